import { describe, expect, it } from 'vitest';
import { layOutHistogram } from './lay-out-histogram';

const spread = { min: 0, mean: 5, p5: 0, p25: 2, p50: 5, p75: 7, p90: 9, p95: 19, p99: 20, max: 20 };

describe('layOutHistogram', () => {
  it('makes bars as wide as their ranges and as high as their rows, up to the longest row', () => {
    const { bars, marks, ticks } = layOutHistogram(
      [
        { from: 0, to: 10, rows: 4 },
        { from: 10, to: 40, rows: 1 },
      ],
      spread,
    );
    expect(bars.map(({ left, width, height, to, isOpen }) => [left, width, height, to, isOpen])).toEqual([
      [0, 10 / 21, 1, 10, false],
      [10 / 21, 11 / 21, 0.25, 21, false],
    ]);
    expect(marks).toEqual([
      { name: 'p50', at: 5 / 21 },
      { name: 'p95', at: 19 / 21 },
    ]);
    expect(ticks).toEqual([0, 5, 10, 15, 20]);
  });

  it('leaves out overlapping marks, and repeated numbers', () => {
    const { marks, ticks } = layOutHistogram([{ from: 7, to: 8, rows: 1 }], { ...spread, p50: 7, p95: 7, max: 7 });
    expect(marks.map(({ name }) => name)).toEqual(['p50']);
    expect(ticks).toEqual([7]);
  });

  it('says so where the longest row is not known', () => {
    const { bars } = layOutHistogram(
      [10, 20].map((from) => ({ from, to: from + 10, rows: 1 })),
      null,
    );
    expect(bars.map(({ to, isOpen }) => [to, isOpen])).toEqual([
      [20, false],
      [30, true],
    ]);
  });

  it('draws nothing without rows', () => {
    expect(layOutHistogram([], null)).toEqual({ bars: [], marks: [], ticks: [] });
  });
});
