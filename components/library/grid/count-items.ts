import type { LibraryIndex } from '@/lib/contract/library';

/** How many items an index holds. */
export function countItems(index: LibraryIndex): number {
  let count = 0;
  for (const { blocks } of index.days) for (const { shapes } of blocks) count += shapes.length;
  return count;
}
