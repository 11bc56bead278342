import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Subject } from '../lexicon/subjects.ts';
import type { Stage } from '../stage/stage.ts';
import type { Thing } from './thing.ts';
import { bottle } from './bottle.ts';
import { bouquet, vase } from './vase.ts';
import { candle, flame } from './candle.ts';
import { books } from './books.ts';
import { bowl } from './bowl.ts';
import { teapot } from './teapot.ts';
import { cup, steam } from './cup.ts';

type PaintThing = (context: SKRSContext2D, stage: Stage, thing: Thing) => void;

/** The painter of the static part of each table thing. */
export const tableThings: Partial<Record<Subject, PaintThing>> = {
  vase,
  cup,
  bowl,
  teapot,
  bottle,
  candle,
  books,
};

/** The moving part of a thing: a video paints it in every frame. */
export const movingParts: Partial<Record<Subject, PaintThing>> = { candle: flame, cup: steam, vase: bouquet };
