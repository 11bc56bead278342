import { describe, expect, it } from 'vitest';
import { createTokenTally } from './token-tally.ts';

function tallyOf(counts: number[]) {
  const tally = createTokenTally();
  for (const count of counts) tally.add(count);
  return tally;
}

describe('createTokenTally', () => {
  it('returns null without rows', () => {
    expect(createTokenTally().spread()).toBeNull();
    expect(createTokenTally().histogram()).toEqual([]);
  });

  it('returns the nearest rank of every share', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    const percentiles = { min: 1, mean: 50.5, p5: 5, p25: 25, p50: 50, p75: 75, p90: 90, p95: 95, p99: 99, max: 100 };
    expect(tallyOf(hundred).spread()).toEqual(percentiles);
    expect(tallyOf([7]).spread()).toMatchObject({ min: 7, p50: 7, max: 7 });
  });

  it('returns at most 24 bars without a gap, with every row in one', () => {
    for (const counts of [[0], [3, 3, 900], Array.from({ length: 5000 }, (_, index) => (index * 37) % 811)]) {
      const bars = tallyOf(counts).histogram();
      expect(bars.length).toBeLessThanOrEqual(24);
      expect(bars.reduce((sum, { rows }) => sum + rows, 0)).toBe(counts.length);
      for (const [index, bar] of bars.entries()) expect(bar.from).toBe(bars[index - 1]?.to ?? bar.from);
      expect(bars[0]?.from).toBeLessThanOrEqual(Math.min(...counts));
      expect(bars.at(-1)?.to).toBeGreaterThan(Math.max(...counts));
    }
  });

  it('limits the range, so that a few very long rows do not hide the others', () => {
    const bars = tallyOf([...Array.from({ length: 1000 }, (_, index) => index % 50), 100_000]).histogram();
    expect(bars.length).toBeGreaterThanOrEqual(10);
    expect(bars.at(-1)).toMatchObject({ to: 100_001 });
  });
});
