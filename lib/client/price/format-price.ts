import type { Price } from './price-rate.ts';

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: amount < 1 ? 4 : 2,
  }).format(amount);

const units = { request: '', image: ' per image', second: ' per second', generation: ' per run' };

/** A price for display: `$0.04 per image`, `$0.10–$0.20 per second`, `$1.20`. */
export function formatPrice({ per, low, high }: Price): string {
  const from = dollars(low);
  const to = dollars(high);
  return `${from === to ? from : `${from}–${to}`}${units[per]}`;
}
