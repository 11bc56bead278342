import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Oklch, tint } from '../../colour/oklch.ts';
import { drawBlock, type LinePainter, type TypeBlock } from '../../type/set-block.ts';
import { type Box, contrastBetween, contrastOn, type GroundRange, measureGround } from './measure-ground.ts';

/**
 * The minimum contrast of any text: what WCAG 2.2 requires for text of every size
 * (https://www.w3.org/TR/WCAG22/#contrast-minimum).
 */
export const leastContrast = 4.5;

/** The position of a block: its highest ink at y, its left edge, middle or right edge at x. */
export interface Place {
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
}

/** The contrast from which a veil can make an ink readable without hiding the image. */
const helpedContrast = 2;

const light = tint(0.985, 0.008, 90);
const dark = tint(0.16, 0.02, 265);

/** The rectangle that a block's ink fills. */
export function boxOf(block: TypeBlock, { x, y, align }: Place): Box {
  const left = { left: x, center: x - block.width / 2, right: x - block.width }[align];
  return { x: left, y, width: block.width, height: block.height };
}

/** A soft veil under a box, without a visible edge. */
function paintVeil(context: SKRSContext2D, box: Box, color: Oklch, strength: number): void {
  const reach = Math.max(box.height * 0.5, box.width * 0.08);
  context.save();
  context.shadowColor = css(color, strength);
  context.shadowBlur = reach * 0.9;
  // Only the shadow is drawn: the box that casts it is outside the canvas.
  const away = context.canvas.width * 2;
  context.shadowOffsetX = away;
  context.fillStyle = css(color);
  context.fillRect(box.x - reach * 0.5 - away, box.y - reach * 0.5, box.width + reach, box.height + reach);
  context.restore();
}

/** The parameters of a veil under an ink. */
const veilFor = (ink: Oklch): Oklch => (ink.l > 0.6 ? dark : light);

/** The first ink that is readable, else the first for which a veil is enough, else the better of light and dark. */
function chooseInk(inks: readonly Oklch[], ground: GroundRange): Oklch {
  const readable = inks.find((ink) => contrastOn(ink, ground) >= leastContrast);
  const helped = inks.find(
    (ink) => contrastOn(ink, ground) >= helpedContrast && contrastBetween(ink, veilFor(ink)) > leastContrast * 1.5,
  );
  const better = contrastOn(light, ground) > contrastOn(dark, ground) ? light : dark;
  return readable ?? helped ?? better;
}

/**
 * Draws a block in the first ink that is readable on its background, light or dark where none is, over a veil where the
 * background is too uneven for either.
 *
 * @param inks in order of preference
 * @param paint how to draw a line; filled by default
 * @returns the minimum contrast of the ink against the pixels under the block
 */
export function printBlock(
  context: SKRSContext2D,
  block: TypeBlock,
  place: Place,
  inks: readonly Oklch[],
  paint?: LinePainter,
): number {
  const box = boxOf(block, place);
  let ground = measureGround(context, box);
  const ink = chooseInk(inks, ground);
  const veil = veilFor(ink);
  for (let strength = 0.3; contrastOn(ink, ground) < leastContrast && strength < 1.2; strength += 0.15) {
    paintVeil(context, box, veil, Math.min(1, strength));
    ground = measureGround(context, box);
  }
  context.fillStyle = css(ink);
  context.strokeStyle = css(ink);
  drawBlock(context, block, place.x, place.y, place.align, paint);
  return contrastOn(ink, ground);
}
