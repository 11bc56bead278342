import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, shift, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { roundShade } from '../subjects/brush.ts';
import { paintTurned, type Profile } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

const teapotProfile: Profile = [
  [0.62, 0.2],
  [0.56, 0.24],
  [0.32, 0.42],
  [0.1, 0.32],
  [0, 0.24],
];

/** A teapot. */
export const teapot = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? mix(stage.palette.companion, tint(0.5, 0.1, 190), 0.4);
  const { x, y, size, toward } = thing;
  const side = toward > 0 ? -1 : 1;
  context.strokeStyle = css(shift(color, { l: -0.06 }));
  context.lineWidth = size * 0.055;
  context.beginPath();
  context.ellipse(x - side * size * 0.42, y - size * 0.34, size * 0.17, size * 0.2, 0, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = roundShade(context, stage, x, x + side * size * 0.75, color, toward);
  context.beginPath();
  context.moveTo(x + side * size * 0.3, y - size * 0.18);
  context.bezierCurveTo(
    x + side * size * 0.56,
    y - size * 0.2,
    x + side * size * 0.5,
    y - size * 0.5,
    x + side * size * 0.72,
    y - size * 0.6,
  );
  context.lineTo(x + side * size * 0.64, y - size * 0.64);
  context.bezierCurveTo(
    x + side * size * 0.4,
    y - size * 0.58,
    x + side * size * 0.42,
    y - size * 0.4,
    x + side * size * 0.3,
    y - size * 0.42,
  );
  context.fill();
  paintTurned(context, stage, teapotProfile, turnedOf(thing, color, 0.85), false);
  paintTurned(
    context,
    stage,
    [
      [0.74, 0.02],
      [0.7, 0.1],
      [0.62, 0.22],
      [0.61, 0.22],
    ],
    turnedOf(thing, shift(color, { l: -0.03 }), 0.6),
    false,
  );
  context.fillStyle = css(mix(color, stage.palette.light, 0.2));
  context.beginPath();
  context.arc(x, y - size * 0.77, size * 0.045, 0, Math.PI * 2);
  context.fill();
};
