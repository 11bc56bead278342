import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { paintTurned, type Profile } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

const cupProfile: Profile = [
  [0.74, 0.42],
  [0.4, 0.4],
  [0.12, 0.28],
  [0, 0.22],
];

/** A cup on its saucer; its steam is painted separately. */
export const cup = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.accent, tint(0.93, 0.02, 80), 0.72);
  const { x, y, size, toward } = thing;
  paintTurned(
    context,
    stage,
    [
      [0.06, 0.66],
      [0.02, 0.5],
      [0, 0.34],
    ],
    { ...turnedOf(thing, shift(color, { l: -0.02 }), 0.4), y: y + size * 0.02 },
  );
  const side = toward > 0 ? -1 : 1;
  context.strokeStyle = css(shift(color, { l: side === toward ? 0.04 : -0.08 }));
  context.lineWidth = size * 0.085;
  context.beginPath();
  context.ellipse(x + side * size * 0.44, y - size * 0.42, size * 0.17, size * 0.18, 0, 0, Math.PI * 2);
  context.stroke();
  paintTurned(context, stage, cupProfile, turnedOf(thing, color, 0.85, 0.3));
  context.fillStyle = css(mix(tint(0.34, 0.06, 50), stage.palette.light, 0.08));
  context.beginPath();
  context.ellipse(x, y - size * 0.715, size * 0.375, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
};

/** Steam over a cup. It rises and thins; its curl climbs with it. */
export const steam = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const { x, y, size, timeSeconds } = thing;
  for (let wisp = 0; wisp < 3; wisp++) {
    context.strokeStyle = css(
      mix(stage.palette.cloud, stage.palette.light, 0.4),
      0.22 + 0.06 * Math.sin(timeSeconds * 0.9) * Math.sin(wisp * 2 + 1),
    );
    context.lineWidth = size * 0.045;
    context.lineCap = 'round';
    context.beginPath();
    for (let step = 0; step <= 18; step++) {
      const share = step / 18;
      context.lineTo(
        x + (wisp - 1) * size * 0.13 + Math.sin(share * 7 + wisp * 2 - timeSeconds * 1.6) * size * 0.06 * share,
        y - size * (0.85 + share * 0.75),
      );
    }
    context.stroke();
  }
};
