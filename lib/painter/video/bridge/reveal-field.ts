import type { Field } from '../animate/estimate-depth.ts';
import { fieldAt } from '../animate/warp.ts';
import { createNoise, fractal } from '../../scene/noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';

/** Pixels of the frame between two points of the field. */
export const revealCell = 16;

/** When each position of a frame changes from one image to the next: 0 first, 1 last, at the corners of cells. */
export interface RevealField {
  columns: number;
  values: Float32Array;
}

/**
 * Decides the order in which positions change: far ones first, near ones last, in soft clouds. Images that match change
 * everywhere at once.
 */
export function createRevealField(options: {
  width: number;
  height: number;
  depths: readonly [Field, Field];
  match: number;
  seed: number;
}): RevealField {
  const { width, height, depths, match, seed } = options;
  const columns = Math.ceil(width / revealCell) + 1;
  const rows = Math.ceil(height / revealCell) + 1;
  const noise = createNoise(seed, 'reveal');
  const unit = Math.min(width, height);
  const values = Float32Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * revealCell;
    const y = Math.floor(index / columns) * revealCell;
    const near = (fieldAt(depths[0], x / width, y / height) + fieldAt(depths[1], x / width, y / height)) / 2;
    const cloud = 0.5 + 0.5 * fractal(noise, (x / unit) * 2.2, (y / unit) * 2.2, 3);
    const order = 0.62 * near + 0.38 * cloud;
    return order + (0.5 - order) * match;
  });
  return { columns, values };
}

/** Share of the whole change that one position takes. */
const softness = 0.45;

/**
 * Mixes two frames into a third, each position at its own time: `progress` 0 is the first frame, 1 the second. Two
 * channels are mixed at once in one 32-bit word; weights have eight bits.
 */
export function mixByField(
  from: Uint32Array,
  to: Uint32Array,
  mix: { field: RevealField; progress: number; width: number; target: Uint32Array },
): void {
  const { field, progress, width, target } = mix;
  const weights = field.values.map((order) => {
    const begin = Math.min(1, Math.max(0, order)) * (1 - softness);
    return smoothStep(begin, begin + softness, progress) * 256;
  });
  const height = target.length / width;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / revealCell);
    const down = (y - row * revealCell) / revealCell;
    for (let start = 0; start < width; start += revealCell) {
      const corner = row * field.columns + start / revealCell;
      const under = Math.min(corner + field.columns, weights.length - 2);
      const left = (weights[corner] as number) * (1 - down) + (weights[under] as number) * down;
      const right = (weights[corner + 1] as number) * (1 - down) + (weights[under + 1] as number) * down;
      const step = (right - left) / revealCell;
      const end = Math.min(start + revealCell, width);
      for (let x = start; x < end; x += 1) {
        const index = y * width + x;
        const weight = Math.round(left + step * (x - start));
        const a = from[index] as number;
        const b = to[index] as number;
        const redBlue = ((Math.imul(a & 0xff00ff, 256 - weight) + Math.imul(b & 0xff00ff, weight)) >>> 8) & 0xff00ff;
        const green = (Math.imul((a >>> 8) & 0xff, 256 - weight) + Math.imul((b >>> 8) & 0xff, weight)) & 0xff00;
        target[index] = 0xff000000 | redBlue | green;
      }
    }
  }
}
