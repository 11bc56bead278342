import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch, shift } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Wooden boards, one above the other, of a height in pixels. */
export function paintPlanks(context: SKRSContext2D, sheet: Sheet, box: Box, wood: Oklch, plank: number): void {
  const random = sheet.random('planks');
  for (let top = box.y; top < box.y + box.height; top += plank) {
    const tone = shift(wood, { l: random.spread() * 0.03, h: random.spread() * 6 });
    context.fillStyle = css(tone);
    context.fillRect(box.x, top, box.width, plank);
    const fibres = Math.round(6 + sheet.detail * 16);
    for (let fibre = 0; fibre < fibres; fibre++) {
      const y = top + random.next() * plank;
      const swing = plank * random.between(0.01, 0.06);
      context.strokeStyle = css(shift(tone, { l: random.spread() * 0.07 }), 0.5);
      context.lineWidth = Math.max(0.5, plank * random.between(0.004, 0.022));
      context.beginPath();
      context.moveTo(box.x, y);
      for (let step = 1; step <= 6; step++) {
        context.lineTo(box.x + (box.width * step) / 6, y + Math.sin(step * 1.7 + fibre) * swing);
      }
      context.stroke();
    }
    context.fillStyle = 'rgba(0,0,0,0.4)';
    context.fillRect(box.x, top + plank - Math.max(1, plank * 0.03), box.width, Math.max(1, plank * 0.03));
  }
}
