import type { LibraryBlock, LibraryIndex, LibraryItem } from '@/lib/contract/studio/library';
import { shapeLetter } from '@/lib/contract/studio/library-shape';

/** An index made of loaded items, in their order: for the first screen, until the index itself has loaded. */
export function indexOfItems(items: LibraryItem[]): LibraryIndex {
  const sections = Map.groupBy(items, ({ section }) => section);
  return { sections: [...sections].map(([key, of]) => ({ key, blocks: [blockOf(of)] })) };
}

function blockOf(items: LibraryItem[]): LibraryBlock {
  return {
    first: items[0]?.cursor ?? '',
    last: items.at(-1)?.cursor ?? '',
    shapes: items.map(letterOf).join(''),
  };
}

/** The same rule as in the database: an item without a size is square, audio twice as wide as high. */
function letterOf({ media }: LibraryItem): string {
  if (media.width !== null && media.height !== null && media.width > 0 && media.height > 0)
    return shapeLetter(media.width, media.height);
  return media.kind === 'audio' ? shapeLetter(2, 1) : shapeLetter(1, 1);
}

/** The cursor of the first item of an index; null for an empty one. */
export function firstCursor(index: LibraryIndex): string | null {
  return index.sections[0]?.blocks[0]?.first ?? null;
}

/** The number of items of an index. */
export function countItems(index: LibraryIndex): number {
  let count = 0;
  for (const { blocks } of index.sections) for (const { shapes } of blocks) count += shapes.length;
  return count;
}

/** With fewer items a day on average, days are grouped into months, or years. */
const leastInSection = 6;
/** Lengths of the prefixes of `2026-11-21` that name a month and a year. */
const coarser = [7, 4];

/** Groups days into months, or months into years, where each holds few items, as in search results. */
export function groupDays(index: LibraryIndex): LibraryIndex {
  const count = countItems(index);
  let grouped = index;
  for (const length of coarser) {
    if (grouped.sections.length <= 1 || count / grouped.sections.length >= leastInSection) break;
    const sections = Map.groupBy(grouped.sections, ({ key }) => key.slice(0, length));
    grouped = { sections: [...sections].map(([key, days]) => ({ key, blocks: days.flatMap(({ blocks }) => blocks) })) };
  }
  return grouped;
}
