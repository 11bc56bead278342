import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { glow, strokeLine } from '../subjects/brush.ts';
import { paintTurned } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

/** A candle on a plate; its flame is painted separately. */
export const candle = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const wax = thing.tint ?? tint(0.94, 0.03, 88);
  const { x, y, size } = thing;
  paintTurned(
    context,
    stage,
    [
      [0.1, 0.26],
      [0.05, 0.24],
      [0, 0.15],
    ],
    turnedOf(thing, tint(0.62, 0.08, 78), 0.9, 0.25),
  );
  paintTurned(
    context,
    stage,
    [
      [0.78, 0.07],
      [0.4, 0.072],
      [0.07, 0.074],
    ],
    turnedOf(thing, wax, 0.3, 0.25),
  );
  strokeLine(
    context,
    [
      [x, y - size * 0.78],
      [x, y - size * 0.83],
    ],
    tint(0.2, 0.02, 50),
    Math.max(0.8, size * 0.012),
  );
};

/** How a flame leans and how bright it is, by slow draughts and quick flickers; at rest at time 0. */
function flickerAt(timeSeconds: number, phase: number): { lean: number; light: number } {
  const draught = Math.sin(timeSeconds * 1.7 + phase) - Math.sin(phase);
  const quick = Math.sin(timeSeconds * 11 + phase * 3) - Math.sin(phase * 3);
  return {
    lean: Math.sin(timeSeconds * 9) * 0.006 + draught * 0.016,
    light: 1 - 0.05 * Math.abs(draught) - 0.035 * Math.abs(quick),
  };
}

/** The flame of a candle and the light around it. */
export const flame = (context: SKRSContext2D, _stage: Stage, thing: Thing): void => {
  const { x, y, size, toward, timeSeconds } = thing;
  const { lean, light } = flickerAt(timeSeconds, x * 0.37);
  const lick = lean * size;
  const tall = light < 1 ? light ** 2 : 1;
  glow(context, x, y - size * 0.89, size * 1.1, tint(0.85, 0.13, 72), 0.6 * light);
  for (const [color, share] of [
    [tint(0.8, 0.16, 65), 1],
    [tint(0.96, 0.08, 92), 0.6],
  ] as const) {
    context.fillStyle = css(color, 0.95);
    context.beginPath();
    context.moveTo(x + lick * toward, y - size * (0.82 + 0.18 * share * tall));
    context.bezierCurveTo(
      x + size * 0.05 * share,
      y - size * 0.9,
      x + size * 0.042 * share,
      y - size * 0.815,
      x,
      y - size * 0.81,
    );
    context.bezierCurveTo(
      x - size * 0.042 * share,
      y - size * 0.815,
      x - size * 0.05 * share,
      y - size * 0.9,
      x + lick * toward,
      y - size * (0.82 + 0.18 * share * tall),
    );
    context.fill();
  }
};
