import { formatter } from './formats.ts';

const cents = formatter((tag) => dollars(tag, 2));
const fractions = formatter((tag) => dollars(tag, 4));

function dollars(tag: string, maximumFractionDigits: number): Intl.NumberFormat {
  const format = { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits } as const;
  // British English would write “US$”.
  return new Intl.NumberFormat(tag === 'en-GB' ? 'en-US' : tag, format);
}

/** An amount of US dollars: `$1.20`; below one dollar with up to four decimals, `$0.0125`. */
export function formatDollars(amount: number): string {
  return (amount < 1 ? fractions() : cents()).format(amount);
}
