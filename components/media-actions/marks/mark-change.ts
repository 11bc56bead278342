import type { LibraryChange, LibraryItem } from '@/lib/contract/studio/library';
import type { LibraryFlag, LibraryLabel } from '@/lib/contract/studio/library-marks';

type Marks = Pick<LibraryItem, 'rating' | 'label' | 'flag'>;

/** The marks that all items have in common. */
export type CommonMarks = Marks;

/** What all items are marked with; no mark where they differ, and while one is unknown (null). */
export function commonMarks(items: readonly (Marks | null)[]): CommonMarks {
  const [first = null] = items;
  const common = <Name extends keyof Marks>(name: Name): Marks[Name] | null =>
    first !== null && items.every((item) => item?.[name] === first[name]) ? first[name] : null;
  return { rating: common('rating') ?? 0, label: common('label'), flag: common('flag') };
}

/** The keys that set marks, as `changeOfKey` reads them. */
export const markKeys: readonly string[] = '0123456789kx'.split('');

const ratingKey = /^[0-5]$/;
const labelKeys: Partial<Record<string, LibraryLabel>> = { '6': 'red', '7': 'yellow', '8': 'green', '9': 'blue' };
const flagKeys: Partial<Record<string, LibraryFlag>> = { k: 'kept', x: 'rejected' };

/** The key that sets a label or a flag, as the menu shows it; null without one. */
export function keyOf(mark: LibraryLabel | LibraryFlag): string | null {
  const found = Object.entries({ ...labelKeys, ...flagKeys }).find(([, set]) => set === mark);
  return found?.[0].toUpperCase() ?? null;
}

/**
 * The change of a key: 0 to 5 rate, 6 to 9 label, K keeps, X rejects; null for another key. A label or flag that all items
 * have already is removed.
 */
export function changeOfKey(key: string, items: readonly Marks[]): LibraryChange | null {
  const all = (test: (item: Marks) => boolean) => items.length > 0 && items.every(test);
  if (ratingKey.test(key)) return { do: 'rate', rating: Number(key) };
  const label = labelKeys[key];
  if (label !== undefined) return { do: 'label', label: all((item) => item.label === label) ? null : label };
  const flag = flagKeys[key.toLowerCase()];
  return flag === undefined ? null : { do: 'flag', flag: all((item) => item.flag === flag) ? null : flag };
}
