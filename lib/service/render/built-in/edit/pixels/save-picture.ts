import { join } from 'node:path';
import sharp from 'sharp';
import type { RenderedFile } from '../../../renderer.ts';
import { sharpOf } from './sharp-bridge.ts';
import type { Picture } from './picture.ts';

/** Still formats that the edit profiles write. */
export type PictureFormat = 'png' | 'jpeg';

/** Pixels above which PNG is compressed less, for a result in seconds rather than a minute. */
const largePixels = 20_000_000;

/**
 * Writes a picture into a folder as `result.png` or `result.jpg`, without any metadata. JPEG has no alpha: what is
 * transparent becomes white.
 */
export async function savePicture(picture: Picture, directory: string, format: PictureFormat): Promise<RenderedFile> {
  const path = join(directory, format === 'png' ? 'result.png' : 'result.jpg');
  const { width, height } = picture;
  const image = sharpOf(picture);
  if (format === 'png') {
    const opaque = picture.hasAlpha ? image : image.removeAlpha();
    await opaque.png({ compressionLevel: width * height > largePixels ? 2 : 6, adaptiveFiltering: true }).toFile(path);
  } else {
    await image
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toFile(path);
  }
  return { path, contentType: `image/${format}`, width, height, durationSeconds: null };
}

// A render child draws one task and ends: keeping decoded files around would only cost memory.
sharp.cache(false);
