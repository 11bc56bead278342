import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { libraryChangeSchema, type LibraryChange, type LibraryChanged } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { boards, libraryBatches } from '../../../database/studio-library-tables.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
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
    const { rows } = await transaction.execute<{ id: string }>(changeStatement(change, inOneOrder(where)));
    const id = randomUUID();
    const itemIds = rows.map((row) => row.id);
    const boardId = 'board' in change ? change.board : null;
    await transaction.insert(libraryBatches).values({ id, purpose: change.do, boardId, itemIds });
    return { id, count: itemIds.length };
  });
}

/**
 * Undoes a change, once.
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
    const back = opposite[batch.purpose];
    const change = libraryChangeSchema.parse(
      batch.boardId === null ? { do: back } : { do: back, board: batch.boardId },
    );
    await transaction.execute(changeStatement(change, inOneOrder(isAnyOf(batch.itemIds))));
  });
}

/**
 * The ids of items that meet a condition, locked in the order of ids, so that two changes of the same items cannot
 * deadlock.
 */
function inOneOrder(where: SQL): SQL {
  return sql`select id from studio.library_items where ${where} order by id for update`;
}

/** The update of a change, and the condition for items that it changes. */
const written = {
  star: { set: 'starred_at = now()', where: 'starred_at is null' },
  unstar: { set: 'starred_at = null', where: 'starred_at is not null' },
  trash: { set: 'trashed_at = now()', where: 'trashed_at is null' },
  restore: { set: 'trashed_at = null', where: 'trashed_at is not null' },
} as const;

/** The statement of a change; it returns the ids that it really changed. */
function changeStatement(change: LibraryChange, ids: SQL): SQL {
  if ('board' in change) {
    return change.do === 'add_to_board'
      ? sql`insert into studio.board_items (board_id, item_id)
          select ${change.board}::uuid, existing.id from studio.library_items as existing where existing.id in (${ids})
          on conflict do nothing returning item_id as id`
      : sql`delete from studio.board_items where board_id = ${change.board} and item_id in (${ids}) returning item_id as id`;
  }
  const { set, where } = written[change.do];
  return sql`update studio.library_items set ${sql.raw(set)} where id in (${ids}) and ${sql.raw(where)} returning id`;
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
