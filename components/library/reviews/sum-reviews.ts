import type { BoardReviews } from '@/lib/contract/studio/board-review';
import type { Verdict } from '@/lib/contract/studio/review-limits';

/** What people said of an item, as its tile shows it: the names by verdict, and the number of comments. */
export interface TileReview {
  names: Record<Verdict, string[]>;
  comments: number;
}

/** Sums up what people said of the items of a board, by the ids of the items; others are not in it. */
export function sumReviews({ verdicts, commentCounts }: BoardReviews): ReadonlyMap<string, TileReview> {
  const reviews = new Map<string, TileReview>();
  function reviewOf(itemId: string): TileReview {
    const known = reviews.get(itemId) ?? { names: { yes: [], no: [], change: [] }, comments: 0 };
    reviews.set(itemId, known);
    return known;
  }
  for (const { itemId, person, verdict } of verdicts) reviewOf(itemId).names[verdict].push(person.name);
  for (const { itemId, count } of commentCounts) reviewOf(itemId).comments = count;
  for (const { names } of reviews.values()) for (const each of Object.values(names)) each.sort();
  return reviews;
}
