import { createPlane, type Plane } from './image.ts';

/** The position of each pixel of a resized side between two pixels of the original; pixel centres correspond. */
interface Places {
  first: Int32Array;
  second: Int32Array;
  share: Float32Array;
}

function placesOf(from: number, to: number): Places {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  for (let index = 0; index < to; index++) {
    const place = Math.min(from - 1, Math.max(0, ((index + 0.5) * from) / to - 0.5));
    const low = Math.floor(place);
    first[index] = low;
    second[index] = Math.min(from - 1, low + 1);
    share[index] = place - low;
  }
  return { first, second, share };
}

/**
 * Reads a plane as if it had another size, row by row, by linear interpolation. The returned row is overwritten by the
 * next call, so that large images need no plane of their own size.
 */
export function createRowReader(plane: Plane, width: number, height: number): (y: number) => Float32Array {
  const columns = placesOf(plane.width, width);
  const rows = placesOf(plane.height, height);
  const blended = new Float32Array(plane.width);
  const row = new Float32Array(width);
  return (y) => {
    const upper = (rows.first[y] ?? 0) * plane.width;
    const lower = (rows.second[y] ?? 0) * plane.width;
    const down = rows.share[y] ?? 0;
    for (let x = 0; x < plane.width; x++) {
      blended[x] = (plane.values[upper + x] ?? 0) * (1 - down) + (plane.values[lower + x] ?? 0) * down;
    }
    for (let x = 0; x < width; x++) {
      const across = columns.share[x] ?? 0;
      row[x] = (blended[columns.first[x] ?? 0] ?? 0) * (1 - across) + (blended[columns.second[x] ?? 0] ?? 0) * across;
    }
    return row;
  };
}

/** A plane resized by linear interpolation between pixel centres. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  if (width === plane.width && height === plane.height) return plane;
  const result = createPlane(width, height);
  const readRow = createRowReader(plane, width, height);
  for (let y = 0; y < height; y++) result.values.set(readRow(y), y * width);
  return result;
}
