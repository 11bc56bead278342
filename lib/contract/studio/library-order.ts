/**
 * Orders of the library:
 * - `newest` (the default) and `oldest` by time, in sections of one day;
 * - `rating`: the best first, in sections of one rating;
 * - `name`: from A to Z, in sections of one letter, `#` before and `~` after them;
 * - `size`: the largest files first, in sections of one power of ten (`6` for files of 1 to 10 MB; at least `5`);
 * - `used`: what most requests used first, in sections of one number.
 */
export const libraryOrders = ['newest', 'oldest', 'rating', 'name', 'size', 'used'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

/** Whether the sections of an order are days. */
export function isByTime(order: LibraryOrder | undefined): boolean {
  return order === undefined || order === 'newest' || order === 'oldest';
}
