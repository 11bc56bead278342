import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch } from '../../colour/oklch.ts';

/** Paints rays from a point over the whole canvas, as far as `reach`. */
export function paintRays(
  context: SKRSContext2D,
  center: { x: number; y: number },
  reach: number,
  count: number,
  color: Oklch,
): void {
  const step = (Math.PI * 2) / count;
  context.save();
  context.fillStyle = css(color);
  for (let ray = 0; ray < count; ray++) {
    const from = ray * step - step / 4;
    context.beginPath();
    context.moveTo(center.x, center.y);
    context.lineTo(center.x + Math.cos(from) * reach, center.y + Math.sin(from) * reach);
    context.lineTo(center.x + Math.cos(from + step / 2) * reach, center.y + Math.sin(from + step / 2) * reach);
    context.fill();
  }
  context.restore();
}
