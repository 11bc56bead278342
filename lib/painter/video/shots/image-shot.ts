import { hasPlainGround } from './has-plain-ground.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { createCameraPath } from '../animate/camera-path.ts';
import { createDisplacement } from '../animate/displacement.ts';
import { createOverlay } from '../animate/effects/create-effects.ts';
import type { MotionPlan } from '../animate/motion-plan.ts';
import { createWarp } from '../animate/warp.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { mayBeCropped, croppedShare } from '../../../media/filter/may-be-cropped.ts';
import { loadMovingImage, type MovingImage } from '../animate/moving-image.ts';
import type { VideoImage } from './video-image.ts';
import { fitImage } from './fit-image.ts';

/** An animated image. */
export interface ImageShotOptions {
  title: string;
  image: VideoImage;
  motion: MotionPlan;
  seed: number;
  /** Whether the shot begins or ends on the image; it begins on it by default. */
  end?: 'first' | 'last';
}

/** Animates an image, cropped to the video's proportions: the shot begins or ends exactly on it. */
export function imageShot({ title, image, motion, seed, end = 'first' }: ImageShotOptions): ShotPlan {
  return {
    title,
    open: async ({ width, height, framesPerSecond, durationSeconds, onProgress, signal }) => {
      const moving = await loadFitted(image, { width, height });
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
          // A shot that ends on the image has the path of one that begins on it, reversed.
          const wayTime = end === 'first' ? timeSeconds : Math.max(0, lastSeconds - timeSeconds);
          return overlay(warp(pathOf(wayTime), displace(wayTime)), timeSeconds);
        },
        close: () => undefined,
      };
    },
  };
}

/**
 * Loads a video's image for a camera to move over. `asPanel` always crops it to the frame.
 * @throws EaselError `invalid_params` at the image's field when it is damaged.
 */
export async function loadFitted(
  image: VideoImage,
  frame: { width: number; height: number },
  asPanel = false,
): Promise<MovingImage> {
  const isPlain = !asPanel && croppedShare(image, frame) < 0.985 && (await hasPlainGround(image));
  const fit = isPlain ? 'extend' : asPanel || mayBeCropped(image, frame) ? 'cut' : 'on-blur';
  try {
    return await loadMovingImage(await fitImage(image.open(), image, frame, fit), frame);
  } catch (error) {
    throw image.errorOf(error);
  }
}
