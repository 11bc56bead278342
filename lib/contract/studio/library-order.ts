/**
 * Orders of the library:
 * - `newest` (the default) and `oldest` by time, in sections of one day;
 * - `rating`: the best first, in sections of one rating;
 * - `name`: from A to Z, in sections of one letter, `#` before and `~` after them;
 * - `size`: the largest files first, in sections of one power of ten (`6` for files of 1 to 10 MB; at least `5`);
 * - `used`: what most requests used first, in sections of one number;
 * - `request` (the default within a batch): as the results were requested, in one section.
 */
export const libraryOrders = ['newest', 'oldest', 'rating', 'name', 'size', 'used', 'request'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

/** The order of a filter: the chosen one, else the default. */
export function orderOf({
  sort,
  batch,
}: {
  sort?: LibraryOrder | undefined;
  batch?: string | undefined;
}): LibraryOrder {
  return sort ?? (batch === undefined ? 'newest' : 'request');
}

/** Whether the sections of an order are days. */
export function isByTime(order: LibraryOrder): boolean {
  return order === 'newest' || order === 'oldest';
}
