import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';

/** A frame of two lines inside a box, its corners cut in by small quarter circles. */
export function paintDoubleFrame(context: SKRSContext2D, box: Box, color: Oklch, weight: number): void {
  const notch = weight * 9;
  context.save();
  context.strokeStyle = css(color);
  for (const [inset, line] of [
    [0, weight * 1.6],
    [weight * 4.5, weight * 0.7],
  ] as const) {
    const [left, top] = [box.x + inset, box.y + inset];
    const [right, bottom] = [box.x + box.width - inset, box.y + box.height - inset];
    context.lineWidth = line;
    context.beginPath();
    context.moveTo(left + notch, top);
    context.lineTo(right - notch, top);
    context.arc(right, top, notch, Math.PI, Math.PI / 2, true);
    context.lineTo(right, bottom - notch);
    context.arc(right, bottom, notch, -Math.PI / 2, Math.PI, true);
    context.lineTo(left + notch, bottom);
    context.arc(left, bottom, notch, 0, -Math.PI / 2, true);
    context.lineTo(left, top + notch);
    context.arc(left, top, notch, Math.PI / 2, 0, true);
    context.closePath();
    context.stroke();
  }
  context.restore();
}

/** A line with a lozenge in its middle. */
export function paintDivider(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  color: Oklch,
  weight: number,
): void {
  const lozenge = weight * 3.4;
  context.save();
  context.fillStyle = css(color);
  const arm = width / 2 - lozenge * 2;
  context.fillRect(x - width / 2, y - weight / 2, arm, weight);
  context.fillRect(x + lozenge * 2, y - weight / 2, arm, weight);
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  context.fillRect(-lozenge / 2, -lozenge / 2, lozenge, lozenge);
  context.restore();
}
