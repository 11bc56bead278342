import { mostAxisValues } from '@/lib/contract/studio/sweep-limits';
import { sweepMessages } from '../messages';

/** Typed values, or what is wrong with them. */
export type ReadNumbers = { values: string[]; issue: null } | { values: null; issue: string };

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const single = new RegExp(`^${number}$`);
const range = new RegExp(
  `^(${number})\\s*(?:–|—|-|\\.{2,3}|…|to)\\s*(${number})(?:\\s*(in|by|step)\\s*(${number}))?$`,
  'i',
);

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/**
 * Reads typed numbers: single ones, and ranges such as `3–14 in 5` (five values) or `8–32 by 8` (steps of 8), separated
 * by commas or semicolons. A range alone goes in steps of the field. Whether a field takes them is checked elsewhere.
 *
 * @param field.step of a range without one
 */
export function readNumbers(text: string, field: { isInteger: boolean; step: number }): ReadNumbers {
  const values: string[] = [];
  for (const part of text.split(/[,;\n]+/).map((one) => one.trim())) {
    if (part === '') continue;
    const found = single.test(part) ? [plainNumber(Number(part), 12)] : readRange(part, field);
    if (found === null) return { values: null, issue: sweepMessages.notANumber({ text: part }) };
    if (found.length > mostAxisValues)
      return { values: null, issue: sweepMessages.longRange({ most: mostAxisValues }) };
    values.push(...found);
  }
  return { values: [...new Set(values)], issue: null };
}

function readRange(part: string, field: { isInteger: boolean; step: number }): string[] | null {
  const [, low = '', high = '', word = '', amount = ''] = range.exec(part) ?? [];
  if (low === '' || high === '') return null;
  const [from, to] = [Number(low), Number(high)];
  const decimals = field.isInteger ? 0 : Math.max(decimalsOf(low), decimalsOf(high), decimalsOf(String(field.step)));
  if (word.toLowerCase() === 'in') {
    const count = Number(amount);
    if (!Number.isInteger(count) || count < 2) return null;
    // One more than is allowed shows that there are too many.
    const shown = Math.min(count, mostAxisValues + 1);
    return Array.from({ length: shown }, (_, index) =>
      plainNumber(from + ((to - from) * index) / (count - 1), decimals),
    );
  }
  const step = amount === '' ? field.step : Math.abs(Number(amount));
  if (step === 0) return null;
  const count = Math.floor(Math.abs(to - from) / step + 1e-9) + 1;
  const places = Math.max(decimals, decimalsOf(amount));
  return Array.from({ length: Math.min(count, mostAxisValues + 1) }, (_, index) =>
    plainNumber(from + Math.sign(to - from) * step * index, places),
  );
}

/** A number without needless zeros. */
function plainNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
