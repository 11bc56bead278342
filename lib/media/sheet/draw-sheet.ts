import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { isEaselError } from '../../contract/error.ts';
import type { SheetFormat, SheetGeometry } from '../../contract/studio/sweep-sheet.ts';
import { charactersWithin, distinctLabels } from '../../contract/studio/distinct-labels.ts';
import { decoding, openImage } from '../read/open-image.ts';
import { fitLines } from './fit-lines.ts';
import { sheetFont } from './sheet-font.ts';

/** An axis of a sheet: its name, and a text for each column or row. */
export interface SheetAxis {
  label: string;
  values: readonly string[];
}

/** A grid of images to draw as one, with its labels. */
export interface DrawSheetOptions {
  outputPath: string;
  format: SheetFormat;
  title: string;
  /** A line under the title. */
  subtitle: string;
  across: SheetAxis;
  /** Null for one row without a label. */
  down: SheetAxis | null;
  /** Row by row: an image, or the text in its place. An image that can't be read is replaced by the text as well. */
  cells: readonly { path: string | null; text: string }[];
  geometry: SheetGeometry;
}

/** The drawn sheet, in pixels. */
export interface DrawnSheet {
  width: number;
  height: number;
}

const [ink, faded, box] = ['#171717', '#5c5c5c', '#f0f0f0'];
const quality = 90;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of red, green and blue, and the length of a line in bytes. */
interface Sheet {
  pixels: Buffer;
  line: number;
}

/**
 * Draws a grid of images with its labels on white, in sRGB. It holds one sheet and one image at a time, whatever the
 * number of cells.
 */
export async function drawSheet(options: DrawSheetOptions): Promise<DrawnSheet> {
  const { geometry, format, across, down } = options;
  const { width, height, cell, unit, margin, gap, left, top } = geometry;
  const sheet: Sheet = { pixels: Buffer.alloc(width * height * 3, 255), line: width * 3 };
  const column = (index: number) => left + index * (cell.width + gap);
  const row = (index: number) => top + index * (cell.height + gap);

  const inner = width - margin - margin;
  const small = { unit, colour: faded, weight: 450 };
  write(sheet, { x: margin, y: margin, width: inner, height: unit * 2.5 }, options.title, {
    ...small,
    unit: unit * 1.6,
    colour: ink,
    weight: 650,
  });
  write(sheet, { x: margin, y: margin + unit * 2.8, width: inner, height: unit * 1.6 }, options.subtitle, small);
  const gridWidth = width - left - margin;
  const name = { ...small, colour: ink, weight: 650 };
  const fit = (values: readonly string[], wide: number, lines: number) =>
    distinctLabels(values, charactersWithin(wide, lines, unit * 0.55));
  const columnLabels = fit(across.values, cell.width, 2);
  const isTwoLines = columnLabels.some((value) => linesOf(value, { ...small, lines: 2 }, cell.width).length > 1);
  const valuesHeight = unit * (isTwoLines ? 3.4 : 2);
  const valuesTop = top - unit * 0.8 - valuesHeight;
  const nameTop = valuesTop - unit * 1.8;
  write(sheet, { x: left, y: nameTop, width: gridWidth, height: unit * 1.6 }, across.label, {
    ...name,
    align: 'center',
  });
  for (const [index, value] of columnLabels.entries()) {
    const area = { x: column(index), y: valuesTop, width: cell.width, height: valuesHeight };
    write(sheet, area, value, { ...small, align: 'center', lines: 2, isAtEnd: true });
  }
  if (down !== null) {
    const labels = left - margin - unit;
    write(sheet, { x: margin, y: top - unit * 2.15, width: labels, height: unit * 1.6 }, down.label, {
      ...name,
      align: 'right',
    });
    const lines = Math.max(1, Math.min(4, Math.floor(cell.height / (unit * 1.4))));
    for (const [index, value] of fit(down.values, labels, lines).entries()) {
      const area = { x: margin, y: row(index), width: labels, height: cell.height };
      write(sheet, area, value, { ...small, align: 'right', lines, isMiddle: true });
    }
  }

  for (const [index, { path, text }] of options.cells.entries()) {
    const [x, y] = [column(index % across.values.length), row(Math.floor(index / across.values.length))];
    const image = path === null ? null : await readImage(path, cell);
    if (image !== null) place(sheet, { x, y, ...cell }, image);
    else write(sheet, { x, y, ...cell }, text, { ...small, align: 'center', lines: 3, isMiddle: true, ground: box });
  }

  const drawn = sharp(sheet.pixels, { raw: { width, height, channels: 3 } });
  const encoded =
    format === 'jpeg'
      ? drawn.jpeg({ quality, chromaSubsampling: '4:4:4' })
      : format === 'webp'
        ? drawn.webp({ quality, smartSubsample: true })
        : drawn.png();
  await encoded.toFile(options.outputPath);
  return { width, height };
}

/** An image that fits a box, centred on white; null where it can't be read. */
async function readImage(path: string, { width, height }: { width: number; height: number }): Promise<Buffer | null> {
  try {
    const { image } = await openImage(path);
    return await decoding(
      image
        .resize(width, height, { fit: 'contain', background: '#ffffff', kernel: 'lanczos3' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  } catch (error) {
    if (isEaselError(error)) return null;
    throw error;
  }
}

function place({ pixels, line }: Sheet, { x, y, width, height }: Area, image: Buffer): void {
  for (let index = 0; index < height; index += 1) {
    image.copy(pixels, (y + index) * line + x * 3, index * width * 3, (index + 1) * width * 3);
  }
}

/** How a text is written: on one line at the left and top, unless said otherwise. */
interface TextStyle {
  unit: number;
  colour: string;
  weight: number;
  align?: 'left' | 'center' | 'right';
  lines?: number;
  isMiddle?: boolean;
  isAtEnd?: boolean;
  ground?: string;
}

/** Writes a text into an area, cut where it does not fit. */
function write(sheet: Sheet, area: Area, text: string, style: TextStyle): void {
  const [x, y] = [Math.round(area.x), Math.round(area.y)];
  const [width, height] = [Math.round(area.width), Math.round(area.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = style.ground ?? '#ffffff';
  context.fillRect(0, 0, width, height);
  drawText(context, { width, height }, text, style);
  const { data } = context.getImageData(0, 0, width, height);
  const area3 = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; to < area3.length; from += 4, to += 3) {
    area3[to] = data[from] ?? 255;
    area3[to + 1] = data[from + 1] ?? 255;
    area3[to + 2] = data[from + 2] ?? 255;
  }
  place(sheet, { x, y, width, height }, area3);
}

const measuring = createCanvas(1, 1).getContext('2d');

/** The lines of a text in a width. */
function linesOf(text: string, { unit, weight, lines = 1 }: TextStyle, width: number): string[] {
  measuring.font = sheetFont(text, { size: unit, weight });
  return fitLines(text, (line) => measuring.measureText(line).width, width, lines);
}

function drawText(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  text: string,
  style: TextStyle,
): void {
  const { unit, colour, weight, align = 'left', isMiddle = false, isAtEnd = false } = style;
  context.font = sheetFont(text, { size: unit, weight });
  context.fillStyle = colour;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const lines = linesOf(text, style, width);
  const leading = unit * 1.35;
  const free = Math.max(0, height - lines.length * leading);
  const start = (isAtEnd ? free : isMiddle ? free / 2 : 0) + unit * 1.05;
  const x = { left: 0, center: width / 2, right: width }[align];
  for (const [index, line] of lines.entries()) context.fillText(line, x, start + index * leading);
}
