import { describe, expect, it } from 'vitest';
import { shapeLetter } from '@/lib/contract/studio/library-shape';
import type { LibraryIndex } from '@/lib/contract/studio/library';
import { layOut, rowEnd, rowOf, tilesOf, type LibraryLayout } from './layout';
import { scrubberMarks, sectionAt } from './scrubber-marks';
import { stepItem } from './step-item';
import { visibleRows } from './visible-rows';

const options = { width: 1200, rowHeight: 200, gap: 6, headingHeight: 40 };
const sizes = [
  [1024, 1024],
  [1536, 1024],
  [832, 1216],
  [1920, 1080],
  [2048, 858],
] as const;

function letterOf(item: number) {
  const [width, height] = sizes[item % sizes.length] ?? [1, 1];
  return shapeLetter(width, height);
}

function indexOf(count: number, perDay = 140): LibraryIndex {
  const sections = Array.from({ length: Math.ceil(count / perDay) }, (_, at) => {
    const here = Math.min(perDay, count - at * perDay);
    const shapes = Array.from({ length: here }, (_, item) => letterOf(at * perDay + item)).join('');
    const key = new Date(Date.UTC(2026, 10, 21) - at * 86_400_000).toISOString().slice(0, 10);
    return { key, blocks: [{ first: `${at}a`, last: `${at}b`, shapes }] };
  });
  return { sections };
}

function everyRow(layout: LibraryLayout) {
  return layout.rowTops.map((top, row) => ({
    top,
    height: layout.rowHeights[row] ?? 0,
    tiles: tilesOf(layout, row),
    row,
  }));
}

describe('layOut', () => {
  const layout = layOut(indexOf(1000), options);

  it('puts every item into one row, in order', () => {
    expect(everyRow(layout).flatMap(({ tiles }) => tiles.map(({ item }) => item))).toEqual(
      Array.from({ length: 1000 }, (_, item) => item),
    );
  });

  it('keeps aspect ratios to a pixel, and fills the width except in the last row of a section', () => {
    const ends = new Set(layout.sections.map(({ start, count }) => rowOf(layout, start + count - 1)));
    for (const { height, tiles, row } of everyRow(layout)) {
      for (const { item, width } of tiles) {
        const [w, h] = sizes[item % sizes.length] ?? [1, 1];
        expect(Math.abs(width - (height * w) / h)).toBeLessThanOrEqual(tiles.length * 3 + 1);
      }
      const last = tiles.at(-1);
      const right = (last?.left ?? 0) + (last?.width ?? 0);
      expect(right === options.width || ends.has(row)).toBe(true);
      expect(height).toBeLessThan(options.rowHeight * 1.5);
    }
  });

  it('never lets rows overlap', () => {
    const rows = everyRow(layout);
    for (const [at, { top, height }] of rows.entries()) {
      expect(rows[at + 1]?.top ?? Infinity).toBeGreaterThanOrEqual(top + height + options.gap);
    }
  });

  it('gives a wide item its own row in a narrow window, and is empty without items', () => {
    const narrow = layOut(indexOf(5), { ...options, width: 300 });
    expect(tilesOf(narrow, rowOf(narrow, 4)).map(({ item, width }) => [item, width])).toEqual([[4, 300]]);
    expect(layOut({ sections: [] }, options)).toMatchObject({ count: 0, height: 0, rowTops: [] });
  });
});

describe('visibleRows', () => {
  it('contains the rows in view, and never more than 48 tiles', () => {
    const layout = layOut(indexOf(20_000), options);
    for (const share of [0, 0.3, 0.77, 1]) {
      const top = share * (layout.height - 900);
      const { first, end } = visibleRows(layout, top, 900);
      const bottom = (layout.rowTops[end - 1] ?? 0) + (layout.rowHeights[end - 1] ?? 0);
      expect(layout.rowTops[first]).toBeLessThanOrEqual(Math.max(top, options.headingHeight));
      expect(bottom).toBeGreaterThanOrEqual(top + 900 - options.headingHeight - options.gap);
      expect(rowEnd(layout, end - 1) - (layout.rowStarts[first] ?? 0)).toBeLessThanOrEqual(48);
    }
  });
});

describe('stepItem', () => {
  const layout = layOut(indexOf(300), options);

  it('moves along the order and between rows, and stops at the ends', () => {
    expect(stepItem(layout, 'ArrowRight', 0, 900)).toBe(1);
    expect(stepItem(layout, 'ArrowLeft', 0, 900)).toBe(0);
    expect(stepItem(layout, 'End', 0, 900)).toBe(299);
    expect(rowOf(layout, stepItem(layout, 'ArrowDown', 0, 900) ?? -1)).toBe(1);
    expect(stepItem(layout, 'ArrowUp', 1, 900)).toBe(1);
    expect(rowOf(layout, stepItem(layout, 'PageDown', 0, 900) ?? -1)).toBeGreaterThan(2);
    expect(stepItem(layout, 'a', 0, 900)).toBeNull();
  });

  it('moves to the one below, not to the next one', () => {
    const [first] = tilesOf(layout, 0);
    const below = stepItem(layout, 'ArrowDown', first?.item ?? 0, 900);
    expect(tilesOf(layout, 1)[0]?.item).toBe(below);
  });
});

describe('scrubberMarks', () => {
  it('shows months where there is room, and prefers years', () => {
    const layout = layOut(indexOf(100_000), options);
    const marks = scrubberMarks(layout, { apart: 0.03, reach: layout.height - 900, isByTime: true });
    expect(marks[0]).toEqual({ key: '2026-11', share: 0, isYear: true });
    expect(marks.filter(({ isYear }) => isYear).map(({ key }) => key.slice(0, 4))).toEqual(['2026', '2025', '2024']);
    const bySection = scrubberMarks(layout, { apart: 0, reach: layout.height, isByTime: false });
    expect(bySection.map(({ key }) => key)).toEqual(layout.sections.map(({ key }) => key));
    expect(sectionAt(layout, layout.height)).toBe(layout.sections.at(-1)?.key);
  });
});
