import type { Image } from '../pixels/image.ts';
import type { ImageAnalysis } from './enhancement.ts';

const blockSide = 16;

function lumaRows({ width, height, pixels }: Image): Float32Array {
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index++) {
    luma[index] =
      0.2126 * (pixels[index * 4] ?? 0) + 0.7152 * (pixels[index * 4 + 1] ?? 0) + 0.0722 * (pixels[index * 4 + 2] ?? 0);
  }
  return luma;
}

/** Measures noise and JPEG blocks over the whole image, so that every tile is treated the same. */
export function analyseImage(image: Image): ImageAnalysis {
  const luma = lumaRows(image);
  return {
    noise: noiseOf(luma, image.width, image.height),
    blockiness: blockinessOf(luma, image.width, image.height),
  };
}

/**
 * Standard deviation of the noise: Immerkær's estimate ("Fast Noise Variance Estimation", CVIU 64(2), 1996) by block,
 * and of all blocks the smoothest fifth, so that texture does not count as noise.
 */
function noiseOf(luma: Float32Array, width: number, height: number): number {
  const estimates: number[] = [];
  for (let top = 1; top + blockSide < height; top += blockSide) {
    for (let left = 1; left + blockSide < width; left += blockSide) {
      let sum = 0;
      for (let y = top; y < top + blockSide; y++) {
        for (let x = left; x < left + blockSide; x++) {
          const at = (column: number, row: number) => luma[(y + row) * width + x + column] ?? 0;
          const corners = at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1);
          const sides = at(0, -1) + at(-1, 0) + at(1, 0) + at(0, 1);
          sum += Math.abs(corners - 2 * sides + 4 * at(0, 0));
        }
      }
      estimates.push((Math.sqrt(Math.PI / 2) * sum) / (6 * blockSide * blockSide));
    }
  }
  const sorted = estimates.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 5)] ?? 0;
}

/** How much larger the steps across borders of 8 × 8 blocks are than the steps beside them; 0 to 1. */
function blockinessOf(luma: Float32Array, width: number, height: number): number {
  let atBorders = 0;
  let beside = 0;
  const compare = (before: number, border: number, after: number, step: number) => {
    const difference = (index: number) => Math.abs((luma[index] ?? 0) - (luma[index - step] ?? 0));
    atBorders += difference(border);
    beside += (difference(before) + difference(after)) / 2;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 8; x < width - 1; x += 8) compare(y * width + x - 1, y * width + x, y * width + x + 1, 1);
  }
  for (let y = 8; y < height - 1; y += 8) {
    for (let x = 0; x < width; x++) compare((y - 1) * width + x, y * width + x, (y + 1) * width + x, width);
  }
  return beside === 0 ? 0 : Math.min(1, Math.max(0, atBorders / beside - 1.08));
}
