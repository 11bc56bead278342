import { createCanvas } from '@napi-rs/canvas';
import type { SceneLayer, Compositor } from './scene-layer.ts';
import type { Stage } from './stage.ts';
import { createVideoCompositor } from './video-compositor.ts';

/** A still needs no sheets: every layer is painted directly into the frame, once. */
function createStillCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  const frame = createCanvas(stage.width, stage.height);
  const context = frame.getContext('2d');
  return {
    *prepare() {
      for (const [index, layer] of layers.entries()) {
        layer.observe?.(frame);
        context.save();
        layer.paint?.(context, frame);
        context.restore();
        context.save();
        layer.animate?.(context, { timeSeconds: 0, share: 0 });
        context.restore();
        yield (index + 1) / layers.length;
      }
    },
    compose: () => frame,
  };
}

/** The compositor for a stage. */
export function createCompositor(stage: Stage, layers: SceneLayer[]): Compositor {
  return stage.durationSeconds > 0 ? createVideoCompositor(stage, layers) : createStillCompositor(stage, layers);
}
