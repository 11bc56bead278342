import type { JsonObject } from '../../../contract/model.ts';

/** Every text in a JSON value, with the JSON pointer (RFC 6901) to it. */
export function listStrings(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listStrings(entry, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** A copy of a JSON object in which some texts are replaced by others. */
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
