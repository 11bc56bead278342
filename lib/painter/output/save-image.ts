import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { RenderedFile } from '../../service/render/renderer.ts';
import { sharpOf } from '../edit/pixels/sharp-bridge.ts';
import type { Image } from '../edit/pixels/image.ts';

/** The values that models use for an image's format. */
export type ImageFormat = 'png' | 'jpeg' | 'jpg' | 'webp';

/** How and where an image is saved. */
export interface ImageTarget {
  /** The task's folder. */
  directory: string;
  /** File name without extension; `result` by default. */
  name?: string;
  format: ImageFormat;
}

/** Pixels above which PNG is compressed less and WebP encoded faster, for a result in seconds rather than a minute. */
const largePixels = 8_000_000;

/** WebP stores a side in 14 bits; longer images are impossible. */
const longestWebpSide = 16_383;

const files = {
  png: { ending: 'png', contentType: 'image/png' },
  jpeg: { ending: 'jpg', contentType: 'image/jpeg' },
  jpg: { ending: 'jpg', contentType: 'image/jpeg' },
  webp: { ending: 'webp', contentType: 'image/webp' },
} as const;

/** An image as a pipeline that ends in the format, with alpha where the format supports it and the image uses it. */
function encode(image: Image, format: ImageFormat): Sharp {
  const pipeline = sharpOf(image);
  const isLarge = image.width * image.height > largePixels;
  if (format === 'jpeg' || format === 'jpg') {
    return pipeline
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimiseCoding: true });
  }
  const shown = image.hasAlpha ? pipeline : pipeline.removeAlpha();
  return format === 'webp'
    ? shown.webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: isLarge ? 2 : 4 })
    : shown.png({ compressionLevel: isLarge ? 3 : 6, adaptiveFiltering: true });
}

/**
 * Writes an image into a folder, without any metadata. JPEG has no alpha: transparent parts become white.
 * @throws Error when a side is longer than WebP allows, 16383 pixels
 */
export async function saveImage(image: Image, target: ImageTarget): Promise<RenderedFile> {
  const { directory, name = 'result', format } = target;
  const { width, height } = image;
  if (format === 'webp' && Math.max(width, height) > longestWebpSide) {
    throw new Error(
      `WebP images can have at most ${longestWebpSide} pixels per side; this image has ${width} × ${height}`,
    );
  }
  const { ending, contentType } = files[format];
  const path = join(directory, `${name}.${ending}`);
  await encode(image, format).toFile(path);
  return { path, contentType, width, height, durationSeconds: null };
}

// A render child draws one task and exits: caching decoded files would only cost memory.
sharp.cache(false);
