import { describe, expect, it } from 'vitest';
import { layOutGrid } from './grid-layout';

const space = { width: 640, height: 600, gap: 16, caption: 28, minWidth: 130 };

describe('layOutGrid', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [4, 1, 2],
    [6, 1, 3],
    [9, 1, 3],
    [24, 1, 3],
    [4, 16 / 9, 2],
    [2, 21 / 9, 1],
    [3, 9 / 16, 3],
  ])('arranges %i images of %f : 1 in %i columns', (count, ratio, columns) => {
    expect(layOutGrid(count, ratio, space).columns).toBe(columns);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('fits %i images into the space, in their proportions', (count) => {
    for (const ratio of [0.5, 1, 1.5, 2.4]) {
      const { columns, width, height } = layOutGrid(count, ratio, { ...space, minWidth: 1 });
      const rows = Math.ceil(count / columns);
      expect(columns * width + 16 * (columns - 1)).toBeLessThanOrEqual(640);
      expect(rows * (height + 28) + 16 * (rows - 1)).toBeLessThanOrEqual(600 + rows);
      expect(Math.abs(width / ratio - height)).toBeLessThanOrEqual(1);
    }
  });

  it('scrolls instead of showing images too small', () => {
    const { columns, width } = layOutGrid(9, 1, { ...space, height: 200 });
    expect(columns).toBe(4);
    expect(width).toBeGreaterThan(130);
    expect(layOutGrid(4, 1, { ...space, width: 100, height: 100 })).toEqual({ columns: 1, width: 100, height: 100 });
  });
});
