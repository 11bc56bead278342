import type { JsonObject } from '../../contract/model.ts';
import type { MapField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';

/** The entries of a map beside the properties that its schema names: its values, else those of its default. */
export function shownEntries(field: MapField, raw: unknown): [string, unknown][] {
  const known = new Set(field.fields.map(({ name }) => name));
  return Object.entries(mapValues(field, raw)).filter(([name]) => !known.has(name));
}

function mapValues(field: MapField, raw: unknown): JsonObject {
  if (isJsonObject(raw)) return raw;
  return isJsonObject(field.defaultValue) ? field.defaultValue : {};
}

/** A map's values with another entry, which has no name yet; unchanged while there is one without a name. */
export function addEntry(field: MapField, raw: unknown): JsonObject {
  const values = mapValues(field, raw);
  return Object.hasOwn(values, '') ? values : { ...values, '': null };
}

/** A map's values without an entry. */
export function removeEntry(field: MapField, raw: unknown, name: string): JsonObject {
  return Object.fromEntries(Object.entries(mapValues(field, raw)).filter(([other]) => other !== name));
}

/** A map's values with an entry under another name, at the same position. Null when that name is taken. */
export function renameEntry(field: MapField, raw: unknown, name: string, next: string): JsonObject | null {
  const values = mapValues(field, raw);
  if (name === next) return values;
  if (Object.hasOwn(values, next) || field.fields.some((known) => known.name === next)) return null;
  return Object.fromEntries(Object.entries(values).map(([other, value]) => [other === name ? next : other, value]));
}
