import { mayBeCut, shareKept } from '../../../media/share-kept.ts';
import { hasPlainGround } from './has-plain-ground.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { createCameraPath } from '../animate/camera-path.ts';
import { createDisplacement } from '../animate/displacement.ts';
import { createOverlay } from '../animate/effects/create-effects.ts';
import type { MotionPlan } from '../animate/motion-plan.ts';
import { loadMovingPicture } from '../animate/moving-image.ts';
import type { MovingPicture } from '../animate/moving-image.ts';
import { createWarp } from '../animate/warp.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import type { FilmPicture } from './video-image.ts';
import { fitPicture } from './fit-image.ts';

/** A picture set in motion, and how. */
export interface PictureShotOptions {
  title: string;
  picture: FilmPicture;
  motion: MotionPlan;
  seed: number;
  /** Whether the shot begins or ends on the picture; it begins on it unless said otherwise. */
  end?: 'first' | 'last';
}

/** Sets a picture in motion, cut to the film's proportions: the shot begins or ends exactly on it. */
export function pictureShot({ title, picture, motion, seed, end = 'first' }: PictureShotOptions): ShotPlan {
  return {
    title,
    open: async ({ width, height, framesPerSecond, durationSeconds, onProgress, signal }) => {
      const moving = await loadFitted(picture, { width, height });
      signal.throwIfAborted();
      onProgress(1);
      const pathOf = createCameraPath(motion.camera, durationSeconds, createRandom(seed, 'camera'));
      const displace = createDisplacement(motion, moving.small);
      const lastSeconds = durationSeconds - 1 / framesPerSecond;
      const endSeconds = end === 'last' ? lastSeconds : null;
      const overlay = createOverlay(motion.effects, { width, height, seed, endSeconds });
      const warp = createWarp(moving);
      return {
        frameAt: (timeSeconds) => {
          // A shot that ends on the picture is the way of one that begins on it, gone backwards.
          const wayTime = end === 'first' ? timeSeconds : Math.max(0, lastSeconds - timeSeconds);
          return overlay(warp(pathOf(wayTime), displace(wayTime)), timeSeconds);
        },
        close: () => undefined,
      };
    },
  };
}

/**
 * Loads a film's picture for a camera to move over. `asPanel` always cuts it to the frame.
 * @throws EaselError `invalid_params` at the picture's field when it is damaged.
 */
export async function loadFitted(
  picture: FilmPicture,
  frame: { width: number; height: number },
  asPanel = false,
): Promise<MovingPicture> {
  const isPlain = !asPanel && shareKept(picture, frame) < 0.985 && (await hasPlainGround(picture));
  const fit = isPlain ? 'extend' : asPanel || mayBeCut(picture, frame) ? 'cut' : 'on-blur';
  try {
    return await loadMovingPicture(await fitPicture(picture.open(), picture, frame, fit), frame);
  } catch (error) {
    throw picture.errorOf(error);
  }
}
