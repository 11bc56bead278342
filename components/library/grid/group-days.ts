import type { LibraryIndex } from '@/lib/contract/library';
import { countItems } from './count-items';

/** With fewer items a section than this, more would be headings than pictures. */
const leastInSection = 6;
/** How much of `2026-11-21` names a month and a year. */
const coarser = [7, 4];

/** Puts days together to months, or months to years, where days hold little each: as what a search finds does. */
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
