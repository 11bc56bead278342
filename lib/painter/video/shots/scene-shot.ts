import { setImmediate } from 'node:timers/promises';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import { createScenePainter } from '../../scene/scene-painter.ts';
import type { ShotPlan } from '../timeline/shot.ts';

/** A painted scene in a shot. */
export interface SceneShotOptions {
  title: string;
  plan: ScenePlan;
  /**
   * Detail of the painting, 0 to 1; less than a still's, because each frame of a video is visible for only a moment.
   */
  detail?: number;
  /** How strongly the prompt colours the image, 0 to 1. */
  strength?: number;
  /** A part of a longer take, so that camera and clouds continue through several shots; only the shot by default. */
  drawing?: { fromSeconds: number; seconds: number };
}

/** A shot of a painted scene. */
export function sceneShot({ title, plan, detail = 0.6, strength = 0.5, drawing }: SceneShotOptions): ShotPlan {
  return {
    title,
    open: async ({ width, height, durationSeconds, onProgress, signal }) => {
      const seconds = drawing?.seconds ?? durationSeconds;
      const painter = createScenePainter(plan, { width, height, detail, strength, durationSeconds: seconds });
      const fromSeconds = drawing?.fromSeconds ?? 0;
      for (const share of painter.prepare()) {
        onProgress(share);
        await setImmediate();
        signal.throwIfAborted();
      }
      return { frameAt: (timeSeconds) => painter.paint(fromSeconds + timeSeconds), close: () => undefined };
    },
  };
}
