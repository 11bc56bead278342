import type { SweepSides } from './sweep-limits.ts';

/** The formats of a sheet. */
export const sheetFormats = ['png', 'jpeg', 'webp'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** The sizes of a sheet: results at their own size, or at most `reducedSheetEdge` pixels each. */
export const sheetSizes = ['full', 'reduced'] as const;
export type SheetSize = (typeof sheetSizes)[number];

/** The longer side of a result on a reduced sheet. */
export const reducedSheetEdge = 512;

/** The most pixels of a sheet: larger ones are scaled down. */
export const mostSheetPixels = 40_000_000;

/** The longest side of a sheet, which every format allows. */
export const longestSheetSide = 16_000;

/** Where everything is on a sheet, in whole pixels. */
export interface SheetGeometry {
  width: number;
  height: number;
  /** The box of a result. */
  cell: { width: number; height: number };
  /** The height of its letters. */
  unit: number;
  margin: number;
  gap: number;
  /** The left edge of the first column, and the top of the first row. */
  left: number;
  top: number;
  /** The share of the asked size that the limits leave: 1 where nothing is scaled down. */
  scale: number;
}

/**
 * The geometry of a sheet, so that the browser can show its size before it is drawn.
 *
 * @param result the largest width and height of the results
 */
export function sheetGeometry({
  columns,
  rows,
  hasDown,
  result,
  size,
}: SweepSides & {
  hasDown: boolean;
  result: { width: number; height: number };
  size: SheetSize;
}): SheetGeometry {
  const longest = Math.max(result.width, result.height);
  const wanted = size === 'full' ? 1 : Math.min(1, reducedSheetEdge / longest);
  const at = (scale: number): SheetGeometry => {
    const cell = {
      width: Math.max(1, Math.round(result.width * wanted * scale)),
      height: Math.max(1, Math.round(result.height * wanted * scale)),
    };
    const unit = Math.max(11, Math.round(Math.min(cell.width, cell.height) * 0.05));
    const [margin, gap] = [unit * 2, Math.max(4, Math.round(unit * 0.5))];
    const left = margin + (hasDown ? Math.max(unit * 6, Math.round(cell.width * 0.32)) + unit : 0);
    const top = margin + Math.round(unit * 11.5);
    return {
      width: left + columns * (cell.width + gap) - gap + margin,
      height: top + rows * (cell.height + gap) - gap + margin,
      cell,
      unit,
      margin,
      gap,
      left,
      top,
      scale,
    };
  };
  let geometry = at(1);
  while (isTooLarge(geometry) && geometry.scale > 0.000_5) {
    const { width, height, scale } = geometry;
    const excess = Math.max(Math.sqrt((width * height) / mostSheetPixels), Math.max(width, height) / longestSheetSide);
    geometry = at(scale / Math.max(1.01, excess));
  }
  return geometry;
}

function isTooLarge({ width, height }: SheetGeometry): boolean {
  return width * height > mostSheetPixels || Math.max(width, height) > longestSheetSide;
}
