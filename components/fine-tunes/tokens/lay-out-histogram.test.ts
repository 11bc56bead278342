import { describe, expect, it } from 'vitest';
import { layOutHistogram } from './lay-out-histogram';

const spread = { min: 0, mean: 5, p5: 0, p25: 2, p50: 5, p75: 7, p90: 9, p95: 19, p99: 20, max: 20 };

describe('layOutHistogram', () => {
  it('makes bars as wide as their ranges and as high as their rows', () => {
    const { bars, marks, ticks } = layOutHistogram(
      [
        { from: 0, to: 10, rows: 4 },
        { from: 10, to: 40, rows: 1 },
      ],
      spread,
    );
    expect(bars.map(({ left, width, height, isLast }) => [left, width, height, isLast])).toEqual([
      [0, 0.25, 1, false],
      [0.25, 0.75, 0.25, true],
    ]);
    expect(marks).toEqual([
      { name: 'p50', at: 0.125 },
      { name: 'p95', at: 0.475 },
    ]);
    expect(ticks).toEqual([0, 10, 20, 30, 40]);
  });

  it('leaves out overlapping marks, and repeated numbers', () => {
    const { marks, ticks } = layOutHistogram([{ from: 7, to: 8, rows: 1 }], { ...spread, p50: 7, p95: 7 });
    expect(marks.map(({ name }) => name)).toEqual(['p50']);
    expect(ticks).toEqual([7, 8]);
  });

  it('draws nothing without rows', () => {
    expect(layOutHistogram([], null)).toEqual({ bars: [], marks: [], ticks: [] });
  });
});
