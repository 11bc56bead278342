import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { recogniseMedia } from '../read/media-types.ts';
import { decoding, openImage } from '../read/open-image.ts';
import { readPoster } from './read-poster.ts';

/** Longest side of a thumbnail, and of a video's poster, in pixels. */
export const thumbnailSize = 512;
const posterSize = 1920;

/** The source of a thumbnail, and where to write it. */
export interface ThumbnailOptions {
  path: string;
  outputPath: string;
  /** Where to write a video's poster; none is made without it. */
  posterPath?: string;
}

/**
 * Makes a small WebP of an image or a video. The thumbnail of a video is its poster, which is also written in a larger
 * size: the frame at a tenth of the duration, or the next sampled one that is not black. High dynamic range is mapped
 * to standard. Images are decoded completely, so that damage is detected.
 * @throws EaselError `unsupported_media_type` for audio, and for files that are damaged or exceed the limits.
 */
export async function makeThumbnail(options: ThumbnailOptions): Promise<{ width: number; height: number }> {
  const type = await recogniseMedia(options.path);
  if (type.family === 'image') {
    const { image } = await openImage(options.path);
    const fitted = image.resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await decoding(fitted.webp({ quality: 80 }).toBuffer({ resolveWithObject: true }));
    await writeFile(options.outputPath, data);
    return { width: info.width, height: info.height };
  }
  const { posterPath } = options;
  const { rgb, width, height } = await readPoster(options.path, posterPath === undefined ? thumbnailSize : posterSize);
  const poster = sharp(rgb, { raw: { width, height, channels: 3 } });
  if (posterPath !== undefined) await poster.clone().webp({ quality: 86 }).toFile(posterPath);
  const info = await poster
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(options.outputPath);
  return { width: info.width, height: info.height };
}
