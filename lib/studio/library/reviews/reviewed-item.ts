import { sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Database } from '../../../database/connect.ts';
import type { Caller } from '../../context/caller.ts';
import { findBoard, type AccessibleBoard } from '../board-access.ts';

/** An item on a board. */
export interface ReviewedItem {
  boardId: string;
  itemId: string;
}

/**
 * The row of an item that is on a board now: writing selects from it, so that nothing is written about an item that is
 * removed meanwhile. Items in the trash are on no board.
 */
export function onBoard({ boardId, itemId }: ReviewedItem): SQL {
  return sql`(select board_items.board_id, board_items.item_id from studio.board_items
    join studio.library_items on library_items.id = board_items.item_id and library_items.trashed_at is null
    where board_items.board_id = ${boardId} and board_items.item_id = ${itemId}) as reviewed`;
}

/**
 * Finds a board for somebody who may view it, with one of its items.
 *
 * @throws EaselError `resource_not_found` for a board that they may not view, and for an item that is not on it
 */
export async function findReviewedItem(
  database: Database,
  item: ReviewedItem,
  caller: Caller,
): Promise<AccessibleBoard> {
  const board = await findBoard(database, item.boardId, caller, 'view');
  const { rows } = isUuid(item.itemId) ? await database.execute(sql`select from ${onBoard(item)}`) : { rows: [] };
  if (rows.length === 0) throw itemIsGone();
  return board;
}

/** The error for an item that is not on the board. */
export function itemIsGone(): EaselError {
  return new EaselError('resource_not_found', 'This item is not on this board.');
}
