'use client';

import { useQuery } from '@tanstack/react-query';
import { boardReviewsOptions } from '@/lib/client/library/reviews';
import { sumReviews, type TileReview } from './sum-reviews';
import { useReviewUpdates } from './use-review-updates';

const none: ReadonlyMap<string, TileReview> = new Map();

/** What people said of the items of a board, by the ids of the items; nothing without a board, and while it loads. */
export function useBoardReviews(board: string | undefined): ReadonlyMap<string, TileReview> {
  const { data } = useQuery({
    ...boardReviewsOptions(board ?? ''),
    enabled: board !== undefined,
    select: sumReviews,
  });
  useReviewUpdates(board);
  return data ?? none;
}
