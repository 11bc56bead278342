import type { ChoiceOption } from '../form-field.ts';

/** An aspect ratio: two positive numbers whose quotient matters. */
export interface AspectRatio {
  width: number;
  height: number;
}

const named: Record<string, AspectRatio> = {
  square: { width: 1, height: 1 },
  landscape: { width: 16, height: 9 },
  portrait: { width: 9, height: 16 },
};

const side = /(\d{1,5}(?:\.\d+)?)/.source;
const pairOfSides = new RegExp(`^${side}\\s*[:x×*/]\\s*${side}$`, 'i');
const orientedPair = /^(square|landscape|portrait|widescreen)(?:_(?:(\d{1,2})[_:x](\d{1,2})|hd))?$/;
/** Generated names can't begin with a digit, so a word stands in front: `ASPECT_10_16`, `RESOLUTION_512_1536`. */
const prefixedPair = /^(?:(?:aspect_?)?(?:ratio)?_|ar_|(?:size|resolution|res)_)?(\d{1,5})[_:x](\d{1,5})$/;

/**
 * The aspect ratio that a choice names: `16:9`, `1024x1024`, `1920*1080`, `landscape_16_9`, `square_hd`, `portrait`,
 * `ASPECT_10_16`. Null for a value that names none, as in `auto`.
 */
export function readAspectRatio(value: unknown): AspectRatio | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  const pair = pairOfSides.exec(text) ?? prefixedPair.exec(text);
  if (pair !== null) return positive(Number(pair[1]), Number(pair[2]));
  const word = orientedPair.exec(text);
  if (word === null) return null;
  const [, orientation = '', first, second] = word;
  if (first === undefined || second === undefined) return named[orientation] ?? null;
  const [short, long] = [Number(first), Number(second)].toSorted((left, right) => left - right);
  if (short === undefined || long === undefined) return null;
  return orientation === 'portrait' ? positive(short, long) : positive(long, short);
}

function positive(width: number, height: number): AspectRatio | null {
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The rectangle that represents a ratio, in whole pixels, inside 26 × 22. All have about the same area, so that none
 * looks more important than another.
 */
export function drawnRatio({ width, height }: AspectRatio): AspectRatio {
  const scale = Math.min(17 / Math.sqrt(width * height), 26 / width, 22 / height);
  return { width: Math.max(4, Math.round(width * scale)), height: Math.max(4, Math.round(height * scale)) };
}

/** Width and height as coprime whole numbers, as in `3:2` for 1536 × 1024; null for fractions. */
export function reduceRatio(width: number, height: number): AspectRatio | null {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) return null;
  const divisor = (left: number, right: number): number => (right === 0 ? left : divisor(right, left % right));
  const common = divisor(width, height);
  return { width: width / common, height: height / common };
}

const columnsOfShort = 7;
const longestShortLabel = 5;

/** The number of columns that fills all rows as evenly as possible. */
function evenly(amount: number, most: number): number {
  return Math.ceil(amount / Math.ceil(amount / most));
}

/**
 * The indexes of the ratios to show: all when they fit into one row or all are requested, else the first ones and the
 * chosen one, with a cell left for the count of the others.
 */
export function visibleRatios(
  options: readonly ChoiceOption[],
  chosen: string,
  showsAll: boolean,
): { columns: number; indexes: number[]; hidden: number } {
  const isShort = options.every((option) => option.label.length <= longestShortLabel);
  const most = isShort ? columnsOfShort : 4;
  const all = options.map((_option, index) => index);
  if (options.length <= most) return { columns: Math.max(2, options.length), indexes: all, hidden: 0 };
  if (showsAll || (!isShort && options.length <= most * 2))
    return { columns: evenly(all.length, most), indexes: all, hidden: 0 };
  const first = all.slice(0, most - 1);
  const index = chosen === '' ? 0 : Number(chosen);
  const indexes = first.includes(index) ? first : [...first.slice(0, -1), index];
  return { columns: most, indexes, hidden: options.length - indexes.length };
}
