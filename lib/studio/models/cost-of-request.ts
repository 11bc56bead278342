import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { estimatePrice } from '../../price/estimate-price.ts';
import { settingsOfRequest } from '../../price/settings-of-request.ts';
import { toMicros } from '../limits/money.ts';

/**
 * What one generation costs by the price of its model, in millionths of a US dollar. Where several of the service's
 * numbers may apply it is the highest, so that a limit is not exceeded. Null where the service publishes no price, or one
 * per second for a request that leaves the seconds open.
 */
export function costOfRequest(model: LooseModel, request: JsonObject): number | null {
  const price = estimatePrice(model.pricing, readSettings(model, request), 1);
  return price?.per === 'request' ? toMicros(price.high) : null;
}

function readSettings(model: LooseModel, request: JsonObject): JsonObject {
  const schema = model.json_request_schema ?? model.request_schema ?? null;
  if (schema === null) return request;
  try {
    // What the form would leave out is sent all the same, and the service may take it.
    return { ...settingsOfRequest(schema, request), ...request };
  } catch {
    // Whatever a service calls a schema, it keeps no request from being sent.
    return request;
  }
}
