import { join } from 'node:path';
import sharp from 'sharp';
import { encodeImage, longestWebpSide } from '../../media/write/encode-image.ts';
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

const files = {
  png: { ending: 'png', contentType: 'image/png' },
  jpeg: { ending: 'jpg', contentType: 'image/jpeg' },
  jpg: { ending: 'jpg', contentType: 'image/jpeg' },
  webp: { ending: 'webp', contentType: 'image/webp' },
} as const;

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
  await encodeImage(sharpOf(image), format === 'jpg' ? 'jpeg' : format, image).toFile(path);
  return { path, contentType, width, height, durationSeconds: null };
}

// A render child draws one task and exits: caching decoded files would only cost memory.
sharp.cache(false);
