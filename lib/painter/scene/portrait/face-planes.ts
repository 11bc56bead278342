import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';
import { fillCurve } from './fill-curve.ts';

/** Fills the face, whose outline is already the path, with planes of light and shadow, and everything on the skin. */
export function paintPlanes(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  const { skin, skinShade, skinLight } = sitter;
  const { x, y, head, turn } = pose;
  const sheen = context.createLinearGradient(x + head * 0.4 * turn, 0, x - head * 0.4 * turn, 0);
  sheen.addColorStop(0, css(skinLight));
  sheen.addColorStop(0.3, css(mix(skinLight, skin, 0.75)));
  sheen.addColorStop(0.62, css(skin));
  sheen.addColorStop(1, css(mix(skin, skinShade, 0.8)));
  context.fillStyle = sheen;
  context.fill();
  context.clip();
  fillCurve(
    context,
    pose,
    [-0.14, -0.56],
    [
      [-0.2, -0.36, -0.27, -0.24, -0.25, -0.1],
      [-0.15, 0.02, -0.2, 0.1, -0.25, 0.2],
      [-0.17, 0.32, -0.1, 0.4, -0.12, 0.55],
      [-0.5, 0.55],
      [-0.5, -0.56],
    ],
    css(skinShade, 0.5),
  );
  fillCurve(
    context,
    pose,
    [-0.3, -0.1],
    [
      [-0.26, -0.15, -0.12, -0.15, -0.06, -0.1],
      [-0.07, -0.03, -0.1, 0, -0.16, 0.01],
      [-0.24, 0, -0.28, -0.04, -0.3, -0.1],
    ],
    css(skinShade, 0.5),
  );
  fillCurve(
    context,
    pose,
    [0.31, -0.1],
    [
      [0.27, -0.14, 0.12, -0.14, 0.065, -0.1],
      [0.08, -0.04, 0.12, -0.01, 0.18, 0],
      [0.25, -0.01, 0.29, -0.04, 0.31, -0.1],
    ],
    css(skinShade, 0.34),
  );
  fillCurve(
    context,
    pose,
    [-0.02, -0.14],
    [
      [-0.055, -0.02, -0.08, 0.1, -0.085, 0.165],
      [-0.05, 0.215, 0.02, 0.215, 0.055, 0.17],
      [0.02, 0.16, -0.02, 0.14, -0.025, 0.08],
      [-0.02, 0, -0.005, -0.08, -0.02, -0.14],
    ],
    css(skinShade, 0.62),
  );
  fillCurve(
    context,
    pose,
    [0.03, -0.1],
    [
      [0.05, 0, 0.055, 0.08, 0.05, 0.14],
      [0.02, 0.15, 0, 0.12, 0.01, 0.02],
      [0.01, -0.04, 0.02, -0.08, 0.03, -0.1],
    ],
    css(skinLight, 0.65),
  );
  for (const [side, alpha] of [
    [1, 0.3],
    [-1, 0.2],
  ] as const) {
    const glow = context.createRadialGradient(
      x + side * head * 0.22 * turn,
      y + head * 0.14,
      0,
      x + side * head * 0.22 * turn,
      y + head * 0.14,
      head * 0.15,
    );
    glow.addColorStop(0, css(shift(sitter.lips, { l: 0.1 }), alpha * (sitter.isMan ? 0.5 : 1)));
    glow.addColorStop(1, css(sitter.lips, 0));
    context.fillStyle = glow;
    context.fillRect(x - head, y - head, head * 2, head * 2);
  }
  fillCurve(
    context,
    pose,
    [-0.1, 0.385],
    [
      [-0.03, 0.41, 0.05, 0.41, 0.11, 0.385],
      [0.06, 0.43, -0.05, 0.43, -0.1, 0.385],
    ],
    css(skinShade, 0.45),
  );
  if (sitter.isOld) {
    context.strokeStyle = css(skinShade, 0.55);
    context.lineWidth = head * 0.008;
    for (const [from, curve] of [
      [
        [-0.11, 0.17],
        [-0.15, 0.22, -0.16, 0.28, -0.15, 0.32],
      ],
      [
        [0.1, 0.17],
        [0.14, 0.22, 0.15, 0.28, 0.14, 0.32],
      ],
      [
        [-0.15, -0.3],
        [-0.05, -0.32, 0.06, -0.32, 0.16, -0.3],
      ],
      [
        [-0.13, -0.25],
        [-0.04, -0.27, 0.05, -0.27, 0.14, -0.25],
      ],
    ] as const) {
      traceCurve(context, pose, from, [curve]);
      context.stroke();
    }
  }
  if (sitter.hasFreckles) {
    const random = stage.random('freckles');
    for (let freckle = 0; freckle < 46; freckle++) {
      context.fillStyle = css(mix(skin, { l: 0.5, c: 0.1, h: 48 }, 0.62), random.between(0.25, 0.6));
      context.beginPath();
      context.arc(
        x + random.spread() * head * 0.24,
        y + head * (0.09 + random.spread() * 0.07),
        head * random.between(0.003, 0.0068),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
  if (sitter.hasBeard)
    fillCurve(
      context,
      pose,
      [0.37, 0.02],
      [
        [0.33, 0.12, 0.25, 0.18, 0.14, 0.195],
        [0.06, 0.2, -0.06, 0.2, -0.14, 0.195],
        [-0.26, 0.18, -0.34, 0.12, -0.38, 0.02],
        [-0.44, 0.3, -0.3, 0.62, 0, 0.62],
        [0.3, 0.62, 0.42, 0.3, 0.37, 0.02],
      ],
      css(sitter.hairShade, 0.95),
    );
  addBrushTexture(context, stage, 0.42, 0.8);
}
