import type { JsonObject } from '../../contract/model.ts';
import { shownFields } from '../model/find-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { setAt } from '../set-at.ts';

/** A request without its seeds, so that chance begins anew. */
export function withoutSeeds(schema: JsonObject, request: JsonObject): JsonObject {
  const { fields } = activeModel(createFormModel(schema), request);
  return shownFields(fields)
    .filter((field) => field.kind === 'number' && field.shape === 'seed')
    .reduce((body, { pointer }) => setAt(body, pointer, undefined), request);
}
