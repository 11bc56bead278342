import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { RenderedFile } from '../../service/render/renderer.ts';
import type { Picture } from '../edit/pixels/image.ts';
import { sharpOf } from '../edit/pixels/sharp-bridge.ts';

/** The words that models have for a picture's format. */
export type PictureFormat = 'png' | 'jpeg' | 'jpg' | 'webp';

/** Where and as what a picture is saved. */
export interface PictureTarget {
  /** The task's folder. */
  directory: string;
  /** File name without ending; `result` when left out. */
  name?: string;
  format: PictureFormat;
}

/** Pixels above which PNG is compressed less and WebP encoded quicker, for a result in seconds rather than a minute. */
const largePixels = 8_000_000;

/** WebP has 14 bits for a side; a longer picture cannot be one. */
const longestWebpSide = 16_383;

const files = {
  png: { ending: 'png', contentType: 'image/png' },
  jpeg: { ending: 'jpg', contentType: 'image/jpeg' },
  jpg: { ending: 'jpg', contentType: 'image/jpeg' },
  webp: { ending: 'webp', contentType: 'image/webp' },
} as const;

/** A picture as a pipeline that ends in the format, alpha kept where the format has it and the picture uses it. */
function encode(picture: Picture, format: PictureFormat): Sharp {
  const image = sharpOf(picture);
  const isLarge = picture.width * picture.height > largePixels;
  if (format === 'jpeg' || format === 'jpg') {
    return image
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimiseCoding: true });
  }
  const shown = picture.hasAlpha ? image : image.removeAlpha();
  return format === 'webp'
    ? shown.webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: isLarge ? 2 : 4 })
    : shown.png({ compressionLevel: isLarge ? 3 : 6, adaptiveFiltering: true });
}

/**
 * Writes a picture into a folder, without any metadata. JPEG has no alpha: what is transparent becomes white.
 * @throws Error when a side is longer than WebP allows, 16383 pixels
 */
export async function savePicture(picture: Picture, target: PictureTarget): Promise<RenderedFile> {
  const { directory, name = 'result', format } = target;
  const { width, height } = picture;
  if (format === 'webp' && Math.max(width, height) > longestWebpSide) {
    throw new Error(`WebP has sides of ${longestWebpSide} pixels at most, this picture ${width} × ${height}`);
  }
  const { ending, contentType } = files[format];
  const path = join(directory, `${name}.${ending}`);
  await encode(picture, format).toFile(path);
  return { path, contentType, width, height, durationSeconds: null };
}

// A render child draws one task and ends: keeping decoded files around would only cost memory.
sharp.cache(false);
