import { describe, expect, it } from 'vitest';
import { boxNearest, boxesWithin, layOutRow, layOutRows } from './jobs-bar-layout';

describe('layOutRow', () => {
  it('puts boxes side by side, as wide as their ratios require', () => {
    const { boxes, width } = layOutRow([1.5, 1], 100);
    expect(boxes.map(({ x, width }) => [x, width])).toEqual([
      [0, 150],
      [158, 100],
    ]);
    expect(width).toBe(258);
  });

  it('is empty without entries', () => {
    expect(layOutRow([], 100).width).toBe(0);
  });
});

describe('layOutRows', () => {
  it('starts a new row when one is full', () => {
    const { boxes, height } = layOutRows([1.5, 1, 1], { width: 300, height: 100 });
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [158, 0],
      [0, 108],
    ]);
    expect(height).toBe(208);
  });

  it('limits a box to the width of the row', () => {
    expect(layOutRows([5], { width: 300, height: 100 }).boxes[0]?.width).toBe(300);
  });
});

describe('boxesWithin', () => {
  it('returns the boxes in view and near it', () => {
    const layout = layOutRow(
      Array.from({ length: 500 }, () => 1),
      100,
    );
    const seen = { x: 1080, y: 0, width: 500, height: 100 };
    expect(boxesWithin(layout, seen, 0)).toEqual([10, 11, 12, 13, 14]);
    expect(boxesWithin(layout, seen, 200)).toHaveLength(9);
  });
});

describe('boxNearest', () => {
  it('finds it by its middle', () => {
    const { boxes } = layOutRow([1, 1, 1], 100);
    expect(boxNearest(boxes, { x: 170, y: 40 })).toBe(1);
    expect(boxNearest([], { x: 0, y: 0 })).toBe(-1);
  });
});
