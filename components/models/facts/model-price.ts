import type { LooseModel } from '@/lib/contract/model';
import { modelMessages } from '../messages';
import { formatPrice } from '@/lib/client/price/format-price';
import { priceRate } from '@/lib/client/price/price-rate';

/** Whether a model costs anything, as far as its service says. */
export type PriceClass = 'free' | 'paid' | 'unknown';

/** The class of a model's price. */
export function priceClassOf(model: Pick<LooseModel, 'pricing'>): PriceClass {
  const rate = priceRate(model.pricing);
  if (rate === null) return 'unknown';
  return rate.high === 0 ? 'free' : 'paid';
}

/**
 * What a model costs, for display: `Free on this machine`, `$0.04 per image`, `Price not published`.
 *
 * @param isEmbedded whether the media service is the embedded one
 */
export function describeModelPrice(model: Pick<LooseModel, 'pricing' | 'engine'>, isEmbedded: boolean): string {
  const rate = priceRate(model.pricing);
  if (rate === null) return modelMessages.noPrice;
  if (rate.high > 0) return formatPrice(rate);
  if (model.engine != null) return modelMessages.freeOn(model.engine.title);
  return isEmbedded ? modelMessages.freeHere : modelMessages.free;
}
