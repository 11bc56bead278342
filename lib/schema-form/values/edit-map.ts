import type { JsonObject } from '../../contract/model.ts';
import type { MapField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';

/** Names and values that a map shows beside those that its schema names: its own, else those of its default. */
export function shownEntries(field: MapField, raw: unknown): [string, unknown][] {
  const known = new Set(field.fields.map(({ name }) => name));
  return Object.entries(mapValues(field, raw)).filter(([name]) => !known.has(name));
}

function mapValues(field: MapField, raw: unknown): JsonObject {
  if (isJsonObject(raw)) return raw;
  return isJsonObject(field.defaultValue) ? field.defaultValue : {};
}

/** A map's values with an entry more, still without a name; unchanged while there is such a one. */
export function addEntry(field: MapField, raw: unknown): JsonObject {
  const values = mapValues(field, raw);
  return Object.hasOwn(values, '') ? values : { ...values, '': null };
}

/** A map's values without an entry. */
export function removeEntry(field: MapField, raw: unknown, name: string): JsonObject {
  return Object.fromEntries(Object.entries(mapValues(field, raw)).filter(([other]) => other !== name));
}

/** A map's values with an entry under another name, at the same position. Null when that name is there already. */
export function renameEntry(field: MapField, raw: unknown, name: string, next: string): JsonObject | null {
  const values = mapValues(field, raw);
  if (name === next) return values;
  if (Object.hasOwn(values, next) || field.fields.some((known) => known.name === next)) return null;
  return Object.fromEntries(Object.entries(values).map(([other, value]) => [other === name ? next : other, value]));
}
