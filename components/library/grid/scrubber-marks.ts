import type { LibraryLayout } from './layout';

/** A mark on the scrubber, and where it begins: 0 is the top, 1 the end. */
export interface ScrubberMark {
  /** A month as in `2026-11`; in other orders than by time the key of a section. */
  key: string;
  share: number;
  isYear: boolean;
}

/**
 * The months of a layout in its order, or the sections of one that is not ordered by time, no nearer to each other than
 * `apart` (a share of the whole); years have priority over months.
 *
 * @param reach the maximum scroll position: marks that begin below it are left out
 */
export function scrubberMarks(
  layout: LibraryLayout,
  { apart, reach, isByTime }: { apart: number; reach: number; isByTime: boolean },
): ScrubberMark[] {
  const marks: ScrubberMark[] = [];
  let before = '';
  for (const { key: section, top } of layout.sections) {
    const key = isByTime ? section.slice(0, 7) : section;
    if (key === before) continue;
    const isYear = isByTime && key.slice(0, 4) !== before.slice(0, 4);
    before = key;
    const share = top / reach;
    if (share > 1) break;
    const last = marks.at(-1);
    if (last === undefined || share - last.share >= apart) marks.push({ key, share, isYear });
    else if (isYear && !last.isYear) marks[marks.length - 1] = { key, share, isYear };
  }
  return marks;
}

/** The key of the section at a height of the layout; null for an empty one. */
export function sectionAt(layout: LibraryLayout, y: number): string | null {
  let low = 0;
  let high = layout.sections.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((layout.sections[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return layout.sections[low]?.key ?? null;
}
