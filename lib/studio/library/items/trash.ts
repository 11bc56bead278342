import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import type { RemoveMedia } from '../files/remove-media.ts';

/** How many files are removed in one go. */
const batchSize = 200;

/**
 * Removes everything in the trash for ever. What something still needs stays where it is.
 *
 * @returns how many files are gone, and how many stayed
 */
export async function emptyTrash(
  database: Database,
  removeMedia: RemoveMedia,
): Promise<{ removed: number; kept: number }> {
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(isNotNull(libraryItems.trashedAt));
  const ids = rows.map(({ id }) => id);
  let removed = 0;
  let kept = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    const removal = await removeMedia(ids.slice(at, at + batchSize), { isTrashed: true });
    removed += removal.removed.length;
    kept += removal.kept.length;
  }
  return { removed, kept };
}

/**
 * Makes sure that an item is not in the trash: somebody has uploaded or imported its file again.
 *
 * @returns false when it is gone, because the trash was emptied at this moment
 */
export async function takeOutOfTrash(database: Pick<Database, 'update'>, id: string): Promise<boolean> {
  const rows = await database
    .update(libraryItems)
    .set({ trashedAt: null })
    .where(eq(libraryItems.id, id))
    .returning({ id: libraryItems.id });
  return rows.length > 0;
}
