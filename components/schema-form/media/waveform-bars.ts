/** The heights of a number of bars: each is its loudest slice, with a minimum height. */
export function waveformBars(levels: readonly number[], count: number): number[] {
  const loudest = Math.max(...levels, 0.05);
  return Array.from({ length: Math.min(count, levels.length) }, (_none, bar) => {
    const [from, to] = [bar, bar + 1].map((edge) =>
      Math.floor((edge * levels.length) / Math.min(count, levels.length)),
    );
    const slice = levels.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
    return Math.max(0.04, Math.max(...slice) / loudest);
  });
}

/** The bars as an SVG path, each one unit wide with a gap of half a unit, around the middle of a height of 2. */
export function barsPath(bars: readonly number[]): string {
  return bars.map((height, bar) => `M${bar + 0.25} ${round(1 - height)}h.5v${round(2 * height)}h-.5z`).join('');
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
