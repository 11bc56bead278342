import { mapPlane, type Plane } from '../../pixels/image.ts';
import { catmullRom, lanczos3 } from '../kernels.ts';
import { resampleColumns, resampleRows } from '../resample.ts';
import { type Span, tapsFor } from '../taps.ts';

/**
 * Splits rows of an image into the part that remains when it is scaled down by `scale`, and the detail that is lost by
 * that: the pair from which detail for an enlargement by `scale` can be borrowed.
 */
export function splitDetail(plane: Plane, rows: Span, scale: number): { coarse: Plane; fine: Plane } {
  const columns = { first: 0, count: plane.width };
  const smaller = ({ first, count }: Span): Span => {
    const begin = Math.floor(first / scale);
    return { first: begin, count: Math.max(1, Math.ceil((first + count) / scale) - begin) };
  };
  const taps = (from: Span, to: Span, isLarger: boolean) =>
    tapsFor({ from, to, scale: isLarger ? scale : 1 / scale, kernel: isLarger ? lanczos3 : catmullRom });
  const small = resampleRows(
    resampleColumns(plane, taps(rows, smaller(rows), false)),
    taps(columns, smaller(columns), false),
  );
  const coarse = resampleColumns(
    resampleRows(small, taps(smaller(columns), columns, true)),
    taps(smaller(rows), rows, true),
  );
  return { coarse, fine: mapPlane(plane, (value, index) => value - (coarse.values[index] as number)) };
}
