import { and, eq, sql } from 'drizzle-orm';
import type { Verdict } from '../../../contract/studio/review-limits.ts';
import type { Database } from '../../../database/connect.ts';
import { boardVerdicts } from '../../../database/studio-review-tables.ts';
import type { Caller } from '../../context/caller.ts';
import { findReviewedItem, itemIsGone, onBoard, type ReviewedItem } from './reviewed-item.ts';

/**
 * Sets the caller's own verdict on an item of a board, or takes it back. Somebody who may only view the board may too.
 *
 * @param verdict null takes it back
 * @throws EaselError `resource_not_found` for a board that the caller may not view, and for an item that is not on it
 */
export async function writeVerdict(
  database: Database,
  item: ReviewedItem,
  verdict: Verdict | null,
  caller: Caller,
): Promise<void> {
  await findReviewedItem(database, item, caller);
  if (verdict === null) {
    const { boardId, itemId, personId } = boardVerdicts;
    const isOwn = and(eq(boardId, item.boardId), eq(itemId, item.itemId), eq(personId, caller.personId));
    await database.delete(boardVerdicts).where(isOwn);
    return;
  }
  // A repeated request leaves the time of the first.
  const { rows } = await database.execute(sql`
    insert into studio.board_verdicts as kept (board_id, item_id, person_id, verdict)
    select board_id, item_id, ${caller.personId}::uuid, ${verdict} from ${onBoard(item)}
    on conflict (board_id, item_id, person_id) do update set verdict = excluded.verdict,
      decided_at = case when kept.verdict = excluded.verdict then kept.decided_at else now() end
    returning 1`);
  if (rows.length === 0) throw itemIsGone();
}
