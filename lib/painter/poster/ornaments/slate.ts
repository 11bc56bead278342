import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tint } from '../../colour/oklch.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addGrain } from './paper-grain.ts';
import { paintPlanks } from './planks.ts';

/** A slate with wiped chalk on it, in a frame of wood, over the whole sheet. */
export function paintSlate(context: SKRSContext2D, sheet: Sheet): void {
  const { width, height, unit, margin } = sheet;
  const random = sheet.random('slate');
  const frame = margin * 0.55;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(frame, frame, width - frame * 2, height - frame * 2);
  context.clip('evenodd');
  paintPlanks(context, sheet, { x: 0, y: 0, width, height }, tint(0.5, 0.075, 58), frame);
  context.restore();
  const isGreen = random.chance(0.35);
  context.fillStyle = css(isGreen ? tint(0.31, 0.032, 165) : tint(0.27, 0.012, 250));
  context.fillRect(frame, frame, width - frame * 2, height - frame * 2);
  context.save();
  context.beginPath();
  context.rect(frame, frame, width - frame * 2, height - frame * 2);
  context.clip();
  // Wiped chalk: broad faint strokes, all in about one direction.
  const strokes = 14 + Math.round(sheet.richness * 16);
  for (let stroke = 0; stroke < strokes; stroke++) {
    context.save();
    context.translate(random.next() * width, random.next() * height);
    context.rotate(-0.35 + random.spread() * 0.25);
    context.shadowColor = css(tint(0.9, 0.01, 90), 0.1);
    context.shadowBlur = unit * 0.05;
    context.fillStyle = css(tint(0.9, 0.01, 90), 0.018);
    context.fillRect(-unit * 0.3, -unit * 0.03, unit * random.between(0.3, 0.7), unit * random.between(0.02, 0.06));
    context.restore();
  }
  context.strokeStyle = 'rgba(0,0,0,0.5)';
  context.lineWidth = unit * 0.012;
  context.strokeRect(frame, frame, width - frame * 2, height - frame * 2);
  context.restore();
  addGrain(context, 3 + 5 * sheet.detail, sheet.plan.seed);
}
