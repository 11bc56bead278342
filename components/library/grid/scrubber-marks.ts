import type { LibraryLayout } from './layout';

/** A month on the scrubber, and where it begins: 0 is the top, 1 the end. */
export interface ScrubberMark {
  /** As in `2026-11`. */
  month: string;
  share: number;
  isYear: boolean;
}

/**
 * The months of a layout, newest first, no nearer to each other than `apart` (a share of the whole); years have
 * priority over months.
 *
 * @param reach the maximum scroll position: months that begin below it are left out
 */
export function scrubberMarks(layout: LibraryLayout, apart: number, reach: number): ScrubberMark[] {
  const marks: ScrubberMark[] = [];
  let before = '';
  for (const { day, top } of layout.days) {
    const month = day.slice(0, 7);
    if (month === before) continue;
    const isYear = month.slice(0, 4) !== before.slice(0, 4);
    before = month;
    const share = top / reach;
    if (share > 1) break;
    const last = marks.at(-1);
    if (last === undefined || share - last.share >= apart) marks.push({ month, share, isYear });
    else if (isYear && !last.isYear) marks[marks.length - 1] = { month, share, isYear };
  }
  return marks;
}

/** The day at a height of the layout; null for an empty one. */
export function dayAt(layout: LibraryLayout, y: number): string | null {
  let low = 0;
  let high = layout.days.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((layout.days[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return layout.days[low]?.day ?? null;
}
