import { mostAxisValues } from '@/lib/contract/studio/sweep-limits';
import { decimalMark } from '@/lib/intl/formats';
import { readTypedNumber } from '@/lib/schema-form/kinds/number/typed-number';
import { sweepMessages } from '../messages';

/** Typed values, or what is wrong with them. */
export type ReadNumbers = { values: string[]; issue: null } | { values: null; issue: string };

const separators = /[,;\n]+/;
/** Where the comma is the decimal mark, it separates numbers with decimals only before a space. */
const separatorsOfDecimals = /[;\n]+|,(?=\s|$)/;
const number = String.raw`[+-]?(?:\d+(?:[.,]\d+)*[.,]?|[.,]\d+)`;
const range = new RegExp(
  `^(${number})\\s*(?:–|—|-|\\.{2,3}|…|to|bis)\\s*(${number})(?:\\s*(in|by|step|je)\\s*(${number})(?:\\s*(?:steps|values|Schritten|Werten))?)?$`,
  'i',
);

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * Reads typed numbers: single ones, and ranges such as `3–14 in 5 steps` (five values, also without the word) or `8–32 by 8` (steps of 8), separated
 * by commas or semicolons. A range alone goes in steps of the field. Whether a field takes them is checked elsewhere. German
 * is read as well: `0,5 bis 2 je 0,5`, and semicolons between numbers with decimals.
 *
 * @param field.step of a range without one
 */
export function readNumbers(text: string, field: { isInteger: boolean; step: number }): ReadNumbers {
  const values: string[] = [];
  const between = decimalMark() === ',' && !field.isInteger ? separatorsOfDecimals : separators;
  for (const part of text.split(between).map((one) => one.trim())) {
    if (part === '') continue;
    const one = readTypedNumber(part, field);
    const found = one === null ? readRange(part, field) : [plainNumber(one, 12)];
    if (found === null) return { values: null, issue: sweepMessages.notANumber({ text: part }) };
    if (found.length > mostAxisValues)
      return { values: null, issue: sweepMessages.longRange({ most: mostAxisValues }) };
    values.push(...found);
  }
  return { values: [...new Set(values)], issue: null };
}

function readRange(part: string, field: { isInteger: boolean; step: number }): string[] | null {
  const [, low = '', high = '', word = '', amount = ''] = range.exec(part) ?? [];
  const [from, to] = [readTypedNumber(low, field), readTypedNumber(high, field)];
  if (from === null || to === null) return null;
  const decimals = field.isInteger ? 0 : Math.max(...[from, to, field.step].map(decimalsOf));
  if (word.toLowerCase() === 'in') {
    const count = readTypedNumber(amount, { isInteger: true });
    if (count === null || !Number.isInteger(count) || count < 2) return null;
    // One more than is allowed shows that there are too many.
    const shown = Math.min(count, mostAxisValues + 1);
    return Array.from({ length: shown }, (_, index) =>
      plainNumber(from + ((to - from) * index) / (count - 1), decimals),
    );
  }
  const typed = amount === '' ? field.step : readTypedNumber(amount, field);
  const step = Math.abs(typed ?? 0);
  if (step === 0) return null;
  const count = Math.floor(Math.abs(to - from) / step + 1e-9) + 1;
  const places = Math.max(decimals, amount === '' ? 0 : decimalsOf(step));
  return Array.from({ length: Math.min(count, mostAxisValues + 1) }, (_, index) =>
    plainNumber(from + Math.sign(to - from) * step * index, places),
  );
}

/** A number without needless zeros. */
function plainNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
