import type { LooseModel } from '@/lib/contract/model';
import { priceRate } from '@/lib/price/price-rate';
import { describePrice } from './describe-price';

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
  return describePrice(priceRate(model.pricing), [model], { isEmbedded });
}
