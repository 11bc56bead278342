import type { SKRSContext2D } from '@napi-rs/canvas';
import { breakLines } from './break-lines.ts';
import { type Face, fontOf } from './fonts.ts';

/** Lines of one face and size, ready to be drawn. */
export interface TypeBlock {
  lines: string[];
  face: Face;
  size: number;
  width: number;
  height: number;
}

function prepare(context: SKRSContext2D, face: Face, size: number): void {
  context.font = fontOf(face, size);
  context.letterSpacing = `${face.tracking * size}px`;
  context.lang = 'en';
  context.fontKerning = 'normal';
}

/** Fits a text into a box: tries one to five lines and keeps the largest size. */
export function setBlock(
  context: SKRSContext2D,
  text: string,
  face: Face,
  box: { width: number; height: number; largest: number },
): TypeBlock {
  const words = face.isCapitals ? text.toLocaleUpperCase('en') : text;
  const probe = 100;
  prepare(context, face, probe);
  const widthOf = (line: string): number => Math.max(1, context.measureText(line).width - face.tracking * probe);
  let best: TypeBlock | null = null;
  for (let count = 1; count <= 5; count++) {
    const lines = breakLines(words, count, widthOf);
    const widest = Math.max(...lines.map(widthOf));
    const size = Math.min(box.largest, (box.width / widest) * probe, box.height / (lines.length * face.leading));
    if (best === null || size > best.size * 1.06)
      best = { lines, face, size, width: (widest * size) / probe, height: lines.length * face.leading * size };
  }
  if (best === null) throw new Error('a text has at least one line');
  return best;
}

/** Draws a block with its top at y, aligned at x. */
export function drawBlock(
  context: SKRSContext2D,
  block: TypeBlock,
  x: number,
  y: number,
  align: 'left' | 'center',
): void {
  const { lines, face, size } = block;
  prepare(context, face, size);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  for (const [index, line] of lines.entries()) {
    const width = context.measureText(line).width - face.tracking * size;
    const cap = size * 0.74;
    const baseline = y + index * face.leading * size + (face.leading * size - cap) / 2 + cap;
    context.fillText(line, align === 'left' ? x : x - width / 2, baseline);
  }
}
