import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintHead, paintShoulders } from './bust.ts';
import { closeEyes, createBlinks } from './blinks.ts';
import { paintHairBehind } from './hair.ts';
import type { Pose } from './pose.ts';
import type { Sitter } from './sitter.ts';

/** Movements of breathing and of the head at a time. They are all zero at time 0. */
function poseAt(timeSeconds: number): { breath: number; lean: number; nod: number } {
  return {
    // About fifteen breaths a minute.
    breath: 0.5 - 0.5 * Math.cos((2 * Math.PI * timeSeconds) / 4.1),
    lean: 0.016 * Math.sin(timeSeconds * 0.62) + 0.006 * Math.sin(timeSeconds * 1.43),
    nod: 0.006 * Math.sin(timeSeconds * 0.83) + 0.003 * Math.sin(timeSeconds * 1.9),
  };
}

/** A sitter in a video: the chest rises and sinks, the head is never quite still, the eyes blink. */
export function createLivingSitter(stage: Stage, sitter: Sitter, pose: Pose): SceneLayer {
  const { left, right, top, bottom } = stage;
  const { x, y, head } = pose;
  const painters = [paintHairBehind, paintShoulders, paintHead] as const;
  let sheets: Canvas[] | null = null;
  const paintSheets = (): Canvas[] =>
    painters.map((paint) => {
      const canvas = createCanvas(right - left, bottom - top);
      const context = canvas.getContext('2d');
      context.translate(-left, -top);
      paint(context, stage, pose, sitter);
      return canvas;
    });
  const blinkAt = createBlinks(stage);
  const neck = y + head * 0.55;

  const turnHead = (context: SKRSContext2D, timeSeconds: number, rise: number, share: number): void => {
    const { lean, nod } = poseAt(timeSeconds);
    context.translate(x, neck - rise);
    context.rotate(lean * share);
    context.translate(-x + lean * head * 0.12 * share, -neck + nod * head * share);
  };

  return {
    name: 'sitter',
    depth: 0.5,
    animate: (context, { timeSeconds }) => {
      const [behind, shoulders, face] = (sheets ??= paintSheets());
      const { breath } = poseAt(timeSeconds);
      const swell = 1 + 0.011 * breath;
      const rise = (bottom - neck) * (swell - 1);
      const draw = (sheet: Canvas | undefined, place: () => void) => {
        context.save();
        place();
        if (sheet !== undefined) context.drawImage(sheet, left, top);
        context.restore();
      };
      // Hair follows the head a little late.
      draw(behind, () => turnHead(context, Math.max(0, timeSeconds - 0.12), rise, 0.8));
      draw(shoulders, () => {
        context.translate(x, bottom);
        context.scale(1 + 0.006 * breath, swell);
        context.translate(-x, -bottom);
      });
      context.save();
      turnHead(context, timeSeconds, rise, 1);
      if (face !== undefined) context.drawImage(face, left, top);
      closeEyes(context, pose, sitter, blinkAt(timeSeconds));
      context.restore();
    },
  };
}
