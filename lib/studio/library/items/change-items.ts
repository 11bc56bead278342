import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { libraryChangeSchema, type LibraryChanged } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { boards, libraryBatches } from '../../../database/studio-library-tables.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { changeStatement, restoreValues, setsValue, valueOf } from './change-statement.ts';
import { checkSelection, isAnyOf, selectionConditions } from './resolve-selection.ts';

/** How long a change can be undone. */
const keptMs = 24 * 60 * 60_000;
const bodySchema = z.object({ selection: z.unknown(), change: libraryChangeSchema });

const opposite = {
  star: 'unstar',
  unstar: 'star',
  trash: 'restore',
  restore: 'trash',
  add_to_board: 'remove_from_board',
  remove_from_board: 'add_to_board',
} as const;

interface ChangedRow extends Record<string, unknown> {
  id: string;
  before?: string | null;
}

/**
 * Changes all selected items at once, and records which ones it really changed, so that exactly these can be undone.
 *
 * @throws EaselError `invalid_params`; `resource_not_found` for a missing board
 */
export async function changeItems(database: Database, body: unknown): Promise<LibraryChanged> {
  const read = bodySchema.safeParse(body);
  if (!read.success) throw new EaselError('invalid_params', 'The body must be {"selection": …, "change": {"do": …}}.');
  const where = selectionConditions(checkSelection(read.data.selection));
  const { change } = read.data;
  return database.transaction(async (transaction) => {
    await forgetOld(transaction);
    if ('board' in change) await checkBoard(transaction, change.board);
    const { rows } = await transaction.execute<ChangedRow>(changeStatement(change, where));
    const id = randomUUID();
    const itemIds = rows.map((row) => row.id);
    const boardId = 'board' in change ? change.board : null;
    const valuesBefore = setsValue(change.do) ? rows.map(({ before }) => before ?? null) : null;
    const valueAfter = valueOf(change);
    const batch = { id, purpose: change.do, boardId, itemIds, valuesBefore, valueAfter, hasValueAfter: true };
    await transaction.insert(libraryBatches).values(batch);
    return { id, count: itemIds.length };
  });
}

/**
 * Undoes a change, once. Items that were rated, labelled or flagged again since then keep the newer value, except after
 * changes of earlier versions, which did not record what they changed to.
 *
 * @throws EaselError `resource_not_found` for a change that was undone already, or is older than a day
 */
export async function undoChange(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [batch] = isUuid(id)
      ? await transaction
          .delete(libraryBatches)
          .where(and(eq(libraryBatches.id, id), ne(libraryBatches.purpose, 'download')))
          .returning()
      : [];
    if (batch === undefined || batch.purpose === 'download') {
      throw new EaselError('resource_not_found', 'This change can no longer be undone.');
    }
    if (setsValue(batch.purpose)) {
      const { itemIds, valuesBefore, valueAfter, hasValueAfter } = batch;
      const after = hasValueAfter ? { value: valueAfter } : null;
      const values = { itemIds, before: valuesBefore ?? [], after };
      await transaction.execute(restoreValues(batch.purpose, values));
      return;
    }
    const back = opposite[batch.purpose];
    const change = libraryChangeSchema.parse(
      batch.boardId === null ? { do: back } : { do: back, board: batch.boardId },
    );
    await transaction.execute(changeStatement(change, isAnyOf(batch.itemIds)));
  });
}

async function checkBoard(database: Database, id: string): Promise<void> {
  const [board] = await database.select({ trashedAt: boards.trashedAt }).from(boards).where(eq(boards.id, id));
  if (board === undefined || board.trashedAt !== null) {
    throw new EaselError('resource_not_found', 'This board no longer exists.');
  }
}

async function forgetOld(database: Database): Promise<void> {
  await database.delete(libraryBatches).where(lt(libraryBatches.createdAt, new Date(Date.now() - keptMs)));
}
