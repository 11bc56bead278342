import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BoardReviews, ItemReviews } from '../../contract/studio/board-review.ts';
import type { Verdict } from '../../contract/studio/review-limits.ts';
import { removeAt } from '../remove-at.ts';
import { request, requestJson } from '../request.ts';

/** An item on a board. */
export interface ReviewedItem {
  board: string;
  item: string;
}

const boardPath = (board: string) => `/api/studio/library/boards/${encodeURIComponent(board)}/reviews`;
const itemPath = ({ board, item }: ReviewedItem) => `${boardPath(board)}/${encodeURIComponent(item)}`;

/** The query keys of comments and verdicts. */
export const reviewKeys = {
  board: (board: string) => ['library', 'reviews', board] as const,
  whole: (board: string) => ['library', 'reviews', board, 'all'] as const,
  item: ({ board, item }: ReviewedItem) => ['library', 'reviews', board, item] as const,
};

/** The verdicts on the items of a board, and the numbers of their comments. */
export function boardReviewsOptions(board: string) {
  return queryOptions({
    queryKey: reviewKeys.whole(board),
    queryFn: ({ signal }) => requestJson<BoardReviews>(boardPath(board), { signal }),
    staleTime: 60_000,
  });
}

/** What people said of an item on a board. */
export function itemReviewsOptions(reviewed: ReviewedItem) {
  return queryOptions({
    queryKey: reviewKeys.item(reviewed),
    queryFn: ({ signal }) => requestJson<ItemReviews>(itemPath(reviewed), { signal }),
    staleTime: 30_000,
  });
}

/** Reads what people said on a board again, after a change. */
export async function refreshReviews(client: QueryClient, board: string): Promise<void> {
  const queryKey = reviewKeys.board(board);
  // What is being read now may be older than the change.
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** Sets one's own verdict; null takes it back. */
export async function writeVerdict(reviewed: ReviewedItem, verdict: Verdict | null): Promise<void> {
  await request(`${itemPath(reviewed)}/verdict`, { method: 'PUT', body: { verdict } });
}

/** Writes a comment, or changes one of one's own. Repeated with the same id, there is one comment. */
export async function writeComment(reviewed: ReviewedItem, id: string, text: string): Promise<void> {
  await request(`${itemPath(reviewed)}/comments/${id}`, { method: 'PUT', body: { text } });
}

/** Deletes a comment. It succeeds too if the comment is already gone. */
export async function deleteComment(reviewed: ReviewedItem, id: string): Promise<void> {
  await removeAt(`${itemPath(reviewed)}/comments/${id}`);
}
