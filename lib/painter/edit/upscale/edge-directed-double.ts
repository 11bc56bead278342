import { createPlane, type Plane } from '../pixels/image.ts';
import { lumaOf } from './luma.ts';

/** How much luma rises to the right and downward at each pixel, and whether that is an edge (0) or a ramp (1, 2). */
interface EdgeField {
  across: Float32Array;
  down: Float32Array;
  length: Float32Array;
}

function shareOf(before: number, here: number, after: number): number {
  const steepest = Math.max(Math.abs(after - here), Math.abs(here - before));
  return steepest === 0 ? 0 : Math.min(1, Math.abs(after - before) / steepest) ** 2;
}

function edgeFieldOf({ width, height, values }: Plane): EdgeField {
  const field = {
    across: new Float32Array(width * height),
    down: new Float32Array(width * height),
    length: new Float32Array(width * height),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const here = values[index] ?? 0;
      const left = values[x > 0 ? index - 1 : index] ?? 0;
      const right = values[x < width - 1 ? index + 1 : index] ?? 0;
      const above = values[y > 0 ? index - width : index] ?? 0;
      const below = values[y < height - 1 ? index + width : index] ?? 0;
      field.across[index] = (right - left) / 255;
      field.down[index] = (below - above) / 255;
      field.length[index] = shareOf(left, here, right) + shareOf(above, here, below);
    }
  }
  return field;
}

// The twelve taps around a position between four pixels: the 4 × 4 neighbourhood without its corners.
const tapColumns = [0, 1, -1, 0, 1, 2, -1, 0, 1, 2, 0, 1];
const tapRows = [-1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2];
const nearestTaps = [3, 4, 7, 8];

/** Channels twice as large by the EASU kernel of AMD FidelityFX Super Resolution 1.0; pixel centres correspond. */
export function edgeDirectedDouble(channels: readonly Plane[]): Plane[] {
  const luma = lumaOf(channels);
  const { width, height } = luma;
  const field = edgeFieldOf(luma);
  const results = channels.map(() => createPlane(width * 2, height * 2));
  const taps = new Int32Array(12);
  const weights = new Float64Array(12);
  for (let y = 0; y < height * 2; y++) {
    const row = Math.floor((y - 1) / 2);
    const below = y % 2 === 0 ? 0.75 : 0.25;
    for (let x = 0; x < width * 2; x++) {
      const column = Math.floor((x - 1) / 2);
      const right = x % 2 === 0 ? 0.75 : 0.25;
      for (let tap = 0; tap < 12; tap++) {
        const tapX = Math.min(width - 1, Math.max(0, column + (tapColumns[tap] ?? 0)));
        const tapY = Math.min(height - 1, Math.max(0, row + (tapRows[tap] ?? 0)));
        taps[tap] = tapY * width + tapX;
      }
      const total = weighTaps(field, taps, right, below, weights);
      for (let channel = 0; channel < channels.length; channel++) {
        const source = channels[channel]?.values;
        const target = results[channel]?.values;
        if (source !== undefined && target !== undefined) {
          target[y * width * 2 + x] = blendTaps(source, taps, weights, total);
        }
      }
    }
  }
  return results;
}

/** Fills in the weights of the taps for a position between the four nearest pixels, and returns their sum. */
function weighTaps(field: EdgeField, taps: Int32Array, right: number, below: number, weights: Float64Array): number {
  const [a, b, c, d] = [taps[3] ?? 0, taps[4] ?? 0, taps[7] ?? 0, taps[8] ?? 0];
  const shareA = (1 - right) * (1 - below);
  const shareB = right * (1 - below);
  const shareC = (1 - right) * below;
  const shareD = right * below;
  const mix = (values: Float32Array): number =>
    (values[a] ?? 0) * shareA + (values[b] ?? 0) * shareB + (values[c] ?? 0) * shareC + (values[d] ?? 0) * shareD;
  let across = mix(field.across);
  let down = mix(field.down);
  const steep = across * across + down * down;
  if (steep < 1 / 32768) {
    across = 1;
    down = 0;
  } else {
    const scale = 1 / Math.sqrt(steep);
    across *= scale;
    down *= scale;
  }
  const length = (mix(field.length) / 2) ** 2;
  const stretch = 1 / Math.max(Math.abs(across), Math.abs(down));
  const acrossScale = 1 + (stretch - 1) * length;
  const alongScale = 1 - 0.5 * length;
  const lobe = 0.5 + (0.25 - 0.04 - 0.5) * length;
  const farthest = 1 / lobe;
  let total = 0;
  for (let tap = 0; tap < 12; tap++) {
    const offsetX = (tapColumns[tap] ?? 0) - right;
    const offsetY = (tapRows[tap] ?? 0) - below;
    const u = (offsetX * across + offsetY * down) * acrossScale;
    const v = (offsetY * across - offsetX * down) * alongScale;
    const squared = Math.min(farthest, u * u + v * v);
    const base = (2 / 5) * squared - 1;
    const window = lobe * squared - 1;
    const weight = ((25 / 16) * base * base - 9 / 16) * window * window;
    weights[tap] = weight;
    total += weight;
  }
  return total;
}

function blendTaps(source: Float32Array, taps: Int32Array, weights: Float64Array, total: number): number {
  let sum = 0;
  for (let tap = 0; tap < 12; tap++) sum += (source[taps[tap] ?? 0] ?? 0) * (weights[tap] ?? 0);
  let least = Infinity;
  let greatest = -Infinity;
  for (const tap of nearestTaps) {
    const value = source[taps[tap] ?? 0] ?? 0;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return Math.min(greatest, Math.max(least, sum / total));
}
