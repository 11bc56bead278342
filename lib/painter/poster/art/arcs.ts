import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Rainbows of thick arcs that rise from the edges of a box. */
export function paintArcs(context: SKRSContext2D, box: Box, sheet: Sheet): void {
  const { palette, isMinimal } = sheet.plan;
  const random = sheet.random('arcs');
  const unit = Math.min(box.width, box.height);
  context.fillStyle = css(palette.shade);
  context.fillRect(box.x, box.y, box.width, box.height);
  const roots = [
    { x: box.x + box.width * random.between(0.25, 0.4), y: box.y + box.height, size: unit * 0.72 },
    { x: box.x + box.width, y: box.y + box.height * random.between(0, 0.2), size: unit * 0.5 },
    { x: box.x, y: box.y + box.height * 0.1, size: unit * 0.34 },
  ].slice(0, isMinimal ? 1 : 2 + Math.round(sheet.richness));
  for (const root of roots) {
    const rings = 5 + Math.round(sheet.richness * 3);
    for (let ring = 0; ring < rings; ring++) {
      const colors = [palette.accent, palette.paper, palette.second, palette.ink];
      context.fillStyle = css(colors[ring % colors.length] ?? palette.accent);
      context.beginPath();
      context.arc(root.x, root.y, root.size * (1 - ring / rings), 0, Math.PI * 2);
      context.fill();
    }
  }
}
