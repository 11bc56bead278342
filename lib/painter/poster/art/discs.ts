import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Large discs that overlap as if printed one over the other, with a few fine rings. */
export function paintDiscs(context: SKRSContext2D, box: Box, sheet: Sheet): void {
  const { palette, isMinimal } = sheet.plan;
  const random = sheet.random('discs');
  const isDark = palette.paper.l < 0.5;
  const unit = Math.min(box.width, box.height);
  context.fillStyle = css(palette.shade);
  context.fillRect(box.x, box.y, box.width, box.height);
  context.save();
  context.globalCompositeOperation = isDark ? 'screen' : 'multiply';
  const count = isMinimal ? 1 : 3 + Math.round(sheet.richness * 3);
  for (let disc = 0; disc < count; disc++) {
    const radius = unit * (isMinimal ? 0.3 : random.between(0.16, 0.36));
    const x = box.x + box.width * (isMinimal ? 0.5 : random.between(0.18, 0.82));
    const y = box.y + box.height * (isMinimal ? 0.5 : random.between(0.2, 0.8));
    context.fillStyle = css([palette.accent, palette.second, palette.ink][disc % 3] ?? palette.accent, 0.88);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    if (disc % 2 === 1) continue;
    context.strokeStyle = css(palette.ink, 0.7);
    context.lineWidth = unit * 0.003;
    for (let ring = 1; ring <= 2 + sheet.richness * 4; ring++) {
      context.beginPath();
      context.arc(x, y, radius * (1 + ring * 0.09), 0, Math.PI * 2);
      context.stroke();
    }
  }
  context.restore();
}
