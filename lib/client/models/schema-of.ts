import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { withoutOwnModel } from './own-model-setting.ts';

/**
 * The request schema under either of its two names, without a setting of its own named `model`. The contract's reader
 * would import zod.
 */
export function schemaOf(model: Pick<LooseModel, 'id' | 'json_request_schema' | 'request_schema'>): JsonObject | null {
  const schema = model.json_request_schema ?? model.request_schema ?? null;
  return schema === null ? null : withoutOwnModel(schema, model.id);
}
