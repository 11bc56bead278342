import { join } from 'node:path';
import type { MediaFacts } from '../../media/media-facts.ts';
import { openPicture } from '../../media/open-picture.ts';

/** What a look into a file gave: its facts, and small versions of it as further local files. */
export interface Examination {
  facts: MediaFacts;
  thumbnailPath: string | null;
  previewPath: string | null;
}

const thumbnailPixels = 512;

/**
 * Looks into a media file and makes its thumbnail.
 *
 * @param directory an empty folder for what is made
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
 */
export async function examineFile(path: string, directory: string): Promise<Examination> {
  const { picture, metadata } = await openPicture(path);
  const thumbnailPath = join(directory, 'thumbnail.webp');
  await picture
    .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(thumbnailPath);
  const facts = { width: metadata.autoOrient.width, height: metadata.autoOrient.height } as MediaFacts;
  return { facts, thumbnailPath, previewPath: null };
}
