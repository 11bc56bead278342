import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cameraAt, layerTransform } from './camera.ts';
import { type SheetPlan, type VideoStep, planVideoSteps } from './video-steps.ts';
import type { SceneLayer, Compositor } from './scene-layer.ts';
import type { Stage } from './stage.ts';

function drawAt(context: SKRSContext2D, left: number, top: number, draw: (context: SKRSContext2D) => void): void {
  context.save();
  context.translate(-left, -top);
  draw(context);
  context.restore();
}

/** A sheet for one layer, as large as a sheet plan says. */
function paintApart(layer: SceneLayer, plan: SheetPlan, behind: Canvas): Canvas {
  const canvas = createCanvas(plan.right - plan.left, plan.bottom - plan.top);
  drawAt(canvas.getContext('2d'), plan.left, plan.top, (context) => layer.paint?.(context, behind));
  return canvas;
}

/**
 * A video paints static parts once, on sheets as large as the camera's reach, then moves the sheets and draws the
 * moving parts between them.
 */
export function createVideoCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  const frame = createCanvas(stage.width, stage.height);
  const context = frame.getContext('2d');
  const steps: VideoStep[] = planVideoSteps(stage, layers);
  const canvases = new Map<SheetPlan, Canvas>();
  const sheetOf = new Map(
    steps.flatMap((step) => ('sheet' in step ? step.sheet.layers.map((layer) => [layer, step.sheet] as const) : [])),
  );
  const prepareLayer = (layer: SceneLayer, behind: Canvas): void => {
    const backdrop = behind.getContext('2d');
    layer.observe?.(behind);
    const plan = sheetOf.get(layer);
    if (plan !== undefined) {
      const own = paintApart(layer, plan, behind);
      const shared = canvases.get(plan);
      if (shared === undefined) canvases.set(plan, own);
      else shared.getContext('2d').drawImage(own, 0, 0);
      backdrop.drawImage(own, plan.left - stage.left, plan.top - stage.top);
    }
    if (layer.isFleeting !== true)
      drawAt(backdrop, stage.left, stage.top, (drawn) => layer.animate?.(drawn, { timeSeconds: 0, share: 0 }));
  };
  return {
    *prepare() {
      const behind = createCanvas(stage.right - stage.left, stage.bottom - stage.top);
      for (const [index, layer] of layers.entries()) {
        prepareLayer(layer, behind);
        yield (index + 1) / layers.length;
      }
    },
    compose: (moment) => {
      const state = cameraAt(stage.plan.camera, stage, moment.timeSeconds);
      context.clearRect(0, 0, stage.width, stage.height);
      for (const step of steps) {
        const { depth, isPinned } =
          'sheet' in step ? step.sheet : { depth: step.layer.depth, isPinned: step.layer.isPinned === true };
        const { scale, x, y } = layerTransform(stage.plan.camera, state, depth, stage);
        context.save();
        if (!isPinned) context.setTransform(scale, 0, 0, scale, x, y);
        if ('layer' in step) step.layer.animate?.(context, moment);
        else {
          const canvas = canvases.get(step.sheet);
          if (canvas !== undefined)
            context.drawImage(canvas, step.sheet.left + step.sheet.drift * moment.timeSeconds, step.sheet.top);
        }
        context.restore();
      }
      return frame;
    },
  };
}
