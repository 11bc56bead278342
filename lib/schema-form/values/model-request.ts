import type { JsonObject } from '../../contract/model.ts';
import { requestBody } from './request-body.ts';

/**
 * The request of a filled-in form to a model. Its `model` is always the id: a value of the same name, as the constant of
 * an alternative, does not replace it.
 */
export function modelRequest(id: string, schema: JsonObject, values: JsonObject): JsonObject {
  const { model: _own, ...body } = requestBody(schema, values);
  return { model: id, ...body };
}
