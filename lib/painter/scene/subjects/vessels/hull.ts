import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Oklch, shift } from '../../../colour/oklch.ts';
import type { Stage } from '../../stage/stage.ts';
import { fillShape, type Point, roundShade, strokeLine } from '../brush.ts';
import type { Sitting, Spot } from '../subject-art.ts';

/** Draws a vessel with its waterline at 0, 0 and its height about `size`. */
export type DrawVessel = (context: SKRSContext2D, sitting: Sitting, spot: Spot) => void;

/** Paints a hull with its waterline at 0, 0: `length` to each end, `depth` above the water, `sheer` higher at bow and stern. */
export function hull(
  context: SKRSContext2D,
  stage: Stage,
  size: number,
  length: number,
  depth: number,
  sheer: number,
  color: Oklch,
  toward: number,
): void {
  const rim: Point[] = Array.from({ length: 13 }, (_, step) => {
    const across = step / 6 - 1;
    return [across * length, -depth - across * across * sheer];
  });
  const keel: Point[] = Array.from({ length: 13 }, (_, step) => {
    const across = 1 - step / 6;
    return [across * length * 0.84, size * 0.012 - Math.abs(across) ** 5 * depth * 0.45];
  });
  fillShape(context, [...rim, ...keel], roundShade(context, stage, -length, length, color, toward));
  strokeLine(context, rim, mix(shift(color, { l: 0.12 }), stage.palette.light, 0.35), Math.max(0.6, size * 0.014));
}
