import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Oklch } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';

/** The height of a ground's edge, as y in pixels, at any x. */
export type Surface = (x: number) => number;

/** Traces a surface from side to side and closes it at the bottom. */
export function traceGround(context: SKRSContext2D, stage: Stage, surface: Surface): void {
  const step = Math.max(1, stage.unit / 420);
  context.beginPath();
  context.moveTo(stage.left - step, stage.bottom + 1);
  for (let x = stage.left - step; x <= stage.right + step; x += step) context.lineTo(x, surface(x));
  context.lineTo(stage.right + step, stage.bottom + 1);
  context.closePath();
}

/** The colour of distance and fog: that of the sky at the horizon. */
export function hazeColor({ palette }: Stage): Oklch {
  return mix(palette.horizon, palette.far, 0.35);
}
