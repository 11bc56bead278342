import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../color/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { layBrushTexture } from '../texture/brush-texture.ts';
import { type Curve, type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';

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

function fillCurve(
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

function paintPlanes(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
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
  layBrushTexture(context, stage, 0.42, 0.8);
}

function paintEye(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter, side: 1 | -1): void {
  const { head } = pose;
  const [cx, cy] = [side * 0.175 - 0.004, -0.045];
  const at = (dx: number, dy: number): [number, number] => [
    pose.x + (cx + dx) * head * pose.turn,
    pose.y + (cy + dy) * head,
  ];
  context.save();
  traceCurve(
    context,
    pose,
    [cx - 0.082, cy + 0.006],
    [
      [cx - 0.04, cy - 0.052, cx + 0.04, cy - 0.052, cx + 0.082, cy + 0.002],
      [cx + 0.04, cy + 0.04, cx - 0.04, cy + 0.042, cx - 0.082, cy + 0.006],
    ],
  );
  context.fillStyle = css(mix({ l: 0.95, c: 0.012, h: 80 }, sitter.skinShade, side === 1 ? 0.1 : 0.3));
  context.fill();
  context.clip();
  context.fillStyle = css(sitter.eyes);
  context.beginPath();
  context.arc(...at(0.006, -0.006), head * 0.041, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css({ l: 0.15, c: 0.02, h: 60 });
  context.beginPath();
  context.arc(...at(0.006, -0.006), head * 0.019, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(sitter.skinShade, 0.5);
  context.fillRect(pose.x - head, pose.y + (cy - 0.06) * head, head * 2, head * 0.036);
  context.restore();
  context.fillStyle = css(mix(stage.palette.light, { l: 0.99, c: 0.01, h: 90 }, 0.5));
  context.beginPath();
  context.arc(...at(0.018, -0.018), head * 0.0095, 0, Math.PI * 2);
  context.fill();
  const lash = mix({ l: 0.2, c: 0.03, h: 40 }, sitter.hairShade, 0.3);
  context.lineCap = 'round';
  context.strokeStyle = css(lash);
  context.lineWidth = head * (sitter.isMan ? 0.011 : 0.016);
  traceCurve(
    context,
    pose,
    [cx - 0.085, cy + 0.006],
    [[cx - 0.042, cy - 0.056, cx + 0.04, cy - 0.056, cx + 0.09, cy - 0.002]],
  );
  context.stroke();
  context.strokeStyle = css(sitter.skinShade, 0.85);
  context.lineWidth = head * 0.006;
  traceCurve(
    context,
    pose,
    [cx - 0.075, cy - 0.038],
    [[cx - 0.03, cy - 0.078, cx + 0.04, cy - 0.076, cx + 0.08, cy - 0.034]],
  );
  context.stroke();
  traceCurve(
    context,
    pose,
    [cx - 0.06, cy + 0.032],
    [[cx - 0.02, cy + 0.05, cx + 0.03, cy + 0.05, cx + 0.07, cy + 0.026]],
  );
  context.stroke();
  const brow = mix(sitter.hairShade, sitter.hairColor, 0.35);
  context.fillStyle = css(brow, 0.92);
  const thick = sitter.isMan ? 0.034 : 0.022;
  const inner = side === 1 ? -1 : 1;
  traceCurve(
    context,
    pose,
    [cx + inner * 0.09, cy - 0.112],
    [
      [cx + inner * 0.04, cy - 0.15, cx - inner * 0.05, cy - 0.158, cx - inner * 0.115, cy - 0.105],
      [
        cx - inner * 0.05,
        cy - 0.158 + thick,
        cx + inner * 0.04,
        cy - 0.15 + thick * 1.25,
        cx + inner * 0.092,
        cy - 0.112 + thick,
      ],
    ],
  );
  context.fill();
}

function paintMouth(context: SKRSContext2D, pose: Pose, sitter: Sitter): void {
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
