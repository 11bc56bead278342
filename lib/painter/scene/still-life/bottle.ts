import { tint } from '../../colour/oklch.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Stage } from '../stage/stage.ts';
import { fillShape, roundShade, strokeLine } from '../subjects/brush.ts';
import { paintTurned, type Profile } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

const bottleProfile: Profile = [
  [1, 0.042],
  [0.95, 0.045],
  [0.72, 0.05],
  [0.58, 0.13],
  [0.12, 0.135],
  [0, 0.125],
];

/** A bottle with a label. */
export const bottle = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const color = thing.tint ?? tint(0.36, 0.07, 150);
  paintTurned(context, stage, bottleProfile, turnedOf(thing, color, 1, 0.26));
  const { x, y, size } = thing;
  fillShape(
    context,
    [
      [x - size * 0.134, y - size * 0.42],
      [x + size * 0.134, y - size * 0.42],
      [x + size * 0.135, y - size * 0.16],
      [x - size * 0.135, y - size * 0.16],
    ],
    roundShade(context, stage, x - size * 0.135, x + size * 0.135, tint(0.92, 0.03, 85), thing.toward),
  );
  strokeLine(
    context,
    [
      [x - size * 0.08, y - size * 0.33],
      [x + size * 0.08, y - size * 0.33],
    ],
    stage.palette.accent,
    Math.max(0.8, size * 0.02),
  );
  strokeLine(
    context,
    [
      [x - size * 0.06, y - size * 0.26],
      [x + size * 0.06, y - size * 0.26],
    ],
    tint(0.5, 0.02, 60),
    Math.max(0.5, size * 0.008),
  );
};
