import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { cropToRatio } from '../../edit/operations/crop.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { studioBackdrop } from '../backdrop/studio-backdrop.ts';
import type { CollageKind } from '../reading/composition-reading.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import { canvasOf } from '../figures/canvas-bridge.ts';
import { coverFrame } from '../figures/cover-frame.ts';
import { printFigure } from '../figures/print-figure.ts';
import { layRows } from './lay-rows.ts';
import type { Image } from '../../edit/pixels/image.ts';

/** The inputs of a collage. */
export interface CollageRequest {
  images: readonly Image[];
  kind: CollageKind;
  size: Size;
  /** Chooses the colour of the paper. */
  words: string;
  seed: number;
  /** Index among the images of one request: each has its own paper, margins and widths. */
  variation: number;
  isClear: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Paper between the images for each variation, as shares of the frame's shorter side. */
const gutterShares = [0.014, 0.05, 0.028, 0.075];

const boundsOf = (aspect: number): number => Math.min(2.4, Math.max(0.42, aspect));

/**
 * Shows images whole, beside each other on paper: in rows that fill the frame, in one strip, or as scattered prints.
 */
export async function drawCollage(request: CollageRequest): Promise<Canvas> {
  const { images, kind, size, words, seed, isClear } = request;
  const paper = isClear
    ? createCanvas(size.width, size.height)
    : studioBackdrop(size, { words, figures: images, seed }).canvas;
  await (kind === 'prints' ? scatterPrints(paper, request) : fillRows(paper, request));
  return paper;
}

async function fillRows(canvas: Canvas, request: CollageRequest): Promise<void> {
  const { images, kind, size, seed, variation, onProgress, signal } = request;
  const { width, height } = size;
  const share = gutterShares[variation % gutterShares.length] ?? 0;
  const gutter = Math.max(2, Math.round(Math.min(width, height) * share));
  const random = createRandom(seed, 'widths');
  const frame = (width - gutter) / (height - gutter);
  const aspects = images.map(
    (image) => boundsOf(image.width / image.height) * (variation === 0 ? 1 : random.between(0.8, 1.25)),
  );
  // A strip runs along the frame's longer side.
  const isColumn = kind === 'strip' && height > width;
  const laid = isColumn
    ? layRows(
        aspects.map((aspect) => 1 / aspect),
        1 / frame,
        1,
      ).map(({ left, right, top, bottom }) => ({
        left: top,
        right: bottom,
        top: left,
        bottom: right,
      }))
    : layRows(aspects, frame, kind === 'strip' ? 1 : 5);
  const context = canvas.getContext('2d');
  for (const [index, area] of laid.entries()) {
    signal.throwIfAborted();
    const image = images[index];
    if (image === undefined) continue;
    const left = Math.round(gutter + area.left * (width - gutter));
    const top = Math.round(gutter + area.top * (height - gutter));
    const cell = {
      width: Math.max(1, Math.round(gutter + area.right * (width - gutter)) - gutter - left),
      height: Math.max(1, Math.round(gutter + area.bottom * (height - gutter)) - gutter - top),
    };
    context.drawImage(canvasOf(await coverFrame(image, cell)), left, top);
    onProgress((index + 1) / laid.length);
  }
}

/** A print may overlap its neighbours, but must not leave the frame. */
function inside(place: number, length: number, room: number): number {
  return Math.min(room - length * 0.98, Math.max(-length * 0.02, place));
}

async function scatterPrints(canvas: Canvas, request: CollageRequest): Promise<void> {
  const { images, size, seed, onProgress, signal } = request;
  const { width, height } = size;
  const random = createRandom(seed, 'prints');
  const context = canvas.getContext('2d');
  const cells = layRows(
    images.map((image) => boundsOf(image.width / image.height)),
    width / height,
  );
  for (const [index, area] of cells.entries()) {
    signal.throwIfAborted();
    const image = images[index];
    if (image === undefined) continue;
    const across = (area.right - area.left) * width;
    const down = (area.bottom - area.top) * height;
    const longestSide = Math.round(Math.max(across, down) * 1.02);
    // Half way to the cell's proportions, as a compromise between cropping and bare paper.
    const ratio = Math.sqrt((image.width / image.height) * (across / down));
    const print = await printFigure(await cropToRatio(image, ratio), {
      longestSide,
      turn: random.between(-0.09, 0.09),
    });
    const scale = Math.min((across * 1.14) / print.image.width, (down * 1.14) / print.image.height);
    const [wide, high] = [print.image.width * scale, print.image.height * scale];
    const x = ((area.left + area.right) / 2) * width - wide / 2 + random.spread() * across * 0.025;
    const y = ((area.top + area.bottom) / 2) * height - high / 2 + random.spread() * down * 0.025;
    context.drawImage(canvasOf(print.image), inside(x, wide, width), inside(y, high, height), wide, high);
    onProgress((index + 1) / cells.length);
  }
}
