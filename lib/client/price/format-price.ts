import { formatDollars } from '../../intl/format-dollars.ts';
import { clientLateMessages } from '../messages-late.ts';
import type { Price } from '../../price/price-rate.ts';

/** A price for display: `$0.04 per image`, `$0.10–$0.20 per second`, `$1.20`. */
export function formatPrice({ per, low, high }: Price): string {
  const from = formatDollars(low);
  const to = formatDollars(high);
  const range = from === to ? from : `${from}–${to}`;
  return per === 'request' ? range : `${range} ${clientLateMessages.pricePer[per]}`;
}
