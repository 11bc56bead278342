import { createPlane, type Plane } from '../pixels/image.ts';
import { linear } from './kernels.ts';
import { enlarge, type UpscaleFactor } from './resample.ts';

/** The least and the greatest value around each pixel. */
export interface LocalRange {
  least: Plane;
  greatest: Plane;
}

function extreme(plane: Plane, radius: number, pick: (one: number, other: number) => number): Plane {
  const { width, height, values } = plane;
  const rows = createPlane(width, height);
  const result = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let found = values[y * width + x] ?? 0;
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
        found = pick(found, values[y * width + column] ?? 0);
      }
      rows.values[y * width + x] = found;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let found = rows.values[y * width + x] ?? 0;
      for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
        found = pick(found, rows.values[row * width + x] ?? 0);
      }
      result.values[y * width + x] = found;
    }
  }
  return result;
}

/** The range over a square window of side `2 × radius + 1`. */
export function localRange(plane: Plane, radius: number): LocalRange {
  return { least: extreme(plane, radius, Math.min), greatest: extreme(plane, radius, Math.max) };
}

/**
 * The range of the source around each pixel of its enlargement. It is computed at the small size and enlarged smoothly:
 * values outside the source's range must not appear, and it costs a fraction of a window over the large image.
 */
export function enlargedRange(source: Plane, factor: UpscaleFactor, radius: number): LocalRange {
  const { least, greatest } = localRange(source, radius);
  return { least: enlarge(least, factor, linear), greatest: enlarge(greatest, factor, linear) };
}
