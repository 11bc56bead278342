/**
 * A sound's loudness as the outline of an SVG path: `values.length` wide, from -1 to 1 high, mirrored at the middle.
 *
 * @param values 0 to 1, evenly spaced in time
 */
export function waveformPath(values: readonly number[]): string {
  if (values.length === 0) return '';
  // A hair at least, so that silence is a line.
  const heights = values.map((value) => Math.min(1, Math.max(0.012, value)));
  const upper = heights.map((height, at) => `${at},${-round(height)}`);
  const lower = heights.map((height, at) => `${at},${round(height)}`).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
