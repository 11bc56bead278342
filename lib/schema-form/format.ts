import { formatNumber } from '../intl/formats.ts';
import { currentLocale } from '../intl/locale.ts';

/** A number with its unit, as in `5 s`; without one, the number alone. */
export function withUnit(value: number, unit: string | null): string {
  return unit === null ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** A label inside a sentence: in lower case, except for words like LoRA, and in German, where nouns stay capitals. */
export function inSentence(label: string): string {
  if (currentLocale() !== 'en') return label;
  return /^\p{Lu}\p{Ll}*(?:\P{L}|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
