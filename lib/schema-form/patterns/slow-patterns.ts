import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import { isSlowPattern } from './checkable-pattern.ts';

const patternsOf = new WeakMap<JsonObject, string[]>();

/** The slow patterns anywhere in a schema. Read once a schema. */
export function slowPatterns(schema: JsonObject): string[] {
  const known = patternsOf.get(schema);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isJsonObject(value)) return;
    const { pattern, patternProperties } = value;
    if (typeof pattern === 'string') found.add(pattern);
    if (isJsonObject(patternProperties)) Object.keys(patternProperties).forEach((name) => found.add(name));
    Object.values(value).forEach(look);
  };
  look(schema);
  const slow = [...found].filter(isSlowPattern);
  patternsOf.set(schema, slow);
  return slow;
}
