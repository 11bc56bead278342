import { createPlane, type Plane } from '../pixels/image.ts';
import { type Kernel, lanczos3 } from './kernels.ts';
import { type Taps, tapsFor } from './taps.ts';

/** The factor for each side of a tile. */
export type UpscaleFactor = 2 | 4;

function wholeTaps(from: number, to: number, kernel: Kernel): Taps {
  return tapsFor({ from: { first: 0, count: from }, to: { first: 0, count: to }, scale: to / from, kernel });
}

/** A plane enlarged by a whole factor; pixel centres correspond, edges are extended. */
export function enlarge(plane: Plane, factor: UpscaleFactor, kernel: Kernel = lanczos3): Plane {
  const columns = wholeTaps(plane.width, plane.width * factor, kernel);
  return resampleColumns(resampleRows(plane, columns), wholeTaps(plane.height, plane.height * factor, kernel));
}

/** A plane reduced by a whole factor that divides its sides; the counterpart of `enlarge`. */
export function reduce(plane: Plane, factor: UpscaleFactor, kernel: Kernel = lanczos3): Plane {
  const rows = wholeTaps(plane.height, plane.height / factor, kernel);
  return resampleRows(resampleColumns(plane, rows), wholeTaps(plane.width, plane.width / factor, kernel));
}

/** Resamples each row to the width of the taps' targets. */
export function resampleRows({ width, height, values }: Plane, { first, count, weights }: Taps): Plane {
  const to = first.length;
  const result = createPlane(to, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < to; x++) {
      const source = row + (first[x] as number);
      const weight = x * count;
      let sum = 0;
      for (let tap = 0; tap < count; tap++) sum += (weights[weight + tap] as number) * (values[source + tap] as number);
      result.values[y * to + x] = sum;
    }
  }
  return result;
}

/**
 * Resamples each column to the height of the taps' targets. Four rows are added at a time, because memory is the
 * bottleneck.
 */
export function resampleColumns({ width, values }: Plane, { first, count, weights }: Taps): Plane {
  const to = first.length;
  const result = createPlane(width, to);
  const sums = result.values;
  for (let y = 0; y < to; y++) {
    const target = y * width;
    for (let tap = 0; tap < count; tap += 4) {
      const rowOf = (offset: number) => ((first[y] as number) + Math.min(count - 1, tap + offset)) * width;
      const weightOf = (offset: number) => (tap + offset < count ? (weights[y * count + tap + offset] as number) : 0);
      const [row, second, third, fourth] = [rowOf(0), rowOf(1), rowOf(2), rowOf(3)];
      const [a, b, c, d] = [weightOf(0), weightOf(1), weightOf(2), weightOf(3)];
      if (a === 0 && b === 0 && c === 0 && d === 0) continue;
      for (let x = 0; x < width; x++) {
        sums[target + x] =
          (sums[target + x] as number) +
          a * (values[row + x] as number) +
          b * (values[second + x] as number) +
          c * (values[third + x] as number) +
          d * (values[fourth + x] as number);
      }
    }
  }
  return result;
}
