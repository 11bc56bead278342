import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { recogniseMedia } from './media-types.ts';
import { decoding, openPicture } from './open-picture.ts';
import { readPoster } from './read-poster.ts';

/** Longest side of a thumbnail in pixels. */
export const thumbnailSize = 512;

/** Where to make a thumbnail from, and where to put it. */
export interface ThumbnailOptions {
  path: string;
  outputPath: string;
}

/**
 * Makes a small WebP of a picture or a film. A film shows its poster: what is seen after a tenth, or the next that is not
 * black. High dynamic range is brought down to standard.
 * @throws EaselError `unsupported_media_type` for sound, and for what is damaged or beyond the limits.
 */
export async function makeThumbnail(options: ThumbnailOptions): Promise<{ width: number; height: number }> {
  const type = await recogniseMedia(options.path);
  if (type.family === 'image') {
    const { picture } = await openPicture(options.path);
    const fitted = picture.resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await decoding(fitted.webp({ quality: 80 }).toBuffer({ resolveWithObject: true }));
    await writeFile(options.outputPath, data);
    return { width: info.width, height: info.height };
  }
  const { rgb, width, height } = await readPoster(options.path, thumbnailSize);
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toFile(options.outputPath);
  return { width, height };
}
