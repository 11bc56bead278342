import { and, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { commentLimits } from '../../../contract/studio/review-limits.ts';
import type { Database } from '../../../database/connect.ts';
import { boardComments } from '../../../database/studio-review-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { record } from '../../audit/record.ts';
import { boardSubject } from '../audit-subjects.ts';
import type { Caller } from '../../context/caller.ts';
import { findReviewedItem, onBoard, type ReviewedItem } from './reviewed-item.ts';

type CommentOfItem = ReviewedItem & { commentId: string };

/**
 * Writes a comment, or changes the text of one's own. Somebody who may only view the board may too.
 *
 * @throws EaselError `resource_not_found` for a board that the caller may not view, and for an item that is not on it;
 *   `invalid_params` for an id that is no UUID; `forbidden` for a comment of somebody else; `conflict` for an item with
 *   too many comments, and for an id that is used elsewhere
 */
export async function writeComment(
  database: Database,
  comment: CommentOfItem,
  text: string,
  caller: Caller,
): Promise<void> {
  const { boardId, itemId, commentId } = comment;
  if (!isUuid(commentId)) throw new EaselError('invalid_params', 'The id of a comment must be a UUID.');
  await findReviewedItem(database, comment, caller);
  const { rows } = await database.execute(sql`
    insert into studio.board_comments as kept (id, board_id, item_id, person_id, text)
    select ${commentId}::uuid, board_id, item_id, ${caller.personId}::uuid, ${text} from ${onBoard(comment)}
    where (select count(*) from studio.board_comments where board_id = ${boardId} and item_id = ${itemId}
      and id <> ${commentId}) < ${commentLimits.perItem}
    on conflict (id) do update set text = excluded.text,
      edited_at = case when kept.text = excluded.text then kept.edited_at else now() end
      where kept.board_id = excluded.board_id and kept.item_id = excluded.item_id
        and kept.person_id = excluded.person_id
    returning 1`);
  if (rows.length === 0) throw await refusalOf(database, comment, caller);
}

/** Why a comment could not be written. */
async function refusalOf(database: Database, comment: CommentOfItem, caller: Caller): Promise<EaselError> {
  await findReviewedItem(database, comment, caller);
  const [known] = await database.select().from(boardComments).where(eq(boardComments.id, comment.commentId));
  if (known === undefined) {
    return new EaselError(
      'conflict',
      `This item already has ${commentLimits.perItem} comments. Delete one to write another.`,
    );
  }
  const isHere = known.boardId === comment.boardId && known.itemId === comment.itemId;
  if (!isHere) return new EaselError('conflict', 'This id is already used. Choose another id for the comment.');
  return new EaselError('forbidden', 'Somebody else wrote this comment. Only they can change it.');
}

/**
 * Deletes a comment: one's own, or any as the owner of the board or as an administrator.
 *
 * @throws EaselError `resource_not_found` for a board that the caller may not view, for an item that is not on it, and
 *   for a comment that is gone; `forbidden` for a comment of somebody else
 */
export async function deleteComment(database: Database, comment: CommentOfItem, caller: Caller): Promise<void> {
  const { ownerId } = await findReviewedItem(database, comment, caller);
  const [known] = isUuid(comment.commentId)
    ? await database
        .select({ personId: boardComments.personId, author: people.name })
        .from(boardComments)
        .innerJoin(people, eq(people.id, boardComments.personId))
        .where(
          and(
            eq(boardComments.id, comment.commentId),
            eq(boardComments.boardId, comment.boardId),
            eq(boardComments.itemId, comment.itemId),
          ),
        )
    : [];
  if (known === undefined) throw new EaselError('resource_not_found', 'This comment no longer exists.');
  const isOwn = known.personId === caller.personId;
  if (!isOwn && ownerId !== caller.personId && caller.role !== 'administrator') {
    throw new EaselError(
      'forbidden',
      'Somebody else wrote this comment. Only they, the owner of the board or an administrator can delete it.',
    );
  }
  await database.transaction(async (transaction) => {
    await transaction.delete(boardComments).where(eq(boardComments.id, comment.commentId));
    // One's own words are one's own to take back.
    if (isOwn) return;
    await record(transaction, caller, {
      action: 'comment_deleted',
      subject: await boardSubject(transaction, comment.boardId),
      details: { author: known.author },
    });
  });
}
