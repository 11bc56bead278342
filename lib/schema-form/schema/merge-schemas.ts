import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, isSameJson, ownOf } from '../json.ts';

/** The schema whose properties come first where none orders them. */
type MergeOrder = 'base first' | 'nearer first';

function mergeProperties(base: JsonObject, nearer: JsonObject, order: MergeOrder): JsonObject {
  const merged = order === 'base first' ? { ...base, ...nearer } : { ...nearer, ...base, ...nearer };
  for (const name of Object.keys(nearer)) {
    const [below, above] = [ownOf(base, name), ownOf(nearer, name)];
    if (isJsonObject(below) && isJsonObject(above) && below !== above)
      merged[name] = { ...above, allOf: partsOf(below, above) };
  }
  return merged;
}

/** The `allOf` that combines two declarations of a property: the nearer one's own parts, and the other. */
function partsOf(below: JsonObject, above: JsonObject): unknown[] {
  return [...(Array.isArray(above['allOf']) ? above['allOf'] : []), below];
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** The bounds and choices that satisfy both schemas. */
function narrower(base: JsonObject, nearer: JsonObject): JsonObject {
  const narrowed: JsonObject = {};
  const narrow = (names: string[], pick: (one: number, other: number) => number) => {
    for (const name of names) {
      const [below, above] = [base[name], nearer[name]];
      if (typeof below === 'number' && typeof above === 'number') narrowed[name] = pick(below, above);
    }
  };
  narrow(lowest, Math.max);
  narrow(highest, Math.min);
  const [below, above] = [base['enum'], nearer['enum']];
  if (Array.isArray(below) && Array.isArray(above)) {
    const common = above.filter((value) => below.some((other) => isSameJson(value, other)));
    if (common.length > 0) narrowed['enum'] = common;
  }
  return narrowed;
}

/**
 * Merges two schemas of one value: keywords nearer to the field win, bounds and choices satisfy both, properties and
 * `required` are joined. For a property that both declare, both declarations apply.
 */
export function mergeSchemas(base: JsonObject, nearer: JsonObject, order: MergeOrder = 'base first'): JsonObject {
  const merged: JsonObject = { ...base, ...nearer, ...narrower(base, nearer) };
  if (isJsonObject(base['properties']) && isJsonObject(nearer['properties'])) {
    merged['properties'] = mergeProperties(base['properties'], nearer['properties'], order);
  }
  if (Array.isArray(base['required']) && Array.isArray(nearer['required'])) {
    merged['required'] = [...new Set([...base['required'], ...nearer['required']])];
  }
  return merged;
}
