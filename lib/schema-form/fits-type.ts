import type { JsonObject } from '../contract/model.ts';
import { isJsonObject } from './json.ts';

const testOfType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isJsonObject,
  null: (value) => value === null,
};

/** Whether a value is of a schema's `type`, where it names one: defaults in the wild are sometimes of another. */
export function fitsType(value: unknown, schema: JsonObject): boolean {
  if (value === undefined) return false;
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const tests = types.flatMap((type) => (typeof type === 'string' ? (testOfType[type] ?? []) : []));
  return tests.length === 0 || tests.some((test) => test(value));
}
