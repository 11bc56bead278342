import type { SKRSContext2D } from '@napi-rs/canvas';
import { breakLines } from './break-lines.ts';
import { applyFace, type Face, writtenIn } from './face.ts';
import { widestUnit, wrapLines } from './wrap-lines.ts';

/** Lines of one face and size, ready to be drawn. Lengths are in pixels. */
export interface TypeBlock {
  lines: string[];
  face: Face;
  size: number;
  /** The widest line, by its advance or its ink, whichever is larger. */
  width: number;
  /** From the highest ink to the lowest. */
  height: number;
  /** From the highest ink to the first line's baseline. */
  ascent: number;
  /** From one line's baseline to the next. */
  lineHeight: number;
}

/** The area for type. */
export interface TypeBox {
  width: number;
  height: number;
  /** The largest size to set. */
  largest: number;
  /** Maximum number of lines; 5 by default. */
  mostLines?: number;
}

const probe = 100;

/** Texts with more letters are set as sentences: five lines could not hold them at a readable size. */
const longestTitle = 100;

interface Measures {
  widest: number;
  ascent: number;
  descent: number;
  lineHeight: number;
}

function widthOf(context: SKRSContext2D, line: string, tracking: number): number {
  const measured = context.measureText(line);
  const ink = measured.actualBoundingBoxLeft + measured.actualBoundingBoxRight;
  return Math.max(1, measured.width - tracking, ink);
}

/** Measures lines at the probe's size. The line distance is large enough that no mark touches the line above. */
function measure(context: SKRSContext2D, face: Face, lines: readonly string[]): Measures {
  applyFace(context, face, probe);
  const inks = lines.map((line) => context.measureText(line));
  const touching = inks
    .slice(1)
    .map((ink, index) => ink.actualBoundingBoxAscent + (inks[index]?.actualBoundingBoxDescent ?? 0));
  return {
    widest: Math.max(...lines.map((line) => widthOf(context, line, face.tracking * probe))),
    ascent: inks[0]?.actualBoundingBoxAscent ?? 0,
    descent: Math.max(0, inks.at(-1)?.actualBoundingBoxDescent ?? 0),
    lineHeight: Math.max(face.leading * probe, ...touching.map((height) => height + 0.04 * probe)),
  };
}

function blockOf(face: Face, lines: string[], size: number, measures: Measures): TypeBlock {
  const scale = size / probe;
  const { widest, ascent, descent, lineHeight } = measures;
  return {
    lines,
    face,
    size,
    width: widest * scale,
    height: (ascent + descent + (lines.length - 1) * lineHeight) * scale,
    ascent: ascent * scale,
    lineHeight: lineHeight * scale,
  };
}

/**
 * Fits a title into a box: tries one line to several and uses the largest size. New lines in the text are preserved.
 */
export function setBlock(context: SKRSContext2D, text: string, face: Face, box: TypeBox): TypeBlock {
  const words = writtenIn(face, text);
  if (words.length > longestTitle) return setParagraph(context, text, face, box);
  const paragraphs = words.split('\n').filter((line) => line.trim() !== '');
  applyFace(context, face, probe);
  const tries =
    paragraphs.length > 1
      ? [paragraphs]
      : Array.from({ length: box.mostLines ?? 5 }, (_, index) =>
          breakLines(words, index + 1, (line) => widthOf(context, line, face.tracking * probe), face.language),
        );
  let best: TypeBlock | null = null;
  for (const lines of tries) {
    const measures = measure(context, face, lines);
    const tall = measures.ascent + measures.descent + (lines.length - 1) * measures.lineHeight;
    const size = Math.min(box.largest, (box.width / measures.widest) * probe, (box.height / Math.max(1, tall)) * probe);
    if (best === null || size > best.size * 1.06) best = blockOf(face, lines, size, measures);
  }
  if (best === null) throw new Error('a text has at least one line');
  return best;
}

/** Sizes to try for sentences, each a little smaller than the last, as shares of the largest. */
const shares = Array.from({ length: 64 }, (_, step) => 0.94 ** step);

/** Fills a box with sentences at the requested size, or smaller when they would not fit. */
export function setParagraph(context: SKRSContext2D, text: string, face: Face, box: TypeBox): TypeBlock {
  const words = writtenIn(face, text);
  const measureLine = (line: string): number => widthOf(context, line, face.tracking * probe);
  applyFace(context, face, probe);
  const widest = widestUnit(words, face.language, measureLine);
  const setAt = (share: number): { block: TypeBlock; fits: boolean } => {
    const size = box.largest * share;
    const width = (box.width / size) * probe;
    applyFace(context, face, probe);
    const lines = wrapLines(words, face.language, width, measureLine);
    const block = blockOf(face, lines, size, measure(context, face, lines));
    // Half the size is an acceptable price for not breaking a long word; more is not.
    return { block, fits: (widest <= width || share < 0.5) && block.height <= box.height };
  };
  const requested = setAt(1);
  if (requested.fits) return requested.block;
  let [low, high] = [1, shares.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (setAt(shares[middle] ?? 1).fits) high = middle;
    else low = middle + 1;
  }
  return setAt(shares[low] ?? 1).block;
}

/** Paints one line with its baseline at y; the face is already applied. */
export type LinePainter = (line: string, x: number, y: number) => void;

/**
 * Draws a block with its highest ink at y. Its left edge, middle or right edge is at x.
 *
 * @param paint how to draw a line; filled in the context's colour by default
 */
export function drawBlock(
  context: SKRSContext2D,
  block: TypeBlock,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right',
  paint: LinePainter = (line, left, base) => context.fillText(line, left, base),
): void {
  const { lines, face, size } = block;
  applyFace(context, face, size);
  for (const [index, line] of lines.entries()) {
    const width = context.measureText(line).width - face.tracking * size;
    const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
    paint(line, left, y + block.ascent + index * block.lineHeight);
  }
}
