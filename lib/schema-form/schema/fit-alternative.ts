import type { JsonObject } from '../../contract/model.ts';
import { fitsType, constantOf } from './allowed-values.ts';
import { isJsonObject, isSameJson, ownOf } from '../json.ts';
import { passesPattern } from '../patterns/checkable-pattern.ts';
import { isReservedName } from '../reserved-values.ts';

const numeric = /^\s*[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?\s*$/i;

function matches(pattern: unknown, text: string): boolean {
  try {
    return typeof pattern !== 'string' || passesPattern(pattern, text);
  } catch {
    return true;
  }
}

/** How well an object fits: 0 when a constant differs, more for each known name. */
function objectFit(schema: JsonObject, value: JsonObject): number {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const names = Object.keys(value).filter((name) => value[name] !== undefined && !isReservedName(name));
  const constants = names.filter((name) => constantOf(ownOf(properties, name)) !== undefined);
  if (constants.some((name) => !isSameJson(constantOf(ownOf(properties, name)), value[name]))) return 0;
  const known = names.filter((name) => Object.hasOwn(properties, name)).length;
  const share = names.length === 0 ? 1 : known / names.length;
  return 2 + 4 * constants.length + 2 * share;
}

/**
 * How well a value, as typed, fits an alternative: 0 for not at all, more for more. It looks only one level deep, to be
 * fast enough for every keystroke; the full checks follow later.
 */
export function fitAlternative(schema: JsonObject, value: unknown): number {
  if (Array.isArray(schema['enum'])) return schema['enum'].some((entry) => isSameJson(entry, value)) ? 5 : 0;
  if ('const' in schema) return isSameJson(schema['const'], value) ? 5 : 0;
  const isNumberText = typeof value === 'string' && numeric.test(value);
  if (isNumberText && (schema['type'] === 'number' || schema['type'] === 'integer')) return 1.5;
  const type = 'type' in schema ? schema['type'] : isJsonObject(schema['properties']) ? 'object' : undefined;
  if (!fitsType(value, { type })) return 0;
  if (type === undefined) return 1;
  if (isJsonObject(value)) return objectFit(schema, value);
  if (typeof value === 'string') return matches(schema['pattern'], value) ? 2 : 1;
  if (Array.isArray(value) && value.length > 0 && isJsonObject(schema['items'])) {
    return 2 + fitAlternative(schema['items'], value[0]) / 10;
  }
  return 2;
}
