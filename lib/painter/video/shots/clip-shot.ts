import { measureClip, openClip, type ColourMix } from '../../../media/clip-reader.ts';
import type { RenderInput } from '../../../service/render/renderer.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { inputError } from '../input-error.ts';

/** A video of the request that is cut into another. */
export interface VideoClip {
  path: string;
  /** Names the clip in errors, as in `input_videos/0`. */
  field: string;
  /** Size as displayed. */
  width: number;
  height: number;
  durationSeconds: number;
}

/**
 * Probes a clip of the request.
 * @throws EaselError `invalid_params` at the field when it is not a video.
 */
export async function clipFromRequest(input: RenderInput, field: string): Promise<VideoClip> {
  try {
    return { path: input.path, field, ...(await measureClip(input.path)) };
  } catch (error) {
    throw inputError(error, field);
  }
}

/** A clip, and how it is shown. */
export interface ClipShotOptions {
  title: string;
  clip: VideoClip;
  fromSeconds: number;
  /** Its colour matrix; null leaves colours unchanged. */
  mix: ColourMix | null;
}

/** Shows a clip from a time on, cropped to the video's proportions; a clip that is too short holds its last frame. */
export function clipShot(options: ClipShotOptions): ShotPlan {
  const { title, clip, fromSeconds, mix } = options;
  return {
    title,
    open: async ({ width, height, onProgress }) => {
      try {
        const reader = await openClip(clip.path, { width, height }, mix);
        onProgress(1);
        return { frameAt: (timeSeconds) => reader.frameAt(fromSeconds + timeSeconds), close: reader.close };
      } catch (error) {
        throw inputError(error, clip.field);
      }
    },
  };
}
