import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject } from '../../../schema-form/json.ts';
import { resolveSchema } from '../../../schema-form/schema/resolve-schema.ts';

/** More than real catalogues use; a schema beyond it is cut, not refused. */
const deepest = 8;
const mostSchemas = 300;

/** Keywords that hold lists of schemas, schemas by name, or one schema. */
const lists = new Set(['anyOf', 'oneOf', 'prefixItems']);
const records = new Set(['properties', 'patternProperties']);
const singles = new Set(['items', 'additionalProperties', 'not']);

/** Draft 4 has booleans here, which later drafts refuse. */
const exclusiveBounds = new Set(['exclusiveMinimum', 'exclusiveMaximum']);

/**
 * A schema of a larger document that stands alone: references followed and `allOf` merged, at every depth. `null` among
 * its values is dropped: a value that is absent says the same. What is nested too deeply, contains itself, or comes
 * after 300 schemas accepts any value.
 *
 * @param root the document, which references start from
 */
export function expandSchema(schema: JsonObject, root: JsonObject): JsonObject {
  let left = mostSchemas;

  function expand(given: JsonObject, references: ReadonlySet<string>, levels: number): JsonObject {
    left -= 1;
    const { schema: resolved, references: followed, isRecursive, isNullable } = resolveSchema(given, root, references);
    if (isRecursive || levels === 0 || left < 0) return withoutParts(resolved);
    const below = (part: unknown) => (isJsonObject(part) ? expand(part, followed, levels - 1) : part);
    const expanded: JsonObject = {};
    for (const [keyword, value] of Object.entries(resolved)) {
      if (lists.has(keyword) && Array.isArray(value)) expanded[keyword] = value.map(below);
      else if (records.has(keyword) && isJsonObject(value)) expanded[keyword] = mapValues(value, below);
      else if (singles.has(keyword)) expanded[keyword] = below(value);
      else if (!isForeign(keyword, value, isNullable)) expanded[keyword] = value;
    }
    return expanded;
  }

  return expand(schema, new Set(), deepest);
}

function isForeign(keyword: string, value: unknown, isNullable: boolean): boolean {
  if (keyword === 'nullable' || keyword === '$defs' || keyword === 'definitions') return true;
  if (exclusiveBounds.has(keyword) && typeof value === 'boolean') return true;
  return keyword === 'default' && value === null && isNullable;
}

function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** Only what a reader sees of it, and its type when that is no structure. */
function withoutParts({ title, description, type }: JsonObject): JsonObject {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(type === undefined || type === 'object' || type === 'array' ? {} : { type }),
  };
}
