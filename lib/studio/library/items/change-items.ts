import { randomUUID } from 'node:crypto';
import { and, count, eq, lt, ne, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { type LibraryChange, libraryChangeSchema, type LibraryChanged } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryBatches, libraryItems } from '../../../database/studio-library-tables.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { record } from '../../audit/record.ts';
import type { Caller } from '../../context/caller.ts';
import { findBoard } from '../board-access.ts';
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
 * @throws EaselError `invalid_params`; `resource_not_found` for a missing board; `forbidden` for a board that the caller
 *   may only view, and to move items of others to the trash or out of it
 */
export async function changeItems(database: Database, body: unknown, caller: Caller): Promise<LibraryChanged> {
  const read = bodySchema.safeParse(body);
  if (!read.success) throw new EaselError('invalid_params', 'The body must be {"selection": …, "change": {"do": …}}.');
  const where = selectionConditions(checkSelection(read.data.selection), caller.personId);
  const { change } = read.data;
  return database.transaction(async (transaction) => {
    await forgetOld(transaction);
    if ('board' in change) await findBoard(transaction, change.board, caller, 'edit');
    if (movesItems(change)) await checkOwned(transaction, where, caller);
    const { rows } = await transaction.execute<ChangedRow>(changeStatement(change, where, caller));
    const id = randomUUID();
    const itemIds = rows.map((row) => row.id);
    const boardId = 'board' in change ? change.board : null;
    const valuesBefore = setsValue(change.do) ? rows.map(({ before }) => before ?? null) : null;
    const valueAfter = valueOf(change);
    await transaction.insert(libraryBatches).values({
      id,
      ownerId: caller.personId,
      purpose: change.do,
      boardId,
      itemIds,
      valuesBefore,
      valueAfter,
      hasValueAfter: true,
    });
    await recordTrash(transaction, change.do, itemIds.length, caller);
    return { id, count: itemIds.length };
  });
}

/**
 * Undoes a change of one's own, once. Items that were rated, labelled or flagged again since then keep the newer value, except after
 * changes of earlier versions, which did not record what they changed to. A board may no longer be theirs to change.
 *
 * @throws EaselError `resource_not_found` for a change that was undone already, is older than a day, or is of a board that
 *   no longer exists; `forbidden` for a board that the caller may only view by now, and for items of others, which they moved as an
 *   administrator
 */
export async function undoChange(database: Database, id: string, caller: Caller): Promise<void> {
  await database.transaction(async (transaction) => {
    const [batch] = isUuid(id)
      ? await transaction
          .delete(libraryBatches)
          .where(
            and(
              eq(libraryBatches.id, id),
              eq(libraryBatches.ownerId, caller.personId),
              ne(libraryBatches.purpose, 'download'),
            ),
          )
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
    const where = isAnyOf(batch.itemIds);
    if ('board' in change) await findBoard(transaction, change.board, caller, 'edit');
    if (movesItems(change)) await checkOwned(transaction, where, caller);
    const { rows } = await transaction.execute(changeStatement(change, where, caller));
    await recordTrash(transaction, change.do, rows.length, caller);
  });
}

/** Whether a change moves items to the trash or out of it. */
function movesItems(change: LibraryChange): boolean {
  return change.do === 'trash' || change.do === 'restore';
}

/** Records in the audit log that items were moved to the trash or out of it. */
async function recordTrash(
  database: Database,
  purpose: LibraryChange['do'],
  count: number,
  caller: Caller,
): Promise<void> {
  if (count === 0 || (purpose !== 'trash' && purpose !== 'restore')) return;
  const action = purpose === 'trash' ? 'items_trashed' : 'items_restored';
  await record(database, caller, { action, subject: null, details: { count } });
}

/** Refuses to change items of others; administrators may. */
async function checkOwned(database: Database, where: SQL, { personId, role }: Caller): Promise<void> {
  if (role === 'administrator') return;
  const [others] = await database
    .select({ count: count() })
    .from(libraryItems)
    .where(and(where, ne(libraryItems.ownerId, personId)));
  if (others === undefined || others.count === 0) return;
  const which = others.count === 1 ? 'One of these items belongs' : `${others.count} of these items belong`;
  throw new EaselError(
    'forbidden',
    `${which} to somebody else. Only they or an administrator can move them to the trash or restore them.`,
  );
}

async function forgetOld(database: Database): Promise<void> {
  await database.delete(libraryBatches).where(lt(libraryBatches.createdAt, new Date(Date.now() - keptMs)));
}
