import { type Oklch } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import type { Turned } from './turned.ts';

/** A thing to place on a table, its foot at x, y. */
export interface Thing {
  x: number;
  y: number;
  size: number;
  tint: Oklch | null;
  toward: number;
  random: Random;
  timeSeconds: number;
}

/** The turned body of a table thing. */
export function turnedOf(thing: Thing, color: Oklch, gloss: number, tilt = 0.28): Turned {
  return { x: thing.x, y: thing.y, size: thing.size, color, toward: thing.toward, tilt, gloss };
}
