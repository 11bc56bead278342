import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cameraAt, type CameraState, layerTransform } from './camera.ts';
import type { Moment, SceneLayer } from './scene-layer.ts';
import type { Stage } from './stage.ts';

/** Puts layers together into frames. */
export interface Compositor {
  /** Paints what never changes, layer by layer; yields the share done. Runs once. */
  prepare: () => Generator<number, void, undefined>;
  /** The composed frame at a time. */
  compose: (moment: Moment) => Canvas;
}

interface Sheet {
  canvas: Canvas;
  top: number;
  depth: number;
}

type Step = { sheet: Sheet } | { layer: SceneLayer };

/** A still needs no sheets: every layer is painted straight into the frame, each once. */
function createStillCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  const frame = createCanvas(stage.width, stage.height);
  const context = frame.getContext('2d');
  return {
    *prepare() {
      for (const [index, layer] of layers.entries()) {
        drawApart(context, () => layer.paint?.(context, frame));
        drawApart(context, () => layer.animate?.(context, { timeSeconds: 0, share: 0 }));
        yield (index + 1) / layers.length;
      }
    },
    compose: () => frame,
  };
}

function drawApart(context: SKRSContext2D, draw: () => void): void {
  context.save();
  draw();
  context.restore();
}

/**
 * A film paints each layer once on a sheet as large as the camera's reach, then moves the sheets. Neighbours of nearly one
 * depth share a sheet, unless something that moves stands between them.
 */
function createFilmCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  const frame = createCanvas(stage.width, stage.height);
  const context = frame.getContext('2d');
  const { bleed } = stage;
  const fullWidth = stage.width + bleed.x * 2;
  const fullHeight = stage.height + bleed.y * 2;
  const steps: Step[] = [];
  const isStill = stage.plan.camera.move === 'static';
  return {
    *prepare() {
      const behind = createCanvas(fullWidth, fullHeight);
      const backdrop = behind.getContext('2d');
      for (const [index, layer] of layers.entries()) {
        if (layer.paint !== undefined) {
          const last = steps.at(-1);
          const joins =
            last !== undefined && 'sheet' in last && (isStill || Math.abs(last.sheet.depth - layer.depth) < 0.07);
          const sheet = joins
            ? last.sheet
            : { canvas: createCanvas(fullWidth, fullHeight), top: -bleed.y, depth: layer.depth };
          const sheetContext = sheet.canvas.getContext('2d');
          sheetContext.setTransform(1, 0, 0, 1, bleed.x, bleed.y);
          drawApart(sheetContext, () => layer.paint?.(sheetContext, behind));
          drawApart(backdrop, () => {
            backdrop.translate(bleed.x, bleed.y);
            layer.paint?.(backdrop, behind);
          });
          if (!joins) steps.push({ sheet });
        }
        if (layer.animate !== undefined) {
          steps.push({ layer });
          drawApart(backdrop, () => {
            backdrop.translate(bleed.x, bleed.y);
            layer.animate?.(backdrop, { timeSeconds: 0, share: 0 });
          });
        }
        yield (index + 1) / layers.length;
      }
    },
    compose: (moment) => {
      const state: CameraState = cameraAt(stage.plan.camera, stage, moment.timeSeconds);
      for (const step of steps) {
        const depth = 'sheet' in step ? step.sheet.depth : step.layer.depth;
        const { scale, x, y } = layerTransform(stage.plan.camera, state, depth, stage);
        context.save();
        context.setTransform(scale, 0, 0, scale, x, y);
        if ('sheet' in step) context.drawImage(step.sheet.canvas, -bleed.x, step.sheet.top);
        else step.layer.animate?.(context, moment);
        context.restore();
      }
      return frame;
    },
  };
}

/** The compositor that a stage needs. */
export function createCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  return stage.durationSeconds > 0 ? createFilmCompositor(stage, layers) : createStillCompositor(stage, layers);
}
