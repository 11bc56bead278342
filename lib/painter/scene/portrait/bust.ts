import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { paintFace } from './face.ts';
import { paintHairBefore } from './hair.ts';
import { type Pose, traceCurve } from './pose.ts';
import type { Sitter } from './sitter.ts';

/** Paints neck, shoulders and clothes. */
export function paintShoulders(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  const { palette, bottom, height } = stage;
  const { head, x, y, turn } = pose;
  const foot = (Math.max(bottom, height) - y) / head + 0.2;
  const neck = sitter.isMan ? 0.2 : 0.165;
  traceCurve(
    context,
    pose,
    [neck, 0.26],
    [
      [neck, 0.5, neck + 0.02, 0.6, neck + 0.14, 0.72],
      [-neck - 0.16, 0.72],
      [-neck - 0.02, 0.6, -neck, 0.5, -neck, 0.26],
    ],
  );
  context.save();
  const throat = context.createLinearGradient(x + head * 0.2 * turn, y, x - head * 0.2 * turn, y);
  throat.addColorStop(0, css(sitter.skin));
  throat.addColorStop(0.5, css(mix(sitter.skin, sitter.skinShade, 0.5)));
  throat.addColorStop(1, css(sitter.skinShade));
  context.fillStyle = throat;
  context.fill();
  context.clip();
  traceCurve(
    context,
    pose,
    [-0.4, 0.3],
    [
      [-0.2, 0.5, 0.1, 0.62, 0.3, 0.44],
      [0.3, 0.2],
      [-0.4, 0.2],
    ],
  );
  context.fillStyle = css(shift(sitter.skinShade, { l: -0.05 }), 0.75);
  context.fill();
  context.restore();
  const wide = sitter.isMan ? 0.92 : 0.76;
  traceCurve(
    context,
    pose,
    [0.2, 0.6],
    [
      [0.34, 0.7, wide * 0.72, 0.72, wide, 0.98],
      [wide + 0.14, 1.2, wide + 0.2, 1.6, wide + 0.24, foot],
      [-wide - 0.26, foot],
      [-wide - 0.2, 1.6, -wide - 0.14, 1.2, -wide - 0.02, 0.98],
      [-wide * 0.74, 0.72, -0.36, 0.7, -0.22, 0.6],
      [-0.1, 0.76, 0.1, 0.76, 0.2, 0.6],
    ],
  );
  context.save();
  const cloth = context.createLinearGradient(
    x + head * 0.9 * turn,
    y + head * 0.6,
    x - head * 0.9 * turn,
    y + head * 1.2,
  );
  cloth.addColorStop(0, css(mix(shift(sitter.clothes, { l: 0.06 }), palette.light, 0.22)));
  cloth.addColorStop(0.45, css(sitter.clothes));
  cloth.addColorStop(1, css(mix(shift(sitter.clothes, { l: -0.16 }), palette.zenith, 0.15)));
  context.fillStyle = cloth;
  context.fill();
  context.clip();
  const random = stage.random('folds');
  for (let fold = 0; fold < 16; fold++) {
    const from = random.between(-wide, wide);
    context.strokeStyle = css(shift(sitter.clothes, { l: fold % 2 === 0 ? -0.06 : 0.04 }), 0.4);
    context.lineWidth = head * random.between(0.012, 0.04);
    context.lineCap = 'round';
    traceCurve(
      context,
      pose,
      [from, 0.8 + Math.abs(from) * 0.2],
      [[from * 1.04, 1, from * 1.2 + random.spread() * 0.1, 1.2, from * 1.15 + random.spread() * 0.2, foot]],
    );
    context.stroke();
  }
  addBrushTexture(context, stage, 0.7, 1.2);
  context.restore();
  context.strokeStyle = css(mix(shift(sitter.clothes, { l: 0.1 }), palette.light, 0.25));
  context.lineWidth = head * 0.028;
  traceCurve(context, pose, [0.205, 0.6], [[0.12, 0.79, -0.12, 0.79, -0.225, 0.6]]);
  context.stroke();
}

/** Paints the head but for the hair behind it: face, hair, earrings, hat. */
export function paintHead(context: SKRSContext2D, stage: Stage, pose: Pose, sitter: Sitter): void {
  const { palette } = stage;
  const { head, x, y, turn } = pose;
  paintFace(context, stage, pose, sitter);
  paintHairBefore(context, stage, pose, sitter);
  if (sitter.hasEarrings) {
    for (const side of [1, -1]) {
      context.fillStyle = css(mix({ l: 0.84, c: 0.12, h: 85 }, palette.light, 0.3));
      context.beginPath();
      context.arc(x + side * head * 0.405 * turn, y + head * 0.2, head * 0.028, 0, Math.PI * 2);
      context.fill();
    }
  }
  if (sitter.hasHat) {
    context.fillStyle = css(shift(sitter.clothes, { l: -0.05, h: 20 }));
    traceCurve(
      context,
      pose,
      [0.42, -0.32],
      [
        [0.4, -0.7, 0.25, -0.88, 0, -0.88],
        [-0.28, -0.88, -0.44, -0.7, -0.46, -0.32],
        [-0.2, -0.42, 0.2, -0.42, 0.42, -0.32],
      ],
    );
    context.fill();
    context.beginPath();
    context.ellipse(x - head * 0.02, y - head * 0.34, head * 0.74, head * 0.14, -0.04 * turn, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(mix(sitter.clothes, palette.light, 0.4));
    context.lineWidth = head * 0.05;
    traceCurve(context, pose, [0.43, -0.42], [[0.2, -0.52, -0.22, -0.52, -0.465, -0.42]]);
    context.stroke();
  }
}
