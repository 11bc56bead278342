import type { Area } from '../composition.ts';

interface Layout {
  rows: number[];
  error: number;
}

/** How far the cells of a row partition are from the images' own proportions, with all rows stretched to the frame. */
function errorOf(aspects: readonly number[], rows: readonly number[], frame: number): number {
  let start = 0;
  const heights = rows.map((count) => {
    const sum = aspects.slice(start, start + count).reduce((total, aspect) => total + aspect, 0);
    start += count;
    return 1 / sum;
  });
  const total = heights.reduce((sum, height) => sum + height, 0);
  // Stretching every row by the same factor changes every cell's proportions by that factor.
  const stretch = Math.abs(Math.log(total * frame));
  const uneven = Math.log(Math.max(...heights) / Math.min(...heights));
  return stretch + uneven * 0.35;
}

function* partitions(count: number, rows: number): Generator<number[]> {
  if (rows === 1) {
    yield [count];
    return;
  }
  for (let first = 1; first <= count - rows + 1; first++) {
    for (const rest of partitions(count - first, rows - 1)) yield [first, ...rest];
  }
}

/**
 * Arranges images in rows that fill a frame, like a photo wall, changing their proportions as little as possible.
 *
 * @param aspects width over height of each image
 * @param frame width over height of the frame
 * @param mostRows 1 for a strip
 * @returns an area for each, without gutters
 */
export function layRows(aspects: readonly number[], frame: number, mostRows = 5): Area[] {
  let best: Layout = { rows: [aspects.length], error: Infinity };
  for (let count = 1; count <= Math.min(mostRows, aspects.length); count++) {
    for (const rows of partitions(aspects.length, count)) {
      const error = errorOf(aspects, rows, frame);
      if (error < best.error - 1e-9) best = { rows, error };
    }
  }
  const sums: number[] = [];
  let start = 0;
  for (const count of best.rows) {
    sums.push(aspects.slice(start, start + count).reduce((total, aspect) => total + aspect, 0));
    start += count;
  }
  const total = sums.reduce((sum, row) => sum + 1 / row, 0);
  const areas: Area[] = [];
  let top = 0;
  start = 0;
  for (const [row, count] of best.rows.entries()) {
    const sum = sums[row] ?? 1;
    const bottom = row === best.rows.length - 1 ? 1 : top + 1 / sum / total;
    let left = 0;
    for (let index = start; index < start + count; index++) {
      const right = index === start + count - 1 ? 1 : left + (aspects[index] ?? 1) / sum;
      areas.push({ left, right, top, bottom });
      left = right;
    }
    top = bottom;
    start += count;
  }
  return areas;
}
