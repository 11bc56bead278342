import { fractal, smoothStep } from '../noise/noise.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { fillGround, lightEdge, type Surface, traceGround } from './ridge.ts';

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

/** Rolling hills. */
export function createHills(stage: Stage, terrain: TerrainPlan): SceneLayer {
  const surface = hillSurface(stage, terrain);
  const crest = terrain.base * stage.height - terrain.rise * stage.landUnit * 1.2;
  return {
    name: terrain.name,
    depth: terrain.depth,
    rows: { top: crest, bottom: stage.bottom },
    paint: (context) => {
      traceGround(context, stage, surface);
      fillGround(context, stage, {
        color: stage.landAt(terrain.depth, terrain.tint),
        depth: terrain.depth,
        crest,
        foot: terrain.base * stage.height + stage.landUnit * 0.12,
      });
      lightEdge(context, stage, surface, { strength: 0.55 * (1 - terrain.depth * 0.4), width: stage.unit * 0.0028 });
    },
  };
}
