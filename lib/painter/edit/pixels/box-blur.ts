import { createPlane, type Plane } from './image.ts';

/**
 * The mean over a square window of side `2 × radius + 1`; at edges only the pixels inside count. Running sums: the cost
 * does not depend on the radius.
 */
export function boxBlur(plane: Plane, radius: number): Plane {
  const size = Math.round(radius);
  if (size < 1) return plane;
  return blurColumns(blurRows(plane, size), size);
}

/** Approximates a Gaussian blur of this standard deviation in pixels: three box blurs in a row. */
export function softBlur(plane: Plane, deviation: number): Plane {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2));
  return boxBlur(boxBlur(boxBlur(plane, radius), radius), radius);
}

function blurRows({ width, height, values }: Plane, radius: number): Plane {
  const result = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += values[row + x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += values[row + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= values[row + x - radius - 1] ?? 0;
      result.values[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  return result;
}

function blurColumns({ width, height, values }: Plane, radius: number): Plane {
  const result = createPlane(width, height);
  // All columns advance together: memory is read along rows, which is several times faster than column by column.
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (values[y * width + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const entering = y + radius;
    const leaving = y - radius - 1;
    const count = Math.min(height - 1, entering) - Math.max(0, leaving + 1) + 1;
    for (let x = 0; x < width; x++) {
      let sum = sums[x] ?? 0;
      if (entering < height) sum += values[entering * width + x] ?? 0;
      if (leaving >= 0) sum -= values[leaving * width + x] ?? 0;
      sums[x] = sum;
      result.values[y * width + x] = sum / count;
    }
  }
  return result;
}
