import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';

const testOfType = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    string: (value: unknown) => typeof value === 'string',
    number: (value: unknown) => typeof value === 'number',
    integer: (value: unknown) => Number.isInteger(value),
    boolean: (value: unknown) => typeof value === 'boolean',
    array: Array.isArray,
    object: isJsonObject,
    null: (value: unknown) => value === null,
  }),
);

/** Whether a value is of a schema's `type`, if it has one: real catalogues have defaults of other types. */
export function fitsType(value: unknown, schema: JsonObject): boolean {
  if (value === undefined) return false;
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const tests = types.flatMap((type) => (typeof type === 'string' ? (testOfType.get(type) ?? []) : []));
  return tests.length === 0 || tests.some((test) => test(value));
}

/** The only value that a schema allows; undefined when there are more. */
export function constantOf(schema: unknown): unknown {
  if (!isJsonObject(schema)) return undefined;
  if ('const' in schema) return schema['const'];
  return Array.isArray(schema['enum']) && schema['enum'].length === 1 ? (schema['enum'] as unknown[])[0] : undefined;
}
