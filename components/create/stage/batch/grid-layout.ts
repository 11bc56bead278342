import { requestedProportion } from '@/lib/client/jobs/read-request';
import type { Batch } from './use-batch';

/** The grid of a batch: how many columns, and the box of an image in pixels, without its caption. */
export interface GridLayout {
  columns: number;
  width: number;
  height: number;
}

/** The space of the grid, and what its cells need, in pixels. */
export interface GridSpace {
  width: number;
  height: number;
  gap: number;
  /** Height of the line under an image. */
  caption: number;
  /** Images are not smaller; the grid scrolls instead. */
  minWidth: number;
}

/** More cells than these scroll. */
const mostInView = 9;

/**
 * Arranges a batch so that its images are as large as fits; of more than nine, the first nine fit.
 *
 * @param count of cells, at least 1
 * @param ratio width over height of an image
 */
export function layOutGrid(
  count: number,
  ratio: number,
  { width, height, gap, caption, minWidth }: GridSpace,
): GridLayout {
  const shown = Math.min(count, mostInView);
  const byColumns = Array.from({ length: shown }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(shown / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows - caption;
    return { columns, width: Math.min(across, down * ratio), isFull: shown % columns === 0 };
  });
  // A grid without holes is preferred where its images are nearly as large.
  const value = (one: (typeof byColumns)[number]) => one.width * (one.isFull ? 1.12 : 1);
  const best = byColumns.reduce((one, other) => (value(other) > value(one) ? other : one));
  if (best.width >= Math.min(minWidth, width)) return box(best.columns, best.width, ratio);
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (minWidth + gap))));
  return box(columns, (width - gap * (columns - 1)) / columns, ratio);
}

function box(columns: number, width: number, ratio: number): GridLayout {
  const whole = Math.max(1, Math.floor(width));
  return { columns, width: whole, height: Math.max(1, Math.round(whole / ratio)) };
}

/** The proportion of most cells: that of the results, else the requested one. */
export function ratioOf({ cells, schemaOf }: Pick<Batch, 'cells' | 'schemaOf'>): number {
  const ratios = cells.map(({ job, media }) => {
    if (media?.width != null && media.height !== null && media.height > 0) return media.width / media.height;
    return requestedProportion(job.request, schemaOf(job)) ?? (job.mediaType === 'video' ? 16 / 9 : 1);
  });
  const middle = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 1;
  return Math.min(3, Math.max(1 / 3, middle));
}
