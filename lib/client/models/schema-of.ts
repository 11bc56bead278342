import type { JsonObject, LooseModel } from '../../contract/model.ts';

/** The request schema under either of its two names. The contract's reader would import zod. */
export function schemaOf(model: Pick<LooseModel, 'json_request_schema' | 'request_schema'>): JsonObject | null {
  return model.json_request_schema ?? model.request_schema ?? null;
}
