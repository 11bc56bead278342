import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import type { Stage } from '../stage/stage.ts';

/** The tones a plant is painted in. */
export interface PlantColors {
  shade: Oklch;
  base: Oklch;
  lit: Oklch;
  wood: Oklch;
}

/** The inputs of a plant's painter. It paints upward from the root at 0, 0. */
export interface PlantBrush {
  height: number;
  colors: PlantColors;
  /** Side of the light: −1 left to 1 right. */
  toward: number;
  random: Random;
  /** 0 to 1. */
  detail: number;
  /** How much of the frame it fills, 0 far to 1: near plants have more and finer boughs. */
  presence: number;
}

/** Paints one plant; `width` is its maximum spread, as a share of its height. */
export interface Plant {
  width: number;
  paint: (context: SKRSContext2D, brush: PlantBrush) => void;
}

/** Tones of leaves at a depth, in the scene's light; by night and against the sun they are reduced to a silhouette. */
export function plantColors(stage: Stage, leaf: Oklch, depth: number): PlantColors {
  const { palette, plan } = stage;
  const base = mix(stage.landAt(depth, null), leaf, 0.35 + 0.5 * depth);
  const isBacklit = plan.light.body !== null && plan.light.altitude < 0.3;
  const warmth = plan.light.body === null ? 0.1 : isBacklit ? 0.34 : 0.3;
  return {
    shade: mix(shift(base, { l: -0.075 }), palette.zenith, 0.14),
    base,
    lit: mix(shift(base, { l: 0.07, c: 1.1 }), palette.light, warmth * 0.75),
    wood: mix({ l: base.l * 0.62, c: 0.035, h: 50 }, palette.near, 0.45),
  };
}

/** Direction of the light at a position across the frame. */
export function lightToward(stage: Stage, x: number): number {
  return Math.max(-1, Math.min(1, (stage.light.x - x) / (stage.unit * 0.35)));
}
