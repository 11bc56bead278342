import { estimatePrice } from './estimate-price.ts';
import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { shownFields } from '../../schema-form/model/find-field.ts';
import { activeModel, createFormModel } from '../../schema-form/model/form-model.ts';
import { requestBody } from '../../schema-form/values/request-body.ts';
import { formatPrice } from './format-price.ts';

/** The effective settings of a request: its own, and the service's defaults for missing ones. */
export function settingsOfRequest(schema: JsonObject, values: JsonObject): JsonObject {
  const defaults = shownFields(activeModel(createFormModel(schema), values).fields).flatMap(({ name, defaultValue }) =>
    defaultValue === null ? [] : [[name, defaultValue]],
  );
  return { ...(Object.fromEntries(defaults) as JsonObject), ...requestBody(schema, values) };
}

/**
 * The price of one press by the upstream's own numbers, as in `$0.04`; null where it gives none, or charges nothing.
 */
export function priceOfRequest(
  pricing: LooseModel['pricing'],
  schema: JsonObject,
  values: JsonObject,
  variants: number,
): string | null {
  if (pricing == null) return null;
  const price = estimatePrice(pricing, settingsOfRequest(schema, values), variants);
  return price === null || price.high === 0 ? null : formatPrice(price);
}
