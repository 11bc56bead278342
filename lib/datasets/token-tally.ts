import type { HistogramBar, TokenSpread } from '../contract/fine-tunes/tokenization.ts';

const mostBars = 24;
const niceSteps = [1, 2, 5];

/** Counts rows by their number of tokens, exactly, in memory that grows only with the number of distinct counts. */
export interface TokenTally {
  add: (tokens: number) => void;
  rows: () => number;
  tokens: () => number;
  /** The histogram; null without rows. */
  spread: () => TokenSpread | null;
  histogram: () => HistogramBar[];
}

/** Rounds up to 1, 2, 5, 10, 20, 50… */
function niceWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    const step = niceSteps.find((step) => step * power >= least);
    if (step !== undefined) return step * power;
  }
}

/** Creates an empty tally. */
export function createTokenTally(): TokenTally {
  const rowsOf = new Map<number, number>();
  let rows = 0;
  let tokens = 0;
  const sorted = () => [...rowsOf].toSorted(([one], [other]) => one - other);

  /** The number of tokens that a share of all rows does not exceed (nearest rank). */
  function atShares(shares: number[]): number[] {
    const entries = sorted();
    let index = 0;
    let seen = entries[0]?.[1] ?? 0;
    return shares.map((share) => {
      const rank = Math.max(1, Math.ceil(share * rows));
      while (seen < rank && index < entries.length - 1) {
        index += 1;
        seen += entries[index]?.[1] ?? 0;
      }
      return entries[index]?.[0] ?? 0;
    });
  }

  return {
    add(count) {
      rowsOf.set(count, (rowsOf.get(count) ?? 0) + 1);
      rows += 1;
      tokens += count;
    },
    rows: () => rows,
    tokens: () => tokens,
    spread() {
      if (rows === 0) return null;
      const [min = 0, p5 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0, p95 = 0, p99 = 0, max = 0] = atShares([
        0, 0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1,
      ]);
      return { min, mean: tokens / rows, p5, p25, p50, p75, p90, p95, p99, max };
    },
    histogram() {
      if (rows === 0) return [];
      const [min = 0, p99 = 0, max = 0] = atShares([0, 0.99, 1]);
      // A few very long rows would squeeze all others into one bar, so these share the last bar.
      const shown = p99 < max && max - min > 4 * (p99 - min + 1) ? p99 : max;
      const width = niceWidth((shown - min + 1) / (mostBars - 1));
      const first = Math.floor(min / width);
      const bars = Array.from({ length: Math.floor(shown / width) - first + 1 }, (_, index) => ({
        from: (first + index) * width,
        to: (first + index + 1) * width,
        rows: 0,
      }));
      for (const [count, times] of rowsOf) {
        const bar = bars[Math.min(bars.length - 1, Math.floor(count / width) - first)];
        if (bar !== undefined) bar.rows += times;
      }
      const last = bars.at(-1);
      if (last !== undefined) last.to = Math.max(last.to, max + 1);
      return bars;
    },
  };
}
