import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { type Curve, type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';
import { fillCurve } from './fill-curve.ts';
import { paintPlanes } from './face-planes.ts';
import { paintMouth } from './mouth.ts';
import { paintEye } from './eyes.ts';

function faceCurves(isMan: boolean): readonly Curve[] {
  const jaw = isMan ? 0.285 : 0.25;
  return [
    [0.3, -0.52, 0.385, -0.32, 0.375, -0.04],
    [0.372, 0.12, 0.345, 0.24, jaw, 0.34],
    [0.19, 0.44, 0.1, 0.5, 0.005, 0.5],
    [-0.1, 0.5, -0.2, 0.44, -jaw - 0.02, 0.33],
    [-0.355, 0.24, -0.385, 0.12, -0.385, -0.04],
    [-0.395, -0.32, -0.3, -0.52, 0, -0.52],
  ];
}

/** Paints the face: planes of light and shadow, cheeks, eyes under their lids, nose, mouth. */
export function paintFace(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  const { head } = pose;
  for (const side of [1, -1] as const) {
    fillCurve(
      context,
      pose,
      [side * 0.36, -0.06],
      [
        [side * 0.43, -0.1, side * 0.46, -0.02, side * 0.43, 0.06],
        [side * 0.42, 0.13, side * 0.38, 0.16, side * 0.35, 0.12],
      ],
      css(side === 1 ? sitter.skin : sitter.skinShade),
    );
  }
  context.save();
  traceCurve(context, pose, [0, -0.52], faceCurves(sitter.isMan));
  paintPlanes(context, stage, pose, sitter);
  context.restore();
  context.fillStyle = css(shift(sitter.skinShade, { l: -0.1 }), 0.8);
  for (const x of [-0.036, 0.04]) {
    context.beginPath();
    context.ellipse(
      pose.x + x * head * pose.turn,
      pose.y + 0.188 * head,
      head * 0.017,
      head * 0.009,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  paintEye(context, stage, pose, sitter, -1);
  paintEye(context, stage, pose, sitter, 1);
  paintMouth(context, pose, sitter);
  if (sitter.hasGlasses) {
    context.strokeStyle = css({ l: 0.25, c: 0.03, h: 50 });
    context.lineWidth = head * 0.014;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.ellipse(
        pose.x + side * 0.178 * head,
        pose.y - 0.035 * head,
        head * 0.125,
        head * 0.105,
        0,
        0,
        Math.PI * 2,
      );
      context.stroke();
      context.fillStyle = css(stage.palette.sky, 0.12);
      context.fill();
    }
    traceCurve(context, pose, [-0.055, -0.05], [[-0.02, -0.07, 0.02, -0.07, 0.055, -0.05]]);
    context.stroke();
  }
}
