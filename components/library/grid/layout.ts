import { proportionOf } from '@/lib/contract/studio/library-shape';
import type { LibraryIndex } from '@/lib/contract/studio/library';
import { countItems } from './library-index';

/** How rows are laid out. All in pixels. */
export interface LayoutOptions {
  width: number;
  /** The target height of rows; each is scaled to fill the width. */
  rowHeight: number;
  gap: number;
  /** The height of the heading above the first row of a section. */
  headingHeight: number;
}

/** A block of the index, and the index of its first item, counted from the first of all. */
export interface PlacedBlock {
  first: string;
  last: string;
  start: number;
  count: number;
}

/**
 * A section, and where its heading is. By time its key is a day (`2026-11-21`), or a month or year of few items (`2026-11`,
 * `2026`).
 */
export interface PlacedSection {
  key: string;
  top: number;
  start: number;
  count: number;
}

/** The position of everything, known for all items at once, so that scrolling never estimates. Items are counted from the first. */
export interface LibraryLayout {
  count: number;
  height: number;
  options: LayoutOptions;
  /** Width over height of each item, as shown. */
  proportions: Float32Array;
  rowTops: number[];
  rowHeights: number[];
  /** The first item of each row. */
  rowStarts: number[];
  sections: PlacedSection[];
  blocks: PlacedBlock[];
}

/** The narrowest and widest aspect ratio of a tile; more extreme ones are cropped to these. */
const extremes = { narrowest: 0.4, widest: 3.6 };
/** The last row of a section keeps the height of others rather than filling the width. */
const lastRowStretch = 1.15;

/** Lays out all items in rows that fill the width, each in its own aspect ratio, section by section. */
export function layOut(index: LibraryIndex, options: LayoutOptions): LibraryLayout {
  const { width, rowHeight, gap, headingHeight } = options;
  const count = countItems(index);
  const layout: LibraryLayout = {
    count,
    height: 0,
    options,
    proportions: new Float32Array(count),
    rowTops: [],
    rowHeights: [],
    rowStarts: [],
    sections: [],
    blocks: [],
  };
  const { proportions } = layout;
  let item = 0;
  let top = 0;

  function closeRow(start: number, height: number) {
    layout.rowTops.push(top);
    layout.rowHeights.push(height);
    layout.rowStarts.push(start);
    top += height + gap;
  }

  for (const { key, blocks } of index.sections) {
    const first = item;
    for (const block of blocks) {
      layout.blocks.push({ first: block.first, last: block.last, start: item, count: block.shapes.length });
      for (let at = 0; at < block.shapes.length; at += 1) {
        proportions[item] = Math.min(extremes.widest, Math.max(extremes.narrowest, proportionOf(block.shapes, at)));
        item += 1;
      }
    }
    layout.sections.push({ key, top, start: first, count: item - first });
    top += headingHeight;
    let start = first;
    let sum = 0;
    for (let at = first; at < item; at += 1) {
      const proportion = proportions[at] ?? 1;
      const heightBefore = (width - gap * Math.max(0, at - start - 1)) / sum;
      const heightWith = (width - gap * (at - start)) / (sum + proportion);
      if (heightWith > rowHeight) {
        sum += proportion;
        continue;
      }
      // The row ends with this item or with the one before, whichever comes nearer to the target height.
      if (at > start && heightBefore / rowHeight < rowHeight / heightWith) {
        closeRow(start, Math.round(heightBefore));
        start = at;
        sum = proportion;
        if (width / sum <= rowHeight) {
          closeRow(start, Math.round(width / sum));
          start = at + 1;
          sum = 0;
        }
      } else {
        closeRow(start, Math.round(heightWith));
        start = at + 1;
        sum = 0;
      }
    }
    if (start < item) {
      const filling = (width - gap * (item - start - 1)) / sum;
      closeRow(start, Math.round(filling <= rowHeight * lastRowStretch ? filling : rowHeight));
    }
  }
  layout.height = Math.max(0, top - gap);
  return layout;
}

/** The last row that begins at or above a height; 0 when there is none. */
export function rowAt(layout: LibraryLayout, y: number): number {
  return lastAtMost(layout.rowTops, y);
}

/** The row that an item is in. */
export function rowOf(layout: LibraryLayout, item: number): number {
  return lastAtMost(layout.rowStarts, item);
}

/** The block that an item is in; null where there is none. */
export function blockAt(layout: LibraryLayout, item: number): PlacedBlock | null {
  let low = 0;
  let high = layout.blocks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((layout.blocks[middle]?.start ?? 0) <= item) low = middle;
    else high = middle - 1;
  }
  return layout.blocks[low] ?? null;
}

/** The index of the item after the last one of a row. */
export function rowEnd(layout: LibraryLayout, row: number): number {
  return layout.rowStarts[row + 1] ?? layout.count;
}

/** An item, and the part of its row that its tile takes, in pixels. */
export interface TileSpan {
  item: number;
  left: number;
  width: number;
}

/** The tiles of a row from left to right. A full row fills the width to the pixel. */
export function tilesOf(layout: LibraryLayout, row: number): TileSpan[] {
  const { gap, width } = layout.options;
  const height = layout.rowHeights[row] ?? 0;
  const start = layout.rowStarts[row] ?? 0;
  const end = rowEnd(layout, row);
  const spans: TileSpan[] = [];
  let edge = 0;
  for (let item = start; item < end; item += 1) {
    const next = edge + height * (layout.proportions[item] ?? 1);
    const left = Math.round(edge);
    spans.push({ item, left, width: Math.round(next) - left });
    edge = next + gap;
  }
  const last = spans.at(-1);
  const missing = last === undefined ? 0 : width - last.left - last.width;
  // The last tile absorbs the rounding error of the height.
  if (last !== undefined && Math.abs(missing) <= spans.length * 3) last.width += missing;
  return spans;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
