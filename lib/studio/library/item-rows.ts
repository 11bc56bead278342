import { desc, eq, type SQL } from 'drizzle-orm';
import type { LibraryItem } from '../../contract/studio/library.ts';
import type { Database } from '../../database/connect.ts';
import { libraryItems } from '../../database/studio-library-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { toStudioMedia } from '../media/media-rows.ts';

/** Reads items that meet a condition, newest first. */
export async function selectItems(
  database: Database,
  where: SQL,
  options: { limit: number; isOldestFirst?: boolean },
): Promise<LibraryItem[]> {
  const order =
    options.isOldestFirst === true
      ? [libraryItems.createdAt, libraryItems.id]
      : [desc(libraryItems.createdAt), desc(libraryItems.id)];
  const rows = await database
    .select({
      media,
      origin: libraryItems.origin,
      jobId: media.jobId,
      model: libraryItems.model,
      modelName: libraryItems.modelName,
      caption: libraryItems.caption,
      createdAt: libraryItems.createdAt,
      starredAt: libraryItems.starredAt,
      trashedAt: libraryItems.trashedAt,
    })
    .from(libraryItems)
    .innerJoin(media, eq(media.id, libraryItems.id))
    .where(where)
    .orderBy(...order)
    .limit(options.limit);
  return rows.map(({ media: file, createdAt, starredAt, trashedAt, ...row }) => ({
    ...row,
    media: toStudioMedia(file),
    createdAt: createdAt.toISOString(),
    isStarred: starredAt !== null,
    isTrashed: trashedAt !== null,
  }));
}
