import { describePrice } from '@/components/models/facts/describe-price';
import { estimatePrice, sumPrices } from '@/lib/price/estimate-price';
import { settingsOfRequest } from '@/lib/price/settings-of-request';
import type { StoryboardContent, StoryboardShot } from '@/lib/contract/studio/storyboard';
import { shotRequest } from '@/lib/storyboard/shot-request';
import { storyboardMessages as messages } from '../messages';
import type { UsableModel } from '../setup/use-shot-models';

/**
 * The price of some shots together, by the service's own numbers; null without shots, and where the price of one is
 * unknown.
 *
 * @param isEmbedded whether the media service is the embedded one
 */
export function describeCost(
  { model, schema, fit }: UsableModel,
  content: Pick<StoryboardContent, 'settings' | 'references'>,
  shots: readonly StoryboardShot[],
  isEmbedded: boolean,
): string | null {
  if (shots.length === 0) return null;
  const prices = shots.map((shot) => {
    const body = shotRequest({ id: model.id, schema, fit }, content, shot, { first: null, last: null });
    return estimatePrice(model.pricing, settingsOfRequest(schema, body), 1);
  });
  const { price, unknown } = sumPrices(prices);
  return price === null || unknown > 0 ? null : describePrice(price, [model], { isEmbedded, amount: messages.price });
}
