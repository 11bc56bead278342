import { hashNoise } from '../../pixels/hash-noise.ts';
import { createPlane, type Plane } from '../../pixels/image.ts';

/** The inputs of borrowing detail. All rows are relative to the strip. */
export interface DetailInputs {
  /** The source without its finest detail, and that detail alone. */
  coarse: Plane;
  fine: Plane;
  /** The enlarged image, which has nothing finer than the source. */
  enlarged: Plane;
  scale: { across: number; down: number };
  /** The first row of the strip in the result and in the source. */
  targetTop: number;
  sourceTop: number;
  seed: number;
}

const patchRadius = 2;
const patchStep = 3;

/** Offsets that are tried around the corresponding position, in source pixels; more are drawn by the seed. */
const nearby = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [2, 2],
  [-2, 2],
  [2, -2],
  [-2, -2],
] as const;
const drawn = 9;
const reach = 7;

/**
 * Detail finer than the source, borrowed from the source itself: the enlarged image is matched, patch by patch, with
 * the source without its finest detail, close to the same position, and takes the detail that belongs there. Small
 * patches of an image recur at other scales (Glasner, Bagon, Irani, "Super-Resolution from a Single Image", ICCV 2009),
 * mostly close by (Freedman, Fattal, "Image and Video Upscaling from Local Self-Examples", TOG 30(2), 2011). A good
 * match is tried again for the next patch, as in PatchMatch (Barnes and others, TOG 28(3), 2009).
 */
export function borrowDetail(inputs: DetailInputs): Plane {
  const { coarse, fine, enlarged, scale, seed } = inputs;
  const { width, height } = enlarged;
  const result = createPlane(width, height);
  const weights = new Float32Array(width * height);
  const columns = Math.ceil(width / patchStep);
  const above = { x: new Int16Array(columns), y: new Int16Array(columns) };
  // The grid is that of the whole image, so that strips match.
  const firstRow = patchStep - (inputs.targetTop % patchStep);
  for (let y = firstRow; y < height; y += patchStep) {
    let [leftX, leftY] = [0, 0];
    for (let column = 0; column < columns; column++) {
      const x = column * patchStep;
      const homeX = Math.round((x + 0.5) / scale.across - 0.5);
      const homeY = Math.round((y + inputs.targetTop + 0.5) / scale.down - 0.5) - inputs.sourceTop;
      let best = { x: 0, y: 0, distance: Infinity };
      const attempt = (stepX: number, stepY: number) => {
        const distance = distanceOf(enlarged, x, y, coarse, homeX + stepX, homeY + stepY, best.distance);
        if (distance < best.distance) best = { x: stepX, y: stepY, distance };
      };
      for (const [stepX, stepY] of nearby) attempt(stepX, stepY);
      attempt(leftX, leftY);
      attempt(above.x[column] as number, above.y[column] as number);
      for (let index = 0; index < drawn; index++) {
        const place = (y + inputs.targetTop) * drawn + index;
        attempt(Math.round(hashNoise(x, place, seed) * reach), Math.round(hashNoise(x, place, seed + 1) * reach));
      }
      leftX = above.x[column] = best.x;
      leftY = above.y[column] = best.y;
      lay(result, weights, x, y, fine, homeX + best.x, homeY + best.y);
    }
  }
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] as number;
    if (weight > 0) result.values[index] = (result.values[index] as number) / weight;
  }
  return result;
}

const clampTo = (value: number, count: number) => (value < 0 ? 0 : value >= count ? count - 1 : value);

function distanceOf(
  one: Plane,
  oneX: number,
  oneY: number,
  other: Plane,
  otherX: number,
  otherY: number,
  most: number,
): number {
  let sum = 0;
  for (let y = -patchRadius; y <= patchRadius && sum < most; y++) {
    const oneRow = clampTo(oneY + y, one.height) * one.width;
    const otherRow = clampTo(otherY + y, other.height) * other.width;
    for (let x = -patchRadius; x <= patchRadius; x++) {
      const difference =
        (one.values[oneRow + clampTo(oneX + x, one.width)] as number) -
        (other.values[otherRow + clampTo(otherX + x, other.width)] as number);
      sum += difference * difference;
    }
  }
  return sum;
}

/** Adds a patch of detail, strongest in its middle. */
function lay(
  result: Plane,
  weights: Float32Array,
  atX: number,
  atY: number,
  fine: Plane,
  fromX: number,
  fromY: number,
): void {
  for (let y = -patchRadius; y <= patchRadius; y++) {
    const row = atY + y;
    if (row < 0 || row >= result.height) continue;
    const source = clampTo(fromY + y, fine.height) * fine.width;
    for (let x = -patchRadius; x <= patchRadius; x++) {
      const column = atX + x;
      if (column < 0 || column >= result.width) continue;
      const weight = (3 - Math.abs(x)) * (3 - Math.abs(y)) - 0.5;
      const index = row * result.width + column;
      const value = fine.values[source + clampTo(fromX + x, fine.width)] as number;
      result.values[index] = (result.values[index] as number) + weight * value;
      weights[index] = (weights[index] as number) + weight;
    }
  }
}
