import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { Stage } from '../stage/stage.ts';
import type { Surface } from './ridge.ts';

/** The edge of rolling hills: long waves, a gentle rise toward one side, small unevenness. */
export function hillSurface(stage: Stage, terrain: TerrainPlan): Surface {
  const noise = stage.noise(terrain.name);
  const base = terrain.base * stage.height;
  const rise = terrain.rise * stage.landUnit;
  const length = stage.landUnit * (0.42 + 0.3 * terrain.depth);
  return (x) => {
    const along = x / length;
    const swell = 0.5 + 0.62 * noise(along, terrain.depth * 7) + 0.3 * fractal(noise, along * 2.6, 3.1, 3);
    const lean = 1 - 0.45 * smoothStep(0, 0.8, Math.abs(x / stage.width - terrain.across));
    return base - rise * Math.max(0.04, swell) * lean - fractal(noise, along * 14, 9, 2) * rise * 0.035;
  };
}
