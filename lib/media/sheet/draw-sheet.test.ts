import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheetGeometry } from '../../contract/studio/sweep-sheet.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { drawSheet, type DrawSheetOptions } from './draw-sheet.ts';

const folder = temporaryFolder();
const [red, blue] = [join(folder, 'red.png'), join(folder, 'blue.jpg')];
const geometry = sheetGeometry({
  columns: 2,
  rows: 2,
  hasDown: true,
  result: { width: 200, height: 100 },
  size: 'full',
});
const options: DrawSheetOptions = {
  outputPath: join(folder, 'sheet'),
  format: 'png',
  title: 'Guidance × Steps',
  subtitle: 'Scene painter · Seed 7',
  across: { label: 'Guidance', values: ['3', '<b>&amp; 7.5</b>'] },
  down: { label: 'Steps', values: ['8', '日本語 '.repeat(200)] },
  cells: [
    { path: red, text: '' },
    { path: blue, text: '' },
    { path: null, text: 'Failed' },
    { path: join(folder, 'damaged.png'), text: 'No result' },
  ],
  geometry,
};

beforeAll(async () => {
  const create = { width: 200, height: 100, channels: 3 as const };
  await sharp({ create: { ...create, background: '#ff0000' } })
    .png()
    .toFile(red);
  // A square, which leaves white at both sides of its box.
  await sharp({ create: { ...create, width: 100, background: '#0000ff' } })
    .jpeg()
    .toFile(blue);
  await writeFile(join(folder, 'damaged.png'), 'this is no image');
});

async function draw(change: Partial<DrawSheetOptions> = {}) {
  const drawn = await drawSheet({ ...options, ...change });
  const file = await readFile(options.outputPath);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  /** How many pixels of an area are dark. */
  const inked = (x: number, y: number, width: number, height: number) => {
    let count = 0;
    for (let line = y; line < y + height; line += 1) {
      for (let column = x; column < x + width; column += 1) if ((at(column, line)[0] ?? 255) < 160) count += 1;
    }
    return count;
  };
  return { drawn, file, info, at, inked };
}

describe('drawSheet', () => {
  it('draws each result in its place, and labels around them', async () => {
    const { drawn, info, at, inked } = await draw();
    expect(drawn).toEqual({ width: geometry.width, height: geometry.height });
    expect([info.width, info.height]).toEqual([geometry.width, geometry.height]);
    const { left, top, cell, gap, margin } = geometry;
    expect(at(left + 100, top + 50)).toEqual([255, 0, 0]);
    const second = left + cell.width + gap;
    expect(at(second + 10, top + 50)).toEqual([255, 255, 255]);
    const [, , blueness] = at(second + 100, top + 50);
    expect(blueness).toBeGreaterThan(240);
    expect(at(2, 2)).toEqual([255, 255, 255]);
    expect(inked(margin, margin, 300, 40)).toBeGreaterThan(100);
    const width = cell.width * 2 + gap;
    const { unit } = geometry;
    // The name of the axis, above the values.
    expect(inked(left, Math.round(top - unit * 4.6), width, Math.round(unit * 1.6))).toBeGreaterThan(60);
    expect(inked(left, top - 30, cell.width, 28)).toBeGreaterThan(5);
    expect(inked(second, top - 60, cell.width, 58)).toBeGreaterThan(40);
    expect(inked(margin, top, left - margin, cell.height)).toBeGreaterThan(5);
  });

  it('draws a box with a text in place of a missing or damaged result', async () => {
    const { at, inked } = await draw();
    const { left, top, cell, gap } = geometry;
    const second = top + cell.height + gap;
    for (const x of [left, left + cell.width + gap]) {
      expect(at(x + 2, second + 2)).toEqual([240, 240, 240]);
      expect(inked(x, second, cell.width, cell.height)).toBeGreaterThan(20);
    }
  });

  it('draws nothing of a long label outside its column', async () => {
    const { inked } = await draw();
    const { left, top, height } = { ...geometry };
    expect(inked(0, top, geometry.margin - 1, height - top)).toBe(0);
    expect(inked(left - geometry.unit + 2, top, geometry.unit - 4, height - top)).toBe(0);
  });

  it.each(['jpeg', 'webp'] as const)('writes %s', async (format) => {
    const { file } = await draw({ format, down: null });
    expect((await sharp(file).metadata()).format).toBe(format);
  });
});
