import type { ChoiceOption } from '../form-field.ts';

const columnsOfShort = 7;
const longestShortLabel = 5;

/** Columns that fill their lines as evenly as can be. */
function evenly(amount: number, most: number): number {
  return Math.ceil(amount / Math.ceil(amount / most));
}

/**
 * Which of the proportions stand in view, by their places: all when one line holds them or all are wanted, else the first
 * ones and the chosen one, with a place left for the count of the others.
 */
export function ratiosInView(
  options: readonly ChoiceOption[],
  chosen: string,
  showsAll: boolean,
): { columns: number; places: number[]; hidden: number } {
  const isShort = options.every((option) => option.label.length <= longestShortLabel);
  const most = isShort ? columnsOfShort : 4;
  const all = options.map((_option, place) => place);
  if (options.length <= most) return { columns: Math.max(2, options.length), places: all, hidden: 0 };
  if (showsAll || (!isShort && options.length <= most * 2))
    return { columns: evenly(all.length, most), places: all, hidden: 0 };
  const first = all.slice(0, most - 1);
  const place = chosen === '' ? 0 : Number(chosen);
  const places = first.includes(place) ? first : [...first.slice(0, -1), place];
  return { columns: most, places, hidden: options.length - places.length };
}
