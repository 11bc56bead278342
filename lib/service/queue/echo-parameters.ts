import type { JsonObject } from '../../contract/model.ts';

// More than any prompt has.
const longestValue = 40_000;

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'string' || !/^data:/i.test(value) || value.length <= 128) return value;
  return `${value.slice(0, value.indexOf(',') + 1).slice(0, 96)}… (${value.length} characters)`;
}

/** A value that no model checked may be of any size. */
function bound(value: unknown): unknown {
  const { length } = JSON.stringify(value);
  return length <= longestValue ? value : `… (${length} characters)`;
}

/** Parameters as records tell them. Bytes that came inside the request would make every look at it as large as that. */
export function echoParameters(parameters: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, bound(shorten(value))]));
}
