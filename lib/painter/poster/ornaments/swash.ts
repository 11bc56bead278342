import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch } from '../../colour/oklch.ts';

/** A drawn flourish with two curls and a dot; a negative width turns it over. */
export function paintSwash(
  context: SKRSContext2D,
  place: { x: number; y: number; width: number },
  color: Oklch,
  weight: number,
): void {
  const half = place.width / 2;
  const up = half * 0.16;
  context.save();
  context.translate(place.x, place.y);
  context.strokeStyle = css(color);
  context.fillStyle = css(color);
  context.lineWidth = weight;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(side * half * 0.3, -up * 1.6, side * half * 0.6, up * 1.5, side * half, 0);
    context.bezierCurveTo(side * half * 1.12, -up * 0.7, side * half * 0.86, -up * 1.1, side * half * 0.84, -up * 0.3);
    context.stroke();
    context.beginPath();
    context.arc(side * half * 0.3, up * 0.55, weight * 1.5, 0, Math.PI * 2);
    context.fill();
  }
  context.beginPath();
  context.arc(0, up * 0.2, weight * 2.4, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
