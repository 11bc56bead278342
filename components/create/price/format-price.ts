import type { Price } from './estimate-price';

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: amount < 1 ? 4 : 2,
  }).format(amount);

const units = { request: '', image: ' a picture', second: ' a second' };

/** A price beside a name or a button: `$0.04 a picture`, `$0.10–$0.20 a second`, `$1.20`. */
export function formatPrice({ per, low, high }: Price): string {
  const from = dollars(low);
  const to = dollars(high);
  return `${from === to ? from : `${from}–${to}`}${units[per]}`;
}
