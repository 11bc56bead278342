import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, shift, tint } from '../../colour/oklch.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addGrain } from './paper-grain.ts';

/** A wall of dark bricks over the whole sheet, lighter in the middle. */
export function paintBricks(context: SKRSContext2D, sheet: Sheet): void {
  const { width, height, unit } = sheet;
  const random = sheet.random('bricks');
  const tall = unit / 19;
  const wide = tall * 2.7;
  const joint = Math.max(1, tall * 0.11);
  const brick = tint(0.235, 0.022, random.pick([280, 25, 250] as const));
  context.fillStyle = css(shift(brick, { l: -0.09 }));
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * tall < height; row++) {
    for (let column = -1; column * wide < width; column++) {
      const x = column * wide + (row % 2 === 0 ? 0 : wide / 2);
      const tone = shift(brick, { l: random.spread() * 0.022, h: random.spread() * 14 });
      const [left, top] = [x + joint / 2 + random.spread(), row * tall + joint / 2 + random.spread() * 0.6];
      context.fillStyle = css(tone);
      context.beginPath();
      context.roundRect(left, top, wide - joint, tall - joint, tall * 0.07);
      context.fill();
      context.fillStyle = css(shift(tone, { l: 0.028 }));
      context.fillRect(left, top, wide - joint, Math.max(0.6, tall * 0.045));
    }
  }
  const shade = context.createRadialGradient(
    width / 2,
    height / 2,
    unit * 0.25,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.72)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  if (sheet.detail > 0.4) addGrain(context, 7 * sheet.detail, sheet.plan.seed);
}
