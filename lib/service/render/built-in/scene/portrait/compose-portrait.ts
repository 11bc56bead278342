import { css, mix, shift } from '../color/oklch.ts';
import { glowGradient, linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { layBrushTexture } from '../texture/brush-texture.ts';
import { paintFace } from './face.ts';
import { paintHairBefore, paintHairBehind } from './hair.ts';
import { type Pose, traceCurve } from './pose.ts';
import { drawSitter, type Sitter } from './sitter.ts';

function createGround(stage: Stage, sitter: Sitter, pose: Pose): SceneLayer {
  const { left, right, top, bottom, unit, palette } = stage;
  const { background } = sitter;
  return {
    name: 'ground',
    depth: 0.15,
    paint: (context) => {
      context.fillStyle = linearGradient(
        context,
        [sitter.toward < 0 ? left : right, top],
        [sitter.toward < 0 ? right : left, bottom],
        [
          { at: 0, color: mix(shift(background, { l: 0.05 }), palette.light, 0.12) },
          { at: 0.5, color: background },
          { at: 1, color: shift(background, { l: -0.14 }) },
        ],
      );
      context.fillRect(left, top, right - left, bottom - top);
      const disc = mix(shift(background, { l: 0.075, c: 1.12 }), palette.companion, 0.16);
      context.fillStyle = css(disc, 0.9);
      context.beginPath();
      context.arc(
        pose.x + sitter.toward * pose.head * 0.12,
        pose.y - pose.head * 0.04,
        pose.head * 0.98,
        0,
        Math.PI * 2,
      );
      context.fill();
      const random = stage.random('ground strokes');
      for (let stroke = 0; stroke < 90 * stage.detail + 10; stroke++) {
        context.strokeStyle = css(shift(background, { l: random.spread() * 0.07, h: random.spread() * 16 }), 0.22);
        context.lineWidth = unit * random.between(0.01, 0.045);
        context.lineCap = 'round';
        const [x, y, length] = [
          random.between(left, right),
          random.between(top, bottom),
          unit * random.between(0.06, 0.24),
        ];
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + length * 0.5,
          y - length * random.between(0.1, 0.4),
          x + length,
          y - length * random.between(0.1, 0.6),
        );
        context.stroke();
      }
      layBrushTexture(context, stage, 0.7, 0.6);
      context.globalCompositeOperation = 'soft-light';
      context.fillStyle = glowGradient(
        context,
        [pose.x + sitter.toward * unit * 0.5, pose.y - unit * 0.5],
        unit * 1.1,
        palette.light,
        0.7,
      );
      context.fillRect(left, top, right - left, bottom - top);
    },
  };
}

function createBust(stage: Stage, sitter: Sitter, pose: Pose): SceneLayer {
  const { palette, bottom, height } = stage;
  const { head, x, y, turn } = pose;
  const foot = (Math.max(bottom, height) - y) / head + 0.2;
  return {
    name: 'sitter',
    depth: 0.5,
    paint: (context) => {
      paintHairBehind(context, stage, pose, sitter);
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
      layBrushTexture(context, stage, 0.7, 1.2);
      context.restore();
      context.strokeStyle = css(mix(shift(sitter.clothes, { l: 0.1 }), palette.light, 0.25));
      context.lineWidth = head * 0.028;
      traceCurve(context, pose, [0.205, 0.6], [[0.12, 0.79, -0.12, 0.79, -0.225, 0.6]]);
      context.stroke();
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
    },
  };
}

/** A bust in painted planes of light before a quiet ground. */
export function composePortrait(stage: Stage): SceneLayer[] {
  const { width, height, unit, plan } = stage;
  const sitter = drawSitter(stage);
  const isClose = plan.camera.framing === 'close';
  const head = Math.min(unit * (isClose ? 0.66 : 0.5), height * (isClose ? 0.6 : 0.46));
  const pose: Pose = { x: width * 0.5, y: height * 0.43, head, turn: sitter.toward };
  return [createGround(stage, sitter, pose), createBust(stage, sitter, pose)];
}
