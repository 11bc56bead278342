import { rowAt, rowEnd, type LibraryLayout } from './layout';

/** The most tiles drawn at once, so that the page stays small. */
const mostTiles = 48;

/** The rows to draw for a part of the layout: all rows in view, and as many around them as the limit allows. */
export function visibleRows(layout: LibraryLayout, scrollTop: number, height: number): { first: number; end: number } {
  const rows = layout.rowTops.length;
  if (rows === 0) return { first: 0, end: 0 };
  let first = rowAt(layout, scrollTop);
  let end = Math.min(rows, rowAt(layout, scrollTop + height) + 1);
  const tiles = (from: number, to: number) => rowEnd(layout, to - 1) - (layout.rowStarts[from] ?? 0);
  const within = (y: number) => y >= scrollTop - height && y <= scrollTop + 2 * height;
  for (let grows = true; grows;) {
    grows = false;
    if (end < rows && within(layout.rowTops[end] ?? 0) && tiles(first, end + 1) <= mostTiles) {
      end += 1;
      grows = true;
    }
    if (first > 0 && within(layout.rowTops[first - 1] ?? 0) && tiles(first - 1, end) <= mostTiles) {
      first -= 1;
      grows = true;
    }
  }
  return { first, end };
}
