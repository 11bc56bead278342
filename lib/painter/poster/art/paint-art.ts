import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { paintArcs } from './arcs.ts';
import { paintDiscs } from './discs.ts';
import { paintTiles } from './tiles.ts';
import { paintWaves } from './waves.ts';

/** Paints forms in the palette's colours into a box, which is already the clip. */
export type Art = (context: SKRSContext2D, box: Box, sheet: Sheet) => void;

const arts: readonly [Art, ...Art[]] = [paintTiles, paintDiscs, paintWaves, paintArcs];

/** Fills a box with the scene of the prompt, or else with forms. */
export function paintArt(context: SKRSContext2D, box: Box, sheet: Sheet, scene: Canvas | null): void {
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  if (scene === null) sheet.random('art').pick(arts)(context, box, sheet);
  else context.drawImage(scene, box.x, box.y, box.width, box.height);
  context.restore();
}
