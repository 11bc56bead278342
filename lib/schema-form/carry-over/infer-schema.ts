import type { JsonObject } from '../../contract/model.ts';
import { isCertainlyMedia } from '../media/media-address.ts';

function typeOf(value: unknown): JsonObject {
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (Array.isArray(value)) return { type: 'array', items: typeOf(value[0]) };
  if (typeof value !== 'string') return {};
  return isCertainlyMedia(value) ? { type: 'string', format: 'uri' } : { type: 'string' };
}

/** Properties that values may have been written for, when nobody knows any more: as much as the values themselves tell. */
export function inferSchema(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeOf(value)]));
}
