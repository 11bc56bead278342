import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Oklch, shift } from '../../../colour/oklch.ts';
import { strokeLine } from '../brush.ts';

/** Draws the courses of a wall between two heights. */
export function methods(
  context: SKRSContext2D,
  x: number,
  half: number,
  top: number,
  bottom: number,
  color: Oklch,
  size: number,
): void {
  for (let y = top; y < bottom; y += size * 0.035) {
    strokeLine(
      context,
      [
        [x - half, y],
        [x + half, y],
      ],
      shift(color, { l: -0.05 }),
      Math.max(0.4, size * 0.003),
      0.4,
    );
  }
}
