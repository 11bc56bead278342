import { decimalMark } from '../../../intl/formats.ts';

/**
 * The number of a text, with a decimal point or comma. Marks that group digits are read as such in whole numbers, and
 * elsewhere where they can be nothing else: `12,000` in English, `12.000` in German.
 *
 * @returns null where the text is no number
 */
export function readTypedNumber(text: string, { isInteger }: { isInteger: boolean }): number | null {
  const mark = decimalMark();
  const [whole = '', ...rest] = text.split(mark);
  const groups = whole.split(mark === '.' ? ',' : '.');
  const isGrouped =
    groups.length > (isInteger || rest.length === 1 ? 1 : 2) &&
    groups.every((digits, index) => (index === 0 ? /^[+-]?[1-9]\d{0,2}$/ : /^\d{3}$/).test(digits));
  const plain = isGrouped ? [groups.join(''), ...rest].join('.') : text.replace(',', '.');
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
