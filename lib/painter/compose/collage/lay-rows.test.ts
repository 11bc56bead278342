import { describe, expect, it } from 'vitest';
import { layRows } from './lay-rows.ts';

describe('layRows', () => {
  it('fills the frame without gaps or overlaps', () => {
    for (const count of [2, 3, 5, 9, 14]) {
      const aspects = Array.from({ length: count }, (_, index) => [1.5, 0.7, 1, 2][index % 4] ?? 1);
      const areas = layRows(aspects, 4 / 3);
      const covered = areas.reduce((sum, area) => sum + (area.right - area.left) * (area.bottom - area.top), 0);
      expect(covered).toBeCloseTo(1, 6);
      expect(Math.max(...areas.map(({ right }) => right))).toBe(1);
    }
  });

  it('preserves proportions where they fit, and makes one row for a strip', () => {
    expect(layRows([1, 1, 1, 1], 1)).toHaveLength(4);
    expect(new Set(layRows([1, 1, 1, 1], 1).map(({ top }) => top)).size).toBe(2);
    expect(new Set(layRows([1, 1, 1, 1], 1, 1).map(({ top }) => top)).size).toBe(1);
  });
});
