import type { Price } from '../price/estimate-price';
import { formatPrice } from '../price/format-price';
import { lateMessages } from '../messages-late';
import { compareMessages } from './messages';

/** A price in a sentence; null where the service publishes none. */
export function describePrice(price: Price | null, isEmbedded: boolean): string {
  if (price === null) return compareMessages.noPrice;
  if (price.high > 0) return lateMessages.price(formatPrice(price));
  return isEmbedded ? compareMessages.freeHere : compareMessages.free;
}
