import { boxBlur } from '../pixels/box-blur.ts';
import { createPlane, type Plane } from '../pixels/image.ts';
import { lumaOf } from './luma.ts';

const searchRadius = 3;

/**
 * Averages each pixel with those around it whose 3 × 3 surroundings are similar, so that edges and texture are
 * preserved: non-local means by Buades, Coll and Morel (CVPR 2005), weights from luma and shared by all channels.
 * `noise` is the standard deviation to remove, in code values.
 */
export function removeNoise(channels: readonly Plane[], noise: number): Plane[] {
  const luma = lumaOf(channels);
  const { width, height } = luma;
  const sums = channels.map((plane) => Float32Array.from(plane.values));
  const totals = new Float32Array(width * height).fill(1);
  const tolerated = 2 * noise * noise;
  const falloff = 1 / Math.max(0.5, (0.9 * noise) ** 2);
  for (let down = -searchRadius; down <= searchRadius; down++) {
    for (let across = -searchRadius; across <= searchRadius; across++) {
      if (down === 0 && across === 0) continue;
      const distance = boxBlur(squaredDifference(luma, across, down), 1);
      for (let y = Math.max(0, -down); y < Math.min(height, height - down); y++) {
        for (let x = Math.max(0, -across); x < Math.min(width, width - across); x++) {
          const index = y * width + x;
          const excess = Math.max(0, (distance.values[index] ?? 0) - tolerated) * falloff;
          if (excess > 8) continue;
          const weight = Math.exp(-excess);
          const other = index + down * width + across;
          totals[index] = (totals[index] ?? 0) + weight;
          for (let channel = 0; channel < sums.length; channel++) {
            const sum = sums[channel];
            if (sum !== undefined) sum[index] = (sum[index] ?? 0) + weight * (channels[channel]?.values[other] ?? 0);
          }
        }
      }
    }
  }
  return sums.map((sum) => ({ width, height, values: sum.map((value, index) => value / (totals[index] ?? 1)) }));
}

function squaredDifference({ width, height, values }: Plane, across: number, down: number): Plane {
  const result = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(height - 1, Math.max(0, y + down)) * width;
    for (let x = 0; x < width; x++) {
      const column = Math.min(width - 1, Math.max(0, x + across));
      result.values[y * width + x] = ((values[y * width + x] ?? 0) - (values[row + column] ?? 0)) ** 2;
    }
  }
  return result;
}
