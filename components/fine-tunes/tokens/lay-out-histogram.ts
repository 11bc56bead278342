import type { HistogramBar, TokenSpread } from '@/lib/contract/fine-tunes/tokenization';

/** A bar with its position and size, as shares of the drawing's width and height. */
export interface HistogramBarBox extends HistogramBar {
  left: number;
  width: number;
  height: number;
  /** Whether it also holds longer rows, of unknown length. */
  isOpen: boolean;
}

/** The positions of a histogram's bars, marks and numbers. */
export interface HistogramLayout {
  bars: HistogramBarBox[];
  /** Marked percentiles. */
  marks: { name: 'p50' | 'p95'; at: number }[];
  /** Evenly spaced numbers below the bars; the last is the longest row. */
  ticks: number[];
}

const tickCount = 5;

/** Lays out a histogram, up to the longest row. Each bar is as wide as its range of tokens. */
export function layOutHistogram(bars: readonly HistogramBar[], spread: TokenSpread | null): HistogramLayout {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return { bars: [], marks: [], ticks: [] };
  const end = spread === null ? last.to : Math.min(last.to, spread.max + 1);
  const range = Math.max(1, end - first.from);
  const most = Math.max(1, ...bars.map(({ rows }) => rows));
  const at = (tokens: number) => Math.min(1, Math.max(0, (tokens - first.from) / range));
  const marks = spread === null ? [] : (['p50', 'p95'] as const).map((name) => ({ name, at: at(spread[name]) }));
  const [median, high] = marks;
  const isCrowded = median !== undefined && high !== undefined && high.at - median.at < 0.12;
  return {
    bars: bars.map((bar) => ({
      ...bar,
      to: Math.min(bar.to, end),
      left: at(bar.from),
      width: at(bar.to) - at(bar.from),
      height: bar.rows / most,
      isOpen: spread === null && bar === last && bars.length > 1,
    })),
    marks: isCrowded ? marks.slice(0, 1) : marks,
    ticks: [
      ...new Set(
        Array.from({ length: tickCount }, (_, index) =>
          Math.round(first.from + ((range - 1) * index) / (tickCount - 1)),
        ),
      ),
    ],
  };
}
