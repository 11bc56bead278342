import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { Database } from '../../../database/connect.ts';
import { boardItems, boards, libraryItems } from '../../../database/studio-library-tables.ts';

/** Stars an imported file as it was, and puts it on the boards of the same names; boards that are not there are made. */
export async function restoreMarks(
  database: Database,
  itemId: string,
  sidecar: Pick<LibrarySidecar, 'isStarred' | 'boards'>,
): Promise<void> {
  if (sidecar.isStarred) {
    await database.update(libraryItems).set({ starredAt: new Date() }).where(eq(libraryItems.id, itemId));
  }
  for (const name of new Set(sidecar.boards)) {
    const [known] = await database
      .select({ id: boards.id })
      .from(boards)
      .where(and(sql`lower(${boards.name}) = lower(${name})`, isNull(boards.trashedAt)))
      .limit(1);
    const boardId = known?.id ?? randomUUID();
    if (known === undefined) await database.insert(boards).values({ id: boardId, name });
    await database.insert(boardItems).values({ boardId, itemId }).onConflictDoNothing();
  }
}
