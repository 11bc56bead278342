import type { StudioContext } from '../studio-context.ts';
import { mediaKeys } from './media-keys.ts';
import type { MediaRow } from './media-rows.ts';

/**
 * Puts a thumbnail, and the poster of a film, into storage.
 *
 * @returns their keys, for the file's row
 */
export async function storeThumbnail(
  context: StudioContext,
  file: Pick<MediaRow, 'id' | 'kind'>,
  paths: { outputPath: string; posterPath: string },
): Promise<Pick<MediaRow, 'thumbnailKey' | 'posterKey'>> {
  const keys = mediaKeys(file.id);
  const posterKey = file.kind === 'video' ? keys.poster : null;
  if (posterKey !== null) await context.storage.put(posterKey, paths.posterPath, 'image/webp');
  await context.storage.put(keys.thumbnail, paths.outputPath, 'image/webp');
  return { thumbnailKey: keys.thumbnail, posterKey };
}
