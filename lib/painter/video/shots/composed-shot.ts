import type { PromptCitation } from '../../compose/composition.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { composeImage } from '../../compose/compose-image.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { imageOf } from '../../edit/pixels/sharp-bridge.ts';
import { imageInMemory, type VideoImage } from './video-image.ts';
import { imageShot, type ImageShotOptions } from './image-shot.ts';

/** An image composed of several, animated. */
export interface ComposedShotOptions extends Pick<ImageShotOptions, 'title' | 'motion' | 'seed'> {
  prompt: string;
  images: readonly VideoImage[];
  citations: readonly PromptCitation[];
}

/** Fineness of the drawing around the images. */
const detail = 0.6;

/** Share of the preparation that composing takes. */
const composingShare = 0.9;

/** Composes images into the scene of the prompt, and animates that. */
export function composedShot({ prompt, images, citations, ...options }: ComposedShotOptions): ShotPlan {
  return {
    title: options.title,
    open: async (setting) => {
      const { width, height, onProgress, signal } = setting;
      const references: Image[] = [];
      for (const image of images) references.push(await loadReference(image, Math.max(width, height)));
      const composed = await composeImage({
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
      const shot = imageShot({ ...options, image: imageInMemory(composed) });
      return shot.open({
        ...setting,
        onProgress: (share) => onProgress(composingShare + share * (1 - composingShare)),
      });
    },
  };
}

/** A reference in memory, no larger than the video needs it. */
async function loadReference(image: VideoImage, longestSide: number): Promise<Image> {
  try {
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const whole = image.open().toColourspace('srgb').resize(width, height, { fit: 'fill' });
    return await imageOf(whole, true);
  } catch (error) {
    throw image.errorOf(error);
  }
}
