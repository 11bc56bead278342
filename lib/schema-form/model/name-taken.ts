import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../field-label.ts';
import { isJsonObject, textOf } from '../json.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';

/**
 * The label of a model's own setting named `model`, which the form does not show because requests say under this name
 * which model they are for. Null where there is none, or where it would take the id.
 *
 * @param schema may say of such a setting under `x-own-model`
 */
export function nameTaken(schema: JsonObject): string | null {
  const own = schema['x-own-model'];
  if (!isJsonObject(own) || !isJsonObject(own['setting'])) return null;
  const setting = resolveSchema(own['setting'], schema).schema;
  return takesId(setting, own['id']) ? null : fieldLabel('model', textOf(setting['title']));
}

function takesId(setting: JsonObject, id: unknown): boolean {
  if ('const' in setting) return setting['const'] === id;
  if (Array.isArray(setting['enum'])) return setting['enum'].includes(id);
  const ways = [setting['anyOf'], setting['oneOf']].find(Array.isArray) as unknown[] | undefined;
  if (ways !== undefined) return ways.some((way) => isJsonObject(way) && takesId(way, id));
  return setting['type'] === undefined || setting['type'] === 'string';
}
