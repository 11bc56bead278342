import type { LibraryBlock, LibraryIndex, LibraryItem } from '@/lib/contract/studio/library';
import { shapeLetter } from '@/lib/contract/studio/library-shape';

/** The local day of a point in time, as the index names days. */
function dayOf(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The cursor of an item. */
export function cursorOf(item: LibraryItem): string {
  return `${Date.parse(item.createdAt)}_${item.media.id}`;
}

/** An index made of loaded items, newest first: for the first screen, until the index itself has loaded. */
export function indexOfItems(items: LibraryItem[]): LibraryIndex {
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt));
  return { days: [...days].map(([day, of]) => ({ day, blocks: [blockOf(of)] })) };
}

function blockOf(items: LibraryItem[]): LibraryBlock {
  const [first] = items;
  const last = items.at(-1);
  return {
    first: first === undefined ? '' : cursorOf(first),
    last: last === undefined ? '' : cursorOf(last),
    shapes: items.map(letterOf).join(''),
  };
}

/** The same rule as in the database: an item without a size is square, audio twice as wide as high. */
function letterOf({ media }: LibraryItem): string {
  if (media.width !== null && media.height !== null && media.width > 0 && media.height > 0)
    return shapeLetter(media.width, media.height);
  return media.kind === 'audio' ? shapeLetter(2, 1) : shapeLetter(1, 1);
}

/** The cursor of the newest item of an index; null for an empty one. */
export function newestCursor(index: LibraryIndex): string | null {
  return index.days[0]?.blocks[0]?.first ?? null;
}

/** The number of items of an index. */
export function countItems(index: LibraryIndex): number {
  let count = 0;
  for (const { blocks } of index.days) for (const { shapes } of blocks) count += shapes.length;
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
    if (grouped.days.length <= 1 || count / grouped.days.length >= leastInSection) break;
    const sections = Map.groupBy(grouped.days, ({ day }) => day.slice(0, length));
    grouped = { days: [...sections].map(([day, days]) => ({ day, blocks: days.flatMap(({ blocks }) => blocks) })) };
  }
  return grouped;
}
