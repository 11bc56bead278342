import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { libraryItems } from '../../database/studio-library-tables.ts';

/**
 * Makes sure that an item does not lie in the trash: somebody has brought its file again.
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
