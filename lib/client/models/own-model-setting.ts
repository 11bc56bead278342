import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { isJsonObject, ownOf, textOf, textsOf } from '../../schema-form/json.ts';
import { resolveSchema } from '../../schema-form/schema/resolve-schema.ts';

const routing = 'model';
const routed = new WeakMap<JsonObject, JsonObject>();

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * Where that setting would not take the model's id, `x-name-taken` has its label, so that the form says why it is not
 * there. The same schema gives the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const { properties, required } = schema;
  const own = isJsonObject(properties) ? ownOf(properties, routing) : undefined;
  if (!isJsonObject(properties) || !isJsonObject(own)) return schema;
  const known = routed.get(schema);
  if (known !== undefined) return known;
  const { [routing]: _own, ...others } = properties;
  const setting = resolveSchema(own, schema).schema;
  const label = fieldLabel(routing, textOf(setting['title']));
  const without: JsonObject = {
    ...schema,
    properties: others,
    ...(Array.isArray(required) ? { required: textsOf(required).filter((name) => name !== routing) } : {}),
    ...(takesId(setting, id) ? {} : { 'x-name-taken': label }),
  };
  routed.set(schema, without);
  return without;
}

function takesId(setting: JsonObject, id: string): boolean {
  if ('const' in setting) return setting['const'] === id;
  if (Array.isArray(setting['enum'])) return setting['enum'].includes(id);
  const ways = [setting['anyOf'], setting['oneOf']].find(Array.isArray) as unknown[] | undefined;
  if (ways !== undefined) return ways.some((way) => isJsonObject(way) && takesId(way, id));
  return setting['type'] === undefined || setting['type'] === 'string';
}
