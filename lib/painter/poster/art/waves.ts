import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Bands that swing across under a disc, from the paper's colour to the accent's. */
export function paintWaves(context: SKRSContext2D, box: Box, sheet: Sheet): void {
  const { palette, isMinimal } = sheet.plan;
  const random = sheet.random('waves');
  const bands = isMinimal ? 4 : 6 + Math.round(sheet.richness * 6);
  const unit = Math.min(box.width, box.height);
  const phase = random.between(0, 6);
  const length = box.width * random.between(0.7, 1.3);
  context.fillStyle = css(palette.shade);
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = css(palette.second);
  context.beginPath();
  context.arc(box.x + box.width * random.between(0.3, 0.7), box.y + box.height * 0.34, unit * 0.2, 0, Math.PI * 2);
  context.fill();
  for (let band = 0; band < bands; band++) {
    const share = band / Math.max(1, bands - 1);
    const base = box.y + box.height * (0.36 + 0.58 * share);
    const swing = unit * (0.1 - 0.05 * share);
    context.fillStyle = css(
      share < 0.5 ? mix(palette.accent, palette.second, share) : mix(palette.accent, palette.ink, share * 0.85),
    );
    context.beginPath();
    context.moveTo(box.x, box.y + box.height);
    for (let step = 0; step <= 48; step++) {
      const x = box.x + (box.width * step) / 48;
      const angle = ((x - box.x) / length) * Math.PI * 2 + phase + band * 0.75;
      context.lineTo(x, base + Math.sin(angle) * swing + Math.sin(angle * 0.5 + band) * swing * 0.5);
    }
    context.lineTo(box.x + box.width, box.y + box.height);
    context.fill();
  }
}
