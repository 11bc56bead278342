import type { SweepSides } from '@/lib/contract/studio/sweep-limits';

/** The boxes of the grid of a sweep, in pixels. */
export interface SweepLayout {
  width: number;
  height: number;
  /** The column of row labels; 0 without them. */
  labels: number;
}

const [widestLabels, narrowestLabels] = [120, 28];
/** Of the labels' type, in semibold digits, which are the widest. */
const characterWidth = 8.2;
const labelPadding = 14;

/**
 * Makes the cells of a sweep as large as fits, but no smaller than can be judged: then the grid scrolls in both
 * directions.
 *
 * @param ratio width over height of an image
 */
export function layOutSweep(
  { columns, rows }: SweepSides,
  ratio: number,
  space: {
    width: number;
    height: number;
    gap: number;
    header: number;
    minWidth: number;
    down: { label: string; values: readonly string[] } | null;
  },
): SweepLayout {
  const { gap, header, minWidth, down: axis } = space;
  const longest = axis === null ? 0 : Math.max(...[axis.label, ...axis.values].map((label) => label.length));
  const most = Math.min(widestLabels, space.width * 0.28);
  const labels =
    axis === null ? 0 : Math.round(Math.min(most, Math.max(narrowestLabels, longest * characterWidth + labelPadding)));
  const across = (space.width - (axis === null ? 0 : labels + gap) - gap * (columns - 1)) / columns;
  const down = (space.height - header - gap * rows) / rows;
  const width = Math.floor(Math.max(minWidth, Math.min(across, down * ratio)));
  return { width, height: Math.max(1, Math.round(width / ratio)), labels };
}
