import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import type { Caller } from '../../context/caller.ts';
import type { RemoveMedia } from '../files/remove-media.ts';

/** Number of files that are removed at once. */
const batchSize = 200;

/**
 * Empties the trash permanently: of one's own items, or for an administrator of all. Files that are still needed stay in
 * it.
 *
 * @returns how many files were removed, and how many stayed
 */
export async function emptyTrash(
  database: Database,
  removeMedia: RemoveMedia,
  caller: Caller,
): Promise<{ removed: number; kept: number }> {
  const { personId, role } = caller;
  const isOwn = role === 'administrator' ? undefined : eq(libraryItems.ownerId, personId);
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(isNotNull(libraryItems.trashedAt), isOwn));
  const ids = rows.map(({ id }) => id);
  let removed = 0;
  let kept = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    const removal = await removeMedia(ids.slice(at, at + batchSize), { isTrashed: true, by: caller });
    removed += removal.removed.length;
    kept += removal.kept.length;
  }
  return { removed, kept };
}

/**
 * Restores an item from the trash when its file was uploaded or imported again.
 *
 * @returns false when it was removed, because the trash was emptied at the same time
 */
export async function restoreFromTrash(database: Pick<Database, 'update'>, id: string): Promise<boolean> {
  const rows = await database
    .update(libraryItems)
    .set({ trashedAt: null })
    .where(eq(libraryItems.id, id))
    .returning({ id: libraryItems.id });
  return rows.length > 0;
}
