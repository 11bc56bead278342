import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Subject } from '../lexicon/subjects.ts';
import type { Stage } from '../stage/stage.ts';
import { type Thing } from './thing.ts';
import { bottle } from './bottle.ts';
import { vase } from './vase.ts';
import { candle } from './candle.ts';
import { books } from './books.ts';
import { bowl } from './bowl.ts';
import { teapot } from './teapot.ts';
import { cup } from './cup.ts';

/** How each thing that belongs on a table is painted. */
export const tableThings: Partial<Record<Subject, (context: SKRSContext2D, stage: Stage, thing: Thing) => void>> = {
  vase,
  cup,
  bowl,
  teapot,
  bottle,
  candle,
  books,
};
