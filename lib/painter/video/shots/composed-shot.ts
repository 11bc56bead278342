import { composePicture } from '../../compose/compose-image.ts';
import type { PromptCitation } from '../../compose/composition.ts';
import type { Picture } from '../../edit/pixels/image.ts';
import { pictureOf } from '../../edit/pixels/sharp-bridge.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { madePicture } from './video-image.ts';
import type { FilmPicture } from './video-image.ts';
import { pictureShot } from './image-shot.ts';
import type { PictureShotOptions } from './image-shot.ts';

/** A picture made of several, set in motion. */
export interface ComposedShotOptions extends Pick<PictureShotOptions, 'title' | 'motion' | 'seed'> {
  prompt: string;
  pictures: readonly FilmPicture[];
  citations: readonly PromptCitation[];
}

/** Fineness of the drawing around the pictures. */
const detail = 0.6;

/** Share of the preparation that composing takes. */
const composingShare = 0.9;

/** Puts pictures together into the scene of the words, and sets that in motion. */
export function composedShot({ prompt, pictures, citations, ...options }: ComposedShotOptions): ShotPlan {
  return {
    title: options.title,
    open: async (setting) => {
      const { width, height, onProgress, signal } = setting;
      const references: Picture[] = [];
      for (const picture of pictures) references.push(await loadReference(picture, Math.max(width, height)));
      const composed = await composePicture({
        prompt,
        references,
        citations,
        size: { width, height },
        seed: options.seed,
        boxes: [],
        detail,
        strength: 0.5,
        ground: 'opaque',
        signal,
        onProgress: (share) => onProgress(share * composingShare),
      });
      const shot = pictureShot({ ...options, picture: madePicture(composed) });
      return shot.open({
        ...setting,
        onProgress: (share) => onProgress(composingShare + share * (1 - composingShare)),
      });
    },
  };
}

/** A reference in memory, no larger than the film needs it. */
async function loadReference(picture: FilmPicture, longestSide: number): Promise<Picture> {
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const whole = picture.open().toColourspace('srgb').resize(width, height, { fit: 'fill' });
    return await pictureOf(whole, true);
  } catch (error) {
    throw picture.errorOf(error);
  }
}
