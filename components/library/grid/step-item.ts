import { rowAt, rowEnd, rowOf, tilesOf, type LibraryLayout } from './layout';

/** The item that a key moves to: along the order, or to the nearest above or below. Null for any other key. */
export function stepItem(layout: LibraryLayout, key: string, from: number, pageHeight: number): number | null {
  if (layout.count === 0) return null;
  const clamp = (item: number) => Math.min(layout.count - 1, Math.max(0, item));
  const row = rowOf(layout, from);
  switch (key) {
    case 'ArrowLeft':
      return clamp(from - 1);
    case 'ArrowRight':
      return clamp(from + 1);
    case 'ArrowUp':
      return row === 0 ? from : nearestIn(layout, row - 1, from);
    case 'ArrowDown':
      return row === layout.rowTops.length - 1 ? from : nearestIn(layout, row + 1, from);
    case 'PageUp':
      return nearestIn(layout, rowAt(layout, (layout.rowTops[row] ?? 0) - pageHeight), from);
    case 'PageDown':
      return nearestIn(layout, rowAt(layout, (layout.rowTops[row] ?? 0) + pageHeight), from);
    case 'Home':
      return 0;
    case 'End':
      return layout.count - 1;
    default:
      return null;
  }
}

function nearestIn(layout: LibraryLayout, row: number, from: number): number {
  const span = tilesOf(layout, rowOf(layout, from)).find(({ item }) => item === from);
  const middle = span === undefined ? 0 : span.left + span.width / 2;
  const tiles = tilesOf(layout, row);
  const reached = tiles.find(({ left, width }) => left + width >= middle) ?? tiles.at(-1);
  return reached?.item ?? Math.max(0, rowEnd(layout, row) - 1);
}
