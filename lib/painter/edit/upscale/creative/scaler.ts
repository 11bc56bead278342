import type { Plane } from '../../pixels/image.ts';
import { catmullRom, type Kernel, lanczos3, linear } from '../kernels.ts';
import { resampleColumns, resampleRows } from '../resample.ts';
import { type Span, tapsFor } from '../taps.ts';

/** Resamples planes of one strip from the source's size to the result's and back. */
export interface Scaler {
  enlarge: (plane: Plane) => Plane;
  /** Never leaves the range of its neighbours. */
  enlargeSmoothly: (plane: Plane) => Plane;
  reduce: (plane: Plane) => Plane;
}

/** An image's sides in pixels. */
interface Sides {
  width: number;
  height: number;
}

/** The scaling: whole rows of an image to rows of another. */
export interface ScalerRequest {
  source: Sides;
  target: Sides;
  from: Span;
  to: Span;
}

/**
 * Pixels of one image per pixel of another; rounding sides to whole pixels makes the two directions differ a little.
 */
export function scaleBetween(from: Sides, to: Sides): { across: number; down: number } {
  return { across: to.width / from.width, down: to.height / from.height };
}

/** Prepares the weights for some rows: Lanczos for enlarging, Catmull-Rom for reducing. */
export function createScaler(request: ScalerRequest): Scaler {
  const scale = scaleBetween(request.source, request.target);
  const source = { columns: { first: 0, count: request.source.width }, rows: request.from };
  const target = { columns: { first: 0, count: request.target.width }, rows: request.to };
  const taps = (from: typeof source, to: typeof source, kernel: Kernel, isLarger: boolean) => ({
    columns: tapsFor({ from: from.columns, to: to.columns, scale: isLarger ? scale.across : 1 / scale.across, kernel }),
    rows: tapsFor({ from: from.rows, to: to.rows, scale: isLarger ? scale.down : 1 / scale.down, kernel }),
  });
  const larger = taps(source, target, lanczos3, true);
  const smooth = taps(source, target, linear, true);
  const smaller = taps(target, source, catmullRom, false);
  return {
    enlarge: (plane) => resampleColumns(resampleRows(plane, larger.columns), larger.rows),
    enlargeSmoothly: (plane) => resampleColumns(resampleRows(plane, smooth.columns), smooth.rows),
    reduce: (plane) => resampleRows(resampleColumns(plane, smaller.rows), smaller.columns),
  };
}
