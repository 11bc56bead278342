import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import { type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';
import { fillCurve } from './fill-curve.ts';

/** Paints the lips. */
export function paintMouth(context: SKRSContext2D, pose: Pose, sitter: Sitter): void {
  const { head } = pose;
  fillCurve(
    context,
    pose,
    [-0.115, 0.298],
    [
      [-0.07, 0.27, -0.035, 0.262, 0, 0.275],
      [0.035, 0.262, 0.075, 0.27, 0.12, 0.296],
      [0.06, 0.305, -0.05, 0.306, -0.115, 0.298],
    ],
    css(shift(sitter.lips, { l: -0.07 })),
  );
  fillCurve(
    context,
    pose,
    [-0.115, 0.298],
    [
      [-0.05, 0.306, 0.06, 0.305, 0.12, 0.296],
      [0.08, 0.345, 0.04, 0.358, 0, 0.358],
      [-0.045, 0.358, -0.08, 0.345, -0.115, 0.298],
    ],
    css(sitter.lips),
  );
  fillCurve(
    context,
    pose,
    [0.0, 0.322],
    [
      [0.03, 0.318, 0.055, 0.318, 0.075, 0.316],
      [0.05, 0.338, 0.02, 0.34, 0, 0.322],
    ],
    css(mix(sitter.lips, sitter.skinLight, 0.6), 0.7),
  );
  context.strokeStyle = css(shift(sitter.lips, { l: -0.2 }));
  context.lineWidth = head * 0.009;
  context.lineCap = 'round';
  traceCurve(
    context,
    pose,
    [-0.122, 0.296],
    [
      [-0.06, 0.312, -0.02, 0.298, 0, 0.303],
      [0.03, 0.298, 0.07, 0.312, 0.128, 0.292],
    ],
  );
  context.stroke();
}
