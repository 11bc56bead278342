import { estimatePrice } from '@/lib/client/estimate-price';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { shownFields } from '@/lib/schema-form/find-field';
import { createFormModel } from '@/lib/schema-form/form-model';
import { requestBody } from '@/lib/schema-form/request-body';
import { priceWords } from './price-words';

/** What one press costs, in words, by the upstream's own numbers; null where it gives none. */
export function priceOfRequest(
  pricing: LooseModel['pricing'],
  schema: JsonObject,
  values: JsonObject,
  variants: number,
): string | null {
  if (pricing == null) return null;
  const defaults = shownFields(createFormModel(schema).fields).flatMap(({ name, defaultValue }) =>
    defaultValue === null ? [] : [[name, defaultValue]],
  );
  const settings = { ...(Object.fromEntries(defaults) as JsonObject), ...requestBody(schema, values) };
  const price = estimatePrice(pricing, settings, variants);
  return price === null ? null : priceWords(price);
}
