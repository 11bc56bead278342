import type { Price } from '@/lib/price/price-rate';
import { formatPrice } from '@/lib/client/price/format-price';
import type { LooseModel } from '@/lib/contract/model';
import { priceMessages } from './price-messages';

/**
 * A price in plain words: `Free on this machine`, `$0.04`, `Price not published`.
 *
 * @param price null where the service publishes none
 * @param models the models that it is the price of: where they generate may be why it is free
 * @param options.isEmbedded whether the media service is the embedded one
 * @param options.amount creates the words for what is not free, from the amount; by default the amount itself
 */
export function describePrice(
  price: Price | null,
  models: readonly Pick<LooseModel, 'engine'>[],
  {
    isEmbedded,
    amount = ({ price }) => price,
  }: { isEmbedded: boolean; amount?: (values: { price: string }) => string },
): string {
  if (price === null) return priceMessages.noPrice;
  if (price.high > 0) return amount({ price: formatPrice(price) });
  const [engine, ...others] = new Set(models.map((model) => model.engine?.title ?? null));
  if (engine === undefined || others.length > 0) return priceMessages.free;
  if (engine !== null) return priceMessages.freeOn({ engine });
  return isEmbedded ? priceMessages.freeHere : priceMessages.free;
}
