import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Scatters discs, strips and curls over a box, leaving a part of it clear. */
export function paintConfetti(context: SKRSContext2D, box: Box, clear: Box, sheet: Sheet): void {
  const { palette } = sheet.plan;
  const random = sheet.random('confetti');
  const size = sheet.unit * 0.016;
  const count = Math.round(90 + sheet.richness * 150);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  for (let piece = 0; piece < count; piece++) {
    const x = box.x + random.next() * box.width;
    const y = box.y + random.next() * box.height;
    const turn = random.between(0, Math.PI * 2);
    const color = random.pick([palette.accent, palette.second, palette.ink, palette.shade] as const);
    const kind = random.next();
    const isInside =
      x > clear.x - size && x < clear.x + clear.width + size && y > clear.y - size && y < clear.y + clear.height + size;
    if (isInside) continue;
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillStyle = css(color);
    context.strokeStyle = css(color);
    context.lineWidth = size * 0.32;
    context.lineCap = 'round';
    context.beginPath();
    if (kind < 0.4) context.arc(0, 0, size * 0.5, 0, Math.PI * 2);
    else if (kind < 0.75) context.rect(-size * 0.8, -size * 0.22, size * 1.6, size * 0.44);
    if (kind < 0.75) context.fill();
    else {
      context.moveTo(-size, 0);
      context.bezierCurveTo(-size * 0.4, -size, size * 0.4, size, size, 0);
      context.stroke();
    }
    context.restore();
  }
  context.restore();
}
