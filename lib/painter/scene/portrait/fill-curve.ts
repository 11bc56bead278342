import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Curve, type Pose, traceCurve } from './pose.ts';

/** Fills an outline given in head units. */
export function fillCurve(
  context: SKRSContext2D,
  pose: Pose,
  from: readonly [number, number],
  curves: readonly Curve[],
  color: string,
): void {
  traceCurve(context, pose, from, curves);
  context.fillStyle = color;
  context.fill();
}
