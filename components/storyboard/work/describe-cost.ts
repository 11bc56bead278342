import { estimatePrice, sumPrices } from '@/lib/client/price/estimate-price';
import { formatPrice } from '@/lib/client/price/format-price';
import { settingsOfRequest } from '@/lib/client/price/settings-of-request';
import type { StoryboardContent, StoryboardShot } from '@/lib/contract/studio/storyboard';
import { shotRequest } from '@/lib/storyboard/shot-request';
import type { UsableModel } from '../setup/use-shot-models';

/** The price of some shots together, by the service's own numbers; null where it is free, or one is unknown. */
export function describeCost(
  { model, schema, fit }: UsableModel,
  content: Pick<StoryboardContent, 'settings' | 'references'>,
  shots: readonly StoryboardShot[],
): string | null {
  if (model.pricing == null) return null;
  const prices = shots.map((shot) => {
    const body = shotRequest({ id: model.id, schema, fit }, content, shot, { first: null, last: null });
    return estimatePrice(model.pricing, settingsOfRequest(schema, body), 1);
  });
  const { price, unknown } = sumPrices(prices);
  return price === null || price.high === 0 || unknown > 0 ? null : formatPrice(price);
}
