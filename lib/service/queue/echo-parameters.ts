import type { JsonObject } from '../../contract/model.ts';
import { isDataUri } from '../storage/inspect-data-uri.ts';

// More characters than any prompt can have.
const longestValue = 40_000;
/** In characters: more than all parameters of any model together. */
const mostTogether = 100_000;

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'string' || !isDataUri(value) || value.length <= 128) return value;
  return `${value.slice(0, value.indexOf(',') + 1).slice(0, 96)}… (${value.length} characters)`;
}

/** Shortens a value that no schema limits. */
function bound(value: unknown): unknown {
  const { length } = JSON.stringify(value);
  return length <= longestValue ? value : `… (${length} characters)`;
}

const lengthOf = ([name, value]: [string, unknown]) => name.length + JSON.stringify(value).length;

/** Limits the number of entries that no schema limits: as many as fit into a record, the shortest first. */
function boundTogether(entries: [string, unknown][]): [string, unknown][] {
  let length = 0;
  const fitting = new Set(
    entries
      .map((entry) => ({ entry, own: lengthOf(entry) }))
      .toSorted((one, other) => one.own - other.own)
      .filter(({ own }) => (length += own) <= mostTogether)
      .map(({ entry }) => entry),
  );
  const left = entries.length - fitting.size;
  return [
    ...entries.filter((entry) => fitting.has(entry)),
    ...(left === 0 ? [] : [['…', `${left} more`] as [string, unknown]]),
  ];
}

/** Parameters as records return them, without inline media, which would make every record as large as the media. */
export function echoParameters(parameters: JsonObject): JsonObject {
  const entries = Object.entries(parameters).map(([name, value]): [string, unknown] => [name, bound(shorten(value))]);
  return Object.fromEntries(boundTogether(entries));
}
