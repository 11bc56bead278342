import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cameraAt, layerTransform } from './camera.ts';
import type { Compositor } from './compositor.ts';
import type { SceneLayer } from './scene-layer.ts';
import type { Stage } from './stage.ts';

/** A cached painting: rows of the stage from `top` on, from `left` on. */
interface Sheet {
  canvas: Canvas;
  left: number;
  top: number;
  depth: number;
  drift: number;
  isPinned: boolean;
}

type Step = { sheet: Sheet } | { layer: SceneLayer };

function createSheet(stage: Stage, layer: SceneLayer): Sheet {
  const left = stage.left - (layer.spread ?? 0);
  const top = Math.floor(Math.max(stage.top, layer.rows?.top ?? stage.top));
  const bottom = Math.ceil(Math.min(stage.bottom, layer.rows?.bottom ?? stage.bottom));
  return {
    canvas: createCanvas(stage.right - left, Math.max(1, bottom - top)),
    left,
    top,
    depth: layer.depth,
    drift: layer.drift ?? 0,
    isPinned: layer.isPinned ?? false,
  };
}

function canShare(stage: Stage, sheet: Sheet, layer: SceneLayer): boolean {
  const isNear = stage.plan.camera.move === 'static' || Math.abs(sheet.depth - layer.depth) < 0.09;
  const bottom = Math.min(stage.bottom, layer.rows?.bottom ?? stage.bottom);
  const isInside = (layer.rows?.top ?? stage.top) >= sheet.top && bottom <= sheet.top + sheet.canvas.height;
  return (
    isNear && isInside && sheet.isPinned === (layer.isPinned ?? false) && sheet.drift === 0 && (layer.drift ?? 0) === 0
  );
}

function drawAt(context: SKRSContext2D, left: number, top: number, draw: (context: SKRSContext2D) => void): void {
  context.save();
  context.translate(-left, -top);
  draw(context);
  context.restore();
}

/**
 * A film paints each layer once on a sheet as large as the camera's reach, then moves the sheets. Neighbours of nearly one
 * depth share a sheet, unless something that moves stands between them.
 */
export function createFilmCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  const frame = createCanvas(stage.width, stage.height);
  const context = frame.getContext('2d');
  const steps: Step[] = [];
  const paintLayer = (layer: SceneLayer, behind: Canvas): void => {
    const backdrop = behind.getContext('2d');
    if (layer.paint !== undefined) {
      const last = steps.at(-1);
      const shared = last !== undefined && 'sheet' in last && canShare(stage, last.sheet, layer) ? last.sheet : null;
      const sheet = shared ?? createSheet(stage, layer);
      const own = shared === null ? sheet : createSheet(stage, layer);
      drawAt(own.canvas.getContext('2d'), own.left, own.top, (sheetContext) => layer.paint?.(sheetContext, behind));
      if (shared === null) steps.push({ sheet });
      else sheet.canvas.getContext('2d').drawImage(own.canvas, own.left - sheet.left, own.top - sheet.top);
      backdrop.drawImage(own.canvas, own.left - stage.left, own.top - stage.top);
    }
    if (layer.animate !== undefined) {
      steps.push({ layer });
      drawAt(backdrop, stage.left, stage.top, (drawn) => layer.animate?.(drawn, { timeSeconds: 0, share: 0 }));
    }
  };
  return {
    *prepare() {
      const behind = createCanvas(stage.right - stage.left, stage.bottom - stage.top);
      for (const [index, layer] of layers.entries()) {
        paintLayer(layer, behind);
        yield (index + 1) / layers.length;
      }
    },
    compose: (moment) => {
      const state = cameraAt(stage.plan.camera, stage, moment.timeSeconds);
      for (const step of steps) {
        const depth = 'sheet' in step ? step.sheet.depth : step.layer.depth;
        const { scale, x, y } = layerTransform(stage.plan.camera, state, depth, stage);
        const isPinned = 'sheet' in step && step.sheet.isPinned;
        context.save();
        if (!isPinned) context.setTransform(scale, 0, 0, scale, x, y);
        if ('sheet' in step)
          context.drawImage(step.sheet.canvas, step.sheet.left + step.sheet.drift * moment.timeSeconds, step.sheet.top);
        else step.layer.animate?.(context, moment);
        context.restore();
      }
      return frame;
    },
  };
}
