import { describe, expect, it } from 'vitest';
import { longestSheetSide, mostSheetPixels, sheetGeometry } from './sweep-sheet.ts';

const result = { width: 1024, height: 768 };

describe('sheetGeometry', () => {
  it('keeps the size of results while the sheet is within its limits', () => {
    const { cell, scale } = sheetGeometry({ columns: 3, rows: 2, hasDown: true, result, size: 'full' });
    expect([cell, scale]).toEqual([result, 1]);
  });

  it('fits results of a reduced sheet into 512 pixels, and enlarges none', () => {
    const sides = { columns: 2, rows: 1, hasDown: false };
    expect(sheetGeometry({ ...sides, result, size: 'reduced' }).cell).toEqual({ width: 512, height: 384 });
    const small = { width: 64, height: 64 };
    expect(sheetGeometry({ ...sides, result: small, size: 'reduced' }).cell).toEqual(small);
  });

  it.each([
    [10, 10, 4096, 4096],
    [50, 1, 2048, 512],
    [1, 50, 512, 2048],
    [50, 2, 30_000, 10],
    [2, 1, 12_000, 12_000],
  ])('stays within the limits with %i × %i results of %i × %i', (columns, rows, width, height) => {
    const sheet = sheetGeometry({ columns, rows, hasDown: rows > 1, result: { width, height }, size: 'full' });
    expect(sheet.width * sheet.height).toBeLessThanOrEqual(mostSheetPixels);
    expect(Math.max(sheet.width, sheet.height)).toBeLessThanOrEqual(longestSheetSide);
    expect(sheet.scale).toBeLessThan(1);
    expect(sheet.left + columns * (sheet.cell.width + sheet.gap) - sheet.gap + sheet.margin).toBe(sheet.width);
  });
});
