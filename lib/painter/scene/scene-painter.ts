import { composeScene } from './compose/compose-scene.ts';
import type { ScenePlan } from './plan/scene-plan.ts';
import { createCompositor } from './stage/compositor.ts';
import { createFinish } from './stage/finish-frame.ts';
import { createStage, type PaintingOptions } from './stage/stage.ts';

/** Paints a planned scene. */
export interface ScenePainter {
  /**
   * Paints everything that never changes, one layer per step; yields the share done, so that a caller can report
   * progress, pause or stop.
   */
  prepare: () => Generator<number, void, undefined>;
  /**
   * The image at a time: RGBA, width × height × 4 bytes, in one buffer that the next call overwrites. Runs `prepare` if
   * it has not run. A still shows the same image at every time.
   */
  paint: (timeSeconds: number) => Uint8ClampedArray;
}

/** A painter of a plan at a size. The same plan and options give the same bytes. */
export function createScenePainter(plan: ScenePlan, options: PaintingOptions): ScenePainter {
  const stage = createStage(plan, options);
  const compositor = createCompositor(stage, composeScene(stage));
  const finish = createFinish(stage);
  const image = new Uint8ClampedArray(options.width * options.height * 4);
  let preparing: Generator<number, void, undefined> | null = null;
  const prepare = (): Generator<number, void, undefined> => (preparing ??= compositor.prepare());
  return {
    prepare,
    paint: (timeSeconds) => {
      while (prepare().next().done !== true);
      const share = options.durationSeconds > 0 ? Math.min(1, Math.max(0, timeSeconds / options.durationSeconds)) : 0;
      const frame = compositor.compose({ timeSeconds, share });
      const { data } = frame.getContext('2d').getImageData(0, 0, options.width, options.height);
      finish.apply(data, image, Math.round(timeSeconds * 1000));
      return image;
    },
  };
}
