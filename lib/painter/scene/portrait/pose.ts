import type { SKRSContext2D } from '@napi-rs/canvas';

/** A frame of reference for a head: its middle, the height of the head in pixels, and a slight turn toward the light. */
export interface Pose {
  x: number;
  y: number;
  head: number;
  turn: number;
}

/** A command of an outline in head units: to a point, or a cubic to one. */
export type Curve = readonly [number, number] | readonly [number, number, number, number, number, number];

/** Traces an outline given in head units from the middle of the head, x to the light, y down. */
export function traceCurve(
  context: SKRSContext2D,
  pose: Pose,
  from: readonly [number, number],
  curves: readonly Curve[],
): void {
  const px = (x: number): number => pose.x + x * pose.head * pose.turn;
  const py = (y: number): number => pose.y + y * pose.head;
  context.beginPath();
  context.moveTo(px(from[0]), py(from[1]));
  for (const curve of curves) {
    if (curve.length === 2) context.lineTo(px(curve[0]), py(curve[1]));
    else context.bezierCurveTo(px(curve[0]), py(curve[1]), px(curve[2]), py(curve[3]), px(curve[4]), py(curve[5]));
  }
}
