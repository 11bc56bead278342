import type { JsonObject } from '../../../contract/model.ts';

/** Every string in a JSON value, with its JSON pointer (RFC 6901). */
export function listStrings(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listStrings(entry, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** A copy of a JSON object with some strings replaced. */
export function replaceStrings(value: JsonObject, replacements: ReadonlyMap<string, string>): JsonObject {
  if (replacements.size === 0) return value;
  return replace(value, replacements) as JsonObject;
}

function replace(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replacements.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => replace(entry, replacements));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, replacements)]));
}
