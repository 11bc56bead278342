import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, textsOf } from '../json.ts';
import { resolveSchema } from './resolve-schema.ts';

const emptyOfType: Record<string, unknown> = { string: '', array: [], boolean: false, object: {} };

/**
 * A JSON template from a schema: the required properties with their constants, defaults or first choices, of the first
 * alternative where there are several. Null when the schema requires nothing.
 */
export function jsonSkeleton(schema: JsonObject, root: JsonObject): JsonObject | null {
  const resolved = resolveSchema(schema, root, new Set(['#'])).schema;
  const alternatives = [resolved['oneOf'], resolved['anyOf']].find(Array.isArray) as unknown[] | undefined;
  const first = alternatives?.find(isJsonObject);
  const part = first === undefined ? resolved : resolveSchema(first, root).schema;
  const properties = isJsonObject(part['properties']) ? part['properties'] : {};
  const entries = textsOf(part['required']).map((name): [string, unknown] => [name, startOf(properties[name], root)]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function startOf(property: unknown, root: JsonObject): unknown {
  if (!isJsonObject(property)) return null;
  const { schema } = resolveSchema(property, root);
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  return typeof schema['type'] === 'string' ? (emptyOfType[schema['type']] ?? null) : null;
}
