import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, ownOf, textOf, textsOf } from '../../schema-form/json.ts';

/** The property of a request that says which model it is for. */
const routingName = 'model';
const routed = new WeakMap<JsonObject, JsonObject>();

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * `x-own-model` has the setting and the id, for `nameTaken`. Alternatives of the whole request lose it too; one that only
 * its constant names has it as its title. The same schema gives the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const known = routed.get(schema);
  if (known !== undefined) return known;
  const setting = settingOf(schema);
  const alternatives = ['oneOf', 'anyOf'].flatMap((key) => {
    const given = schema[key];
    return Array.isArray(given) && given.some((one) => settingOf(one) !== null) ? [[key, given.map(withoutModel)]] : [];
  });
  if (setting === null && alternatives.length === 0) return schema;
  const without = {
    ...withoutModel(schema),
    ...Object.fromEntries(alternatives),
    ...(setting === null ? {} : { 'x-own-model': { id, setting } }),
  };
  routed.set(schema, without);
  return without;
}

function settingOf(schema: unknown): JsonObject | null {
  const properties = isJsonObject(schema) && isJsonObject(schema['properties']) ? schema['properties'] : {};
  const setting = ownOf(properties, routingName);
  return isJsonObject(setting) ? setting : null;
}

function withoutModel<T>(schema: T): T | JsonObject {
  const setting = settingOf(schema);
  if (setting === null || !isJsonObject(schema)) return schema;
  const { [routingName]: _own, ...others } = Object(schema['properties']) as JsonObject;
  const title = textOf(schema['title']) ?? textOf(setting['const']);
  return {
    ...(schema as JsonObject),
    ...(title === null ? {} : { title }),
    properties: others,
    ...(Array.isArray(schema['required'])
      ? { required: textsOf(schema['required']).filter((name) => name !== routingName) }
      : {}),
  };
}
