import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, ownOf, textsOf } from '../../schema-form/json.ts';

/** The property of a request that says which model it is for. */
const routingName = 'model';
const routed = new WeakMap<JsonObject, JsonObject>();

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * `x-own-model` has the setting and the id, for `nameTaken`. The same schema gives the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const { properties, required } = schema;
  const setting = isJsonObject(properties) ? ownOf(properties, routingName) : undefined;
  if (!isJsonObject(properties) || !isJsonObject(setting)) return schema;
  const known = routed.get(schema);
  if (known !== undefined) return known;
  const { [routingName]: _own, ...others } = properties;
  const without: JsonObject = {
    ...schema,
    properties: others,
    ...(Array.isArray(required) ? { required: textsOf(required).filter((name) => name !== routingName) } : {}),
    'x-own-model': { id, setting },
  };
  routed.set(schema, without);
  return without;
}
