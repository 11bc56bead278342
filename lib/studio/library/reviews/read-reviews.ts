import { sql } from 'drizzle-orm';
import type { BoardComment, BoardReviews, ItemReviews, ItemVerdict } from '../../../contract/studio/board-review.ts';
import type { PersonName } from '../../../contract/studio/person.ts';
import { commentLimits } from '../../../contract/studio/review-limits.ts';
import type { Database } from '../../../database/connect.ts';
import type { Caller } from '../../context/caller.ts';
import { findBoard } from '../board-access.ts';
import { findReviewedItem, type ReviewedItem } from './reviewed-item.ts';

/** The most verdicts that are listed for a whole board: four people's on 5,000 items. */
const mostVerdicts = 20_000;

type Row<T> = Record<string, unknown> & T;
type VerdictRow = Row<Omit<ItemVerdict, 'decidedAt'> & { decidedAt: string }>;
type CommentRow = Row<{
  id: string;
  person: PersonName;
  text: string;
  createdAt: string;
  editedAt: string | null;
}>;

const person = sql`json_build_object('id', people.id, 'name', people.name) as person`;
const itemsOnBoard = (boardId: string) => sql`(select board_items.item_id from studio.board_items
  join studio.library_items on library_items.id = board_items.item_id and library_items.trashed_at is null
  where board_items.board_id = ${boardId})`;

/**
 * The verdicts on the items of a board, the newest first, and the numbers of comments.
 *
 * @throws EaselError `resource_not_found` for a board that the caller may not view
 */
export async function readBoardReviews(database: Database, boardId: string, caller: Caller): Promise<BoardReviews> {
  await findBoard(database, boardId, caller, 'view');
  const [verdicts, comments] = await Promise.all([
    database.execute<VerdictRow & { itemId: string }>(sql`
      select item_id as "itemId", ${person}, verdict, decided_at as "decidedAt"
      from studio.board_verdicts join studio.people on people.id = board_verdicts.person_id
      where board_id = ${boardId} and item_id in ${itemsOnBoard(boardId)}
      order by decided_at desc, item_id limit ${mostVerdicts}`),
    database.execute<Row<{ itemId: string; count: number }>>(sql`
      select item_id as "itemId", count(*)::int as count from studio.board_comments
      where board_id = ${boardId} and item_id in ${itemsOnBoard(boardId)}
      group by item_id`),
  ]);
  return {
    verdicts: verdicts.rows.map((row) => ({ ...row, decidedAt: isoOf(row.decidedAt) })),
    commentCounts: comments.rows,
  };
}

/**
 * What people said of one item of a board.
 *
 * @throws EaselError `resource_not_found` for a board that the caller may not view, and for an item that is not on it
 */
export async function readItemReviews(database: Database, item: ReviewedItem, caller: Caller): Promise<ItemReviews> {
  const { ownerId } = await findReviewedItem(database, item, caller);
  const [verdicts, comments] = await Promise.all([
    database.execute<VerdictRow>(sql`
      select ${person}, verdict, decided_at as "decidedAt"
      from studio.board_verdicts join studio.people on people.id = board_verdicts.person_id
      where board_id = ${item.boardId} and item_id = ${item.itemId} order by lower(people.name), people.id`),
    database.execute<CommentRow>(sql`
      select board_comments.id, ${person}, text, board_comments.created_at as "createdAt", edited_at as "editedAt"
      from studio.board_comments join studio.people on people.id = board_comments.person_id
      where board_id = ${item.boardId} and item_id = ${item.itemId}
      order by board_comments.created_at, board_comments.id limit ${commentLimits.perItem}`),
  ]);
  const mayDeleteAll = ownerId === caller.personId || caller.role === 'administrator';
  return {
    verdicts: verdicts.rows.map((row) => ({ ...row, decidedAt: isoOf(row.decidedAt) })),
    comments: comments.rows.map((row): BoardComment => {
      const mayChange = row.person.id === caller.personId;
      return {
        ...row,
        createdAt: isoOf(row.createdAt),
        editedAt: row.editedAt === null ? null : isoOf(row.editedAt),
        mayChange,
        mayDelete: mayChange || mayDeleteAll,
      };
    }),
  };
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
