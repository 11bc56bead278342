import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, ownOf } from './json.ts';

/** Whose properties come first where the schema does not order them. */
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

/** What `allOf` of a property must hold so that both its declarations count: the nearer one's own parts, and the other. */
function partsOf(below: JsonObject, above: JsonObject): unknown[] {
  return [...(Array.isArray(above['allOf']) ? above['allOf'] : []), below];
}

/**
 * Two schemas of one value as one: what is said nearer to the field wins, properties and what is required are joined. Of
 * a property that both declare, both declarations hold.
 */
export function mergeSchemas(base: JsonObject, nearer: JsonObject, order: MergeOrder = 'base first'): JsonObject {
  const merged: JsonObject = { ...base, ...nearer };
  if (isJsonObject(base['properties']) && isJsonObject(nearer['properties'])) {
    merged['properties'] = mergeProperties(base['properties'], nearer['properties'], order);
  }
  if (Array.isArray(base['required']) && Array.isArray(nearer['required'])) {
    merged['required'] = [...new Set([...base['required'], ...nearer['required']])];
  }
  return merged;
}
