import type { Plane } from '../pixels/image.ts';
import type { StrokeCandidate } from './stroke-candidates.ts';

/** Pixels around a stroke that may still contain some of its ink. */
const reach = 2;

/**
 * Draws a stroke into a mask with anti-aliased edges: each pixel's share of ink, between the colour of the stroke's
 * core and that of the paper around it.
 */
export function drawStroke(
  mask: Plane,
  signed: Plane,
  { labels, label, left, right, top, bottom }: StrokeCandidate,
): void {
  const { width, height } = mask;
  const ink: number[] = [];
  const paper: number[] = [];
  const near: number[] = [];
  for (let y = Math.max(0, top - reach * 2); y <= Math.min(height - 1, bottom + reach * 2); y++) {
    for (let x = Math.max(0, left - reach * 2); x <= Math.min(width - 1, right + reach * 2); x++) {
      const index = y * width + x;
      const value = signed.values[index] ?? 0;
      const distance = distanceTo(labels, label, width, height, x, y);
      if (distance === 0) ink.push(value);
      else if (distance > reach && (labels[index] ?? 0) === 0) paper.push(value);
      if (distance <= reach) near.push(index);
    }
  }
  ink.sort((one, other) => one - other);
  paper.sort((one, other) => one - other);
  const core = ink[Math.floor(ink.length * 0.25)] ?? 0;
  const ground = paper[Math.floor(paper.length * 0.5)] ?? 1;
  if (ground - core < 0.02) return;
  for (const index of near) {
    const share = (ground - (signed.values[index] ?? 0)) / (ground - core);
    mask.values[index] = Math.max(mask.values[index] ?? 0, Math.min(1, Math.max(0, share * 1.15 - 0.1)));
  }
}

/**
 * The distance of a pixel from a stroke, in pixels along rows and columns; distances beyond `reach` are not
 * distinguished.
 */
function distanceTo(labels: Int32Array, label: number, width: number, height: number, x: number, y: number): number {
  if (labels[y * width + x] === label) return 0;
  for (let distance = 1; distance <= reach; distance++) {
    for (let down = -distance; down <= distance; down++) {
      for (let across = -distance; across <= distance; across++) {
        const column = x + across;
        const row = y + down;
        const isInside = column >= 0 && row >= 0 && column < width && row < height;
        if (isInside && labels[row * width + column] === label) return distance;
      }
    }
  }
  return reach + 1;
}
