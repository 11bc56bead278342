import { isNotNull } from 'drizzle-orm';
import { libraryItems } from '../../database/studio-library-tables.ts';
import type { Media } from '../media/create-media.ts';
import type { StudioContext } from '../studio-context.ts';

/** How many files are removed in one go. */
const batchSize = 200;

/**
 * Removes everything in the trash for ever. What something still needs stays where it is.
 *
 * @returns how many files are gone, and how many stayed
 */
export async function emptyTrash(
  context: Pick<StudioContext, 'database'>,
  media: Pick<Media, 'remove'>,
): Promise<{ removed: number; kept: number }> {
  const rows = await context.database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(isNotNull(libraryItems.trashedAt));
  const ids = rows.map(({ id }) => id);
  let removed = 0;
  let kept = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    const removal = await media.remove(ids.slice(at, at + batchSize), { isTrashed: true });
    removed += removal.removed.length;
    kept += removal.kept.length;
  }
  return { removed, kept };
}
