import type { LooseModel } from '@/lib/contract/model';
import type { Price } from '@/lib/client/price/price-rate';
import { formatPrice } from '@/lib/client/price/format-price';
import { lateMessages } from '../messages-late';
import { compareMessages } from './messages';

/**
 * A price in a sentence; null where the service publishes none.
 *
 * @param models the models that it is the price of: where they generate may be why it is free
 * @param isEmbedded whether the media service is the embedded one
 */
export function describePrice(
  price: Price | null,
  models: readonly Pick<LooseModel, 'engine'>[],
  isEmbedded: boolean,
): string {
  if (price === null) return compareMessages.noPrice;
  if (price.high > 0) return lateMessages.price(formatPrice(price));
  const [engine, ...others] = new Set(models.map((model) => model.engine?.title ?? null));
  if (engine === undefined || others.length > 0) return compareMessages.free;
  if (engine !== null) return compareMessages.freeOn(engine);
  return isEmbedded ? compareMessages.freeHere : compareMessages.free;
}
