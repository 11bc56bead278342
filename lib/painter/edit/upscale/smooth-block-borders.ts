import type { Plane } from '../pixels/image.ts';

/**
 * Softens the borders of JPEG's 8 × 8 blocks in place, where the step is small enough to come from compression rather
 * than from the image. After the deblocking filter of H.264 (List et al., "Adaptive Deblocking Filter", IEEE TCSVT
 * 13(7), 2003). `left` and `top` are the position of the plane in the image; `largestStep` in code values.
 */
export function smoothBlockBorders(plane: Plane, left: number, top: number, largestStep: number): void {
  const { width, height } = plane;
  for (let x = firstBorder(left); x + 1 < width; x += 8) {
    for (let y = 0; y < height; y++) smoothBorder(plane.values, y * width + x, 1, largestStep);
  }
  for (let y = firstBorder(top); y + 1 < height; y += 8) {
    for (let x = 0; x < width; x++) smoothBorder(plane.values, y * width + x, width, largestStep);
  }
}

/** The first border inside a tile that starts at this coordinate, with two pixels before it. */
function firstBorder(start: number): number {
  const border = (((8 - start) % 8) + 8) % 8;
  return border < 2 ? border + 8 : border;
}

function smoothBorder(values: Float32Array, index: number, step: number, largestStep: number): void {
  const before = values[index - step] ?? 0;
  const farBefore = values[index - 2 * step] ?? 0;
  const after = values[index] ?? 0;
  const farAfter = values[index + step] ?? 0;
  const jump = after - before;
  const inside = Math.max(Math.abs(before - farBefore), Math.abs(farAfter - after));
  if (Math.abs(jump) > largestStep || Math.abs(jump) <= inside) return;
  values[index - 2 * step] = farBefore + jump / 8;
  values[index - step] = before + (jump * 3) / 8;
  values[index] = after - (jump * 3) / 8;
  values[index + step] = farAfter - jump / 8;
}
