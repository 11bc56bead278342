import { isEaselError } from '../../../contract/error.ts';
import { openImage } from '../../../media/read/open-image.ts';
import type { RenderInput } from '../../../service/render/renderer.ts';
import { fieldError } from '../../input.ts';
import type { Image } from './image.ts';

/** How large an image may be, and the remedy when it is larger. */
export interface ImageLimit {
  maximumPixels: number;
  /** Text for the error, without the full stop. */
  remedy: string;
}

/** The largest image that is edited whole in memory. */
const editLimit: ImageLimit = { maximumPixels: 50_000_000, remedy: 'Use a smaller image' };

/**
 * Reads an image as pixels: rotated upright by its EXIF orientation, its profile (wide gamut, CMYK) converted to sRGB,
 * 16 bits and grey converted to 8-bit RGBA, the first frame of an animation. Metadata is dropped.
 * @throws EaselError `invalid_params` at `/{field}` when it is damaged, of another type or too large.
 */
export async function loadImage(input: RenderInput, field: string, limit: ImageLimit = editLimit): Promise<Image> {
  try {
    const { image, metadata } = await openImage(input.path);
    const pixelCount = metadata.width * metadata.height;
    if (pixelCount > limit.maximumPixels) {
      const size = `${metadata.width} × ${metadata.height} pixels (${(pixelCount / 1e6).toFixed(1)} megapixels)`;
      const most = (limit.maximumPixels / 1e6).toFixed(1);
      throw fieldError(field, `The image has ${size}. The limit is ${most} megapixels. ${limit.remedy}.`);
    }
    const { data, info } = await image
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    if (info.channels !== 4) throw new Error(`expected four channels, got ${info.channels}`);
    return { width: info.width, height: info.height, pixels, hasAlpha: isTranslucent(pixels) };
  } catch (error) {
    if (isEaselError(error) && error.code === 'invalid_params') throw error;
    const message = isEaselError(error) ? error.message : 'The image is damaged and can’t be read. Use another one.';
    throw fieldError(field, message, error);
  }
}

function isTranslucent(pixels: Uint8ClampedArray): boolean {
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) return true;
  return false;
}
