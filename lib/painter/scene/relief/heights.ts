import { fractal, type Noise, ridged } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { TerrainPlan } from '../plan/scene-plan.ts';
import type { Stage } from '../stage/stage.ts';

/** Heights of ground at a point, about 0 to 1; see `Relief.height`. */
export type Heights = (x: number, z: number) => number;

/** The position of the terrain's peak, in land units from the middle. */
export function peakOf(stage: Stage, terrain: TerrainPlan): number {
  return ((terrain.across - 0.5) * stage.width) / stage.landUnit;
}

/** Rolling hills: long swells in ranks behind each other. */
export function hillHeights(noise: Noise, peak: number, octaves: number): Heights {
  return (x, z) => {
    const swell =
      0.5 + 0.62 * noise(x * 0.85 + z * 1.1, z * 2.1) + 0.13 * fractal(noise, x * 2.6 + 40, z * 3.4, octaves);
    const lean = 0.66 + 0.46 * Math.exp(-((x - peak) ** 2) * 2.6);
    return Math.max(0, swell) * lean * (0.3 + 0.7 * Math.sqrt(z));
  };
}

/** Mountains: crests in folds, one peak above the others, spurs running down toward the viewer. */
export function mountainHeights(noise: Noise, peak: number, octaves: number): Heights {
  return (x, z) => {
    const bend = noise(x * 1.7 + 5, z * 2.2) * 0.16;
    const crest = ridged(noise, (x + bend) * 1.05 + 11, z * 1.5 + bend * 2, octaves);
    const summit = Math.exp(-(((x - peak - bend * 0.4) / 0.36) ** 2)) * 0.46;
    const shoulders = 0.42 + 0.2 * noise(x * 0.9 + 3, 7);
    const profile = Math.sin(Math.min(1, z * 1.25) * Math.PI * 0.5) ** 1.15;
    return (Math.max(0, crest - 0.34) * 1.25 * shoulders * 1.5 + summit * (0.5 + crest * 0.75)) * profile;
  };
}

/** One cone with a broken top and gullies. */
export function volcanoHeights(noise: Noise, peak: number, octaves: number): Heights {
  return (x, z) => {
    const away = (z - 0.62) * 0.85;
    const angle = Math.atan2(away, x - peak);
    const radius = Math.hypot(x - peak, away) * (1 + 0.06 * noise(angle * 3.2, 4));
    const cone = Math.exp(-radius * 3.1);
    const crater = radius < 0.075 ? (0.075 - radius) * 2.6 : 0;
    const gully =
      (ridged(noise, angle * 5.2, radius * 2.4, octaves) - 0.5) * 0.1 * smoothStep(0.03, 0.3, radius) * cone * 2;
    return Math.max(0, cone * 1.12 - crater + gully) + 0.05 * fractal(noise, x * 4, z * 4, 3);
  };
}

/** Dunes: a long windward slope, a sharp crest, a steep lee. */
export function duneHeights(noise: Noise, peak: number): Heights {
  return (x, z) => {
    const bend = noise(x * 0.9 + 20, z * 1.4) * 0.5;
    const wave = x * 0.75 + z * 2.4 + bend;
    const phase = wave - Math.floor(wave);
    const slope = phase < 0.68 ? smoothStep(0, 0.68, phase) : 1 - smoothStep(0.68, 1, phase) ** 0.8;
    const size = 0.62 + 0.38 * noise(Math.floor(wave) * 3.7 + x * 0.4, z * 1.1);
    const lean = 0.75 + 0.4 * Math.exp(-((x - peak) ** 2) * 2);
    return slope * size * lean * (0.4 + 0.6 * z);
  };
}

/** Table mountains: plateaus with steep walls and skirts of rubble. */
export function mesaHeights(noise: Noise, peak: number): Heights {
  return (x, z) => {
    const field =
      noise(x * 1.5 + 9, z * 1.3 + 2) + 0.55 * Math.exp(-(((x - peak) / 0.3) ** 2)) + 0.12 * noise(x * 7, z * 7);
    const wall = smoothStep(0.2, 0.3, field) * 0.55 + smoothStep(0.42, 0.5, field) * 0.4;
    const skirt = smoothStep(-0.25, 0.24, field) * 0.2;
    return (wall + skirt + 0.02 * noise(x * 18, z * 18)) * smoothStep(0, 0.35, z);
  };
}

/** Nearly level ground. */
export function plainHeights(noise: Noise): Heights {
  return (x, z) => 0.35 + 0.5 * noise(x * 0.7 + 3, z * 1.3) + 0.08 * noise(x * 3, z * 4);
}
