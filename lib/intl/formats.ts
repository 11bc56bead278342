import { currentLocale, type Locale } from './locale.ts';

/** The regions whose number and date formats are written in each language. */
export const regions: Readonly<Record<Locale, string>> = { en: 'en-GB', de: 'de-DE' };

/**
 * A formatter of `currentLocale`, created once a language: creating one costs a thousand times as much as using it.
 *
 * @param create makes the formatter of a language tag (BCP 47)
 */
export function formatter<T>(create: (tag: string) => T): () => T {
  const known = new Map<Locale, T>();
  return () => {
    const locale = currentLocale();
    const found = known.get(locale) ?? create(regions[locale]);
    known.set(locale, found);
    return found;
  };
}

const wholeNumbers = formatter((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const decimals = formatter((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 10 }));
const ungrouped = formatter((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 10, useGrouping: false }));
const percents = formatter((tag) => new Intl.NumberFormat(tag, { style: 'percent' }));
const percentTenths = formatter((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
const tenths = formatter((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A count, rounded and grouped: `12,345`. */
export function formatWhole(value: number): string {
  return wholeNumbers().format(value);
}

/** A number without rounding, grouped from five digits on: `0.25`, `1024`, `12,345`. */
export function formatNumber(value: number): string {
  return (Math.abs(value) < 10_000 ? ungrouped() : decimals()).format(value);
}

const decimalMarks = formatter((tag) => new Intl.NumberFormat(tag).format(0.5).charAt(1));

/** The mark between whole and decimal digits: `.` in English, `,` in German. */
export function decimalMark(): string {
  return decimalMarks();
}

/** A number as one types it, neither rounded nor grouped: `7.5`, `12345`. As text it keeps its digits: `7.50`. */
export function writeNumber(value: number | string): string {
  return String(value).replace('.', decimalMark());
}

/** A share of 1 in percent: `45%`. */
export function formatPercent(share: number, decimals: 0 | 1 = 0): string {
  return (decimals === 0 ? percents : percentTenths)().format(share);
}

/** A number with one decimal: `1.9`. */
export function formatTenths(value: number): string {
  return tenths().format(value);
}
