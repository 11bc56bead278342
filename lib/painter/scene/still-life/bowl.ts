import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { paintTurned, type Profile } from './turned.ts';
import { type Thing, turnedOf } from './thing.ts';

const bowlProfile: Profile = [
  [0.62, 0.95],
  [0.42, 0.86],
  [0.22, 0.66],
  [0.08, 0.4],
  [0.05, 0.33],
  [0, 0.37],
];

/** A bowl; its contents are painted before it. */
export const bowl = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  paintTurned(
    context,
    stage,
    bowlProfile,
    turnedOf(thing, thing.tint ?? mix(stage.palette.companion, tint(0.55, 0.09, 245), 0.45), 0.7, 0.24),
    false,
  );
};
