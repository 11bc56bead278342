import { css, mix, shift } from '../../colour/oklch.ts';
import { glowGradient, linearGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { addBrushTexture } from '../texture/brush-texture.ts';
import { paintHead, paintShoulders } from './bust.ts';
import { paintHairBehind } from './hair.ts';
import { createLivingSitter } from './living-sitter.ts';
import type { Pose } from './pose.ts';
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
      addBrushTexture(context, stage, 0.7, 0.6);
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
  return {
    name: 'sitter',
    depth: 0.5,
    paint: (context) => {
      paintHairBehind(context, stage, pose, sitter);
      paintShoulders(context, stage, pose, sitter);
      paintHead(context, stage, pose, sitter);
    },
  };
}

/** A bust in painted planes of light on a quiet background. */
export function composePortrait(stage: Stage): SceneLayer[] {
  const { width, height, unit, plan } = stage;
  const sitter = drawSitter(stage);
  const isClose = plan.camera.framing === 'close';
  const head = Math.min(unit * (isClose ? 0.66 : 0.5), height * (isClose ? 0.6 : 0.46));
  const pose: Pose = { x: width * 0.5, y: height * 0.43, head, turn: sitter.toward };
  const bust = stage.durationSeconds > 0 ? createLivingSitter(stage, sitter, pose) : createBust(stage, sitter, pose);
  return [createGround(stage, sitter, pose), bust];
}
