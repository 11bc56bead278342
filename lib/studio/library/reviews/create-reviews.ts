import type { BoardReviews, ItemReviews } from '../../../contract/studio/board-review.ts';
import type { Verdict } from '../../../contract/studio/review-limits.ts';
import type { Database } from '../../../database/connect.ts';
import type { Caller } from '../../context/caller.ts';
import { readBoardReviews, readItemReviews } from './read-reviews.ts';
import { deleteComment, writeComment } from './write-comment.ts';
import { writeVerdict } from './write-verdict.ts';

/**
 * What a person can read and say of the items on the boards that they may view. Errors are documented where the
 * operations are defined.
 */
export interface Reviews {
  ofBoard: (boardId: string) => Promise<BoardReviews>;
  ofItem: (boardId: string, itemId: string) => Promise<ItemReviews>;
  decide: (boardId: string, itemId: string, verdict: Verdict | null) => Promise<void>;
  comment: (boardId: string, itemId: string, commentId: string, text: string) => Promise<void>;
  deleteComment: (boardId: string, itemId: string, commentId: string) => Promise<void>;
}

/** Creates the operations on comments and verdicts, for the person who asks. */
export function createReviews(database: Database, caller: Caller): Reviews {
  return {
    ofBoard: (boardId) => readBoardReviews(database, boardId, caller),
    ofItem: (boardId, itemId) => readItemReviews(database, { boardId, itemId }, caller),
    decide: (boardId, itemId, verdict) => writeVerdict(database, { boardId, itemId }, verdict, caller),
    comment: (boardId, itemId, commentId, text) => writeComment(database, { boardId, itemId, commentId }, text, caller),
    deleteComment: (boardId, itemId, commentId) => deleteComment(database, { boardId, itemId, commentId }, caller),
  };
}
