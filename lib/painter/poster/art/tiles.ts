import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch } from '../../colour/oklch.ts';
import type { Random } from '../../scene/noise/random.ts';
import type { Box } from '../sheet/measure-ground.ts';
import type { Sheet } from '../sheet/sheet.ts';

type Motif = (context: SKRSContext2D, size: number) => void;

const turn = Math.PI / 2;

/** Forms in a square around the origin. */
const motifs: readonly [Motif, ...Motif[]] = [
  (context, size) => {
    context.moveTo(-size / 2, -size / 2);
    context.arc(-size / 2, -size / 2, size, 0, turn);
  },
  (context, size) => context.arc(0, 0, size / 2, 0, turn * 4),
  (context, size) => {
    context.arc(0, -size / 2, size / 2, 0, turn * 2);
  },
  (context, size) => {
    context.moveTo(-size / 2, -size / 2);
    context.lineTo(size / 2, -size / 2);
    context.lineTo(-size / 2, size / 2);
  },
  (context, size) => {
    for (let stripe = 0; stripe < 4; stripe++) {
      context.rect(-size / 2, -size / 2 + (stripe * size) / 4, size, size / 8);
    }
  },
  (context, size) => {
    context.moveTo(-size / 2, -size / 2);
    context.arc(-size / 2, -size / 2, size, 0, turn);
    context.lineTo(-size / 2, size / 2 - size / 2);
    context.arc(-size / 2, -size / 2, size / 2, turn, 0, true);
  },
  (context, size) => {
    context.arc(-size / 2, 0, size / 2, -turn, turn);
    context.moveTo(size / 2, -size / 2);
    context.arc(size / 2, 0, size / 2, -turn, turn, true);
  },
];

function twoOf(colors: readonly [Oklch, ...Oklch[]], random: Random): [Oklch, Oklch] {
  const ground = random.pick(colors);
  const others = colors.filter((color) => color !== ground);
  const [first = ground, ...rest] = others;
  return [ground, random.pick([first, ...rest])];
}

/** A grid of simple forms, one per square, as on Bauhaus posters. */
export function paintTiles(context: SKRSContext2D, box: Box, sheet: Sheet): void {
  const { palette, isMinimal } = sheet.plan;
  const random = sheet.random('tiles');
  const across = isMinimal ? 2 : 3 + Math.round(sheet.richness * 2) + Math.floor(random.next() * 2);
  const size = Math.min(box.width, box.height * 1.6) / Math.min(across, 6);
  const columns = Math.ceil(box.width / size);
  const rows = Math.ceil(box.height / size);
  const [wide, tall] = [box.width / columns, box.height / rows];
  const colors = [palette.shade, palette.accent, palette.second, palette.ink] as const;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [ground, form] = twoOf(colors, random);
      const [x, y] = [box.x + column * wide, box.y + row * tall];
      context.fillStyle = css(ground);
      context.fillRect(x - 0.5, y - 0.5, wide + 1, tall + 1);
      context.save();
      context.translate(x + wide / 2, y + tall / 2);
      context.scale(wide / size, tall / size);
      context.rotate(Math.floor(random.next() * 4) * turn);
      context.fillStyle = css(form);
      context.beginPath();
      random.pick(motifs)(context, size);
      context.fill();
      context.restore();
    }
  }
}
