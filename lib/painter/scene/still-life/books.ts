import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import { fillShape, roundShade, strokeLine } from '../subjects/brush.ts';
import { type Thing } from './thing.ts';

/** A stack of books. */
export const books = (context: SKRSContext2D, stage: Stage, thing: Thing): void => {
  const { x, y, size, random, toward } = thing;
  const covers = [
    thing.tint ?? stage.palette.accent,
    stage.palette.companion,
    tint(0.5, 0.08, 240),
    tint(0.62, 0.1, 70),
    tint(0.42, 0.09, 20),
  ];
  let level = y;
  for (let book = 0; book < 4; book++) {
    const [wide, thick] = [size * random.between(1.5, 2), size * random.between(0.2, 0.3)];
    const aside = random.spread() * size * 0.12;
    const color = covers[book % covers.length] ?? stage.palette.accent;
    fillShape(
      context,
      [
        [x - wide / 2 + aside, level],
        [x + wide / 2 + aside, level],
        [x + wide / 2 + aside, level - thick],
        [x - wide / 2 + aside, level - thick],
      ],
      roundShade(context, stage, x - wide / 2, x + wide / 2, { ...color, l: Math.min(0.62, color.l) }, toward),
    );
    context.fillStyle = css(tint(0.93, 0.025, 85));
    const pages = toward > 0 ? x - wide / 2 + aside : x + wide * 0.36 + aside;
    context.fillRect(pages, level - thick * 0.86, wide * 0.14, thick * 0.72);
    strokeLine(
      context,
      [
        [x - wide * 0.2 + aside, level - thick * 0.5],
        [x + wide * 0.22 + aside, level - thick * 0.5],
      ],
      tint(0.85, 0.08, 85),
      Math.max(0.6, thick * 0.08),
      0.85,
    );
    level -= thick;
  }
};
