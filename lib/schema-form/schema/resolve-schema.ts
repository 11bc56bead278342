import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { mergeSchemas } from './merge-schemas.ts';

/** A schema with its references followed. */
export interface ResolvedSchema {
  schema: JsonObject;
  isNullable: boolean;
  /** References followed to get here. */
  references: ReadonlySet<string>;
  isRecursive: boolean;
}

/** Whether a schema allows `null` alone. */
export function isNullSchema(schema: unknown): boolean {
  if (!isJsonObject(schema)) return false;
  const onlyNull = Array.isArray(schema['enum']) && schema['enum'].length === 1 && schema['enum'][0] === null;
  return schema['type'] === 'null' || onlyNull || ('const' in schema && schema['const'] === null);
}

/** A reference, unescaped; one with invalid escapes unchanged. */
function unescaped(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** What a reference into a schema means; null where it leads nowhere. */
export function findReference(root: JsonObject, reference: string): JsonObject | null {
  if (reference === '#') return root;
  if (reference.startsWith('#/')) {
    const found = valueAt(root, unescaped(reference));
    return isJsonObject(found) ? found : null;
  }
  const definitions = [root['$defs'], root['definitions']].filter(isJsonObject).flatMap(Object.values);
  const found = definitions.find(
    (definition) =>
      isJsonObject(definition) &&
      (definition['$id'] === reference || (reference.startsWith('#') && definition['$anchor'] === reference.slice(1))),
  );
  return isJsonObject(found) ? found : null;
}

/** Characters of the longest help that a form reads and shows. */
export const longestHelp = 10_000;

/**
 * A schema with the beginning of a very long description: forms look for hints in descriptions and format them, so that
 * one of several megabytes would slow every form that has it.
 */
function withShortHelp(schema: JsonObject): JsonObject {
  const { description } = schema;
  if (typeof description !== 'string' || description.length <= longestHelp) return schema;
  return { ...schema, description: `${description.slice(0, longestHelp - 1)}…` };
}

/**
 * A schema as one plain object: `$ref` followed, `allOf` merged, `null` moved from `anyOf`, `oneOf`, `type` and `enum`
 * into a flag, a single alternative in place of its list, a very long description cut. Recursion is reported, never
 * followed.
 */
export function resolveSchema(
  schema: JsonObject,
  root: JsonObject,
  references: ReadonlySet<string> = new Set(),
): ResolvedSchema {
  const { $ref: reference, allOf, ...own } = withShortHelp(schema);
  // The order is: the referenced schema and the parts of `allOf`, then the keywords beside them.
  let resolved: ResolvedSchema = { schema: {}, isNullable: own['nullable'] === true, references, isRecursive: false };
  // The parts stand side by side: what one of them refers to is no ancestor of the next.
  const include = (part: JsonObject, above: ReadonlySet<string> = references) => {
    const below = resolveSchema(part, root, above);
    resolved = {
      schema: mergeSchemas(below.schema, resolved.schema, 'nearer first'),
      isNullable: resolved.isNullable || below.isNullable,
      references: new Set([...resolved.references, ...below.references]),
      isRecursive: resolved.isRecursive || below.isRecursive,
    };
  };
  if (typeof reference === 'string') {
    if (references.has(reference)) return { ...resolved, schema: own, isRecursive: true };
    const target = findReference(root, reference);
    resolved = { ...resolved, references: new Set([...references, reference]) };
    if (target !== null) include(target, resolved.references);
  }
  if (Array.isArray(allOf)) for (const part of allOf.filter(isJsonObject)) include(part);
  const whole = { ...resolved, schema: mergeSchemas(resolved.schema, own) };
  return whole.isRecursive ? whole : withoutNull(whole, root);
}

function withoutNull(resolved: ResolvedSchema, root: JsonObject): ResolvedSchema {
  const { schema } = resolved;
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const alternatives = schema[keyword];
    if (!Array.isArray(alternatives)) continue;
    const others = alternatives.filter((alternative) => !isNullSchema(alternative));
    const isNullable = resolved.isNullable || others.length < alternatives.length;
    const { [keyword]: _alternatives, ...own } = schema;
    const [only] = others;
    if (others.length === 1 && isJsonObject(only)) {
      const below = resolveSchema(only, root, resolved.references);
      return { ...below, schema: mergeSchemas(below.schema, own), isNullable: isNullable || below.isNullable };
    }
    return { ...resolved, schema: { ...own, [keyword]: others }, isNullable };
  }
  const types = Array.isArray(schema['type']) ? schema['type'] : null;
  const values = Array.isArray(schema['enum']) ? schema['enum'] : null;
  const isNullable = resolved.isNullable || types?.includes('null') === true || values?.includes(null) === true;
  const named = types?.filter((type) => type !== 'null') ?? null;
  return {
    ...resolved,
    isNullable,
    schema: {
      ...schema,
      ...(named === null ? {} : { type: named.length === 1 ? named[0] : named }),
      ...(values === null ? {} : { enum: values.filter((value) => value !== null) }),
    },
  };
}

const loops = new WeakMap<JsonObject, Map<string, boolean>>();

/**
 * Whether the schema at a reference contains itself, at any depth. Only such a schema has to be read on demand; one that
 * is met again beside itself, or below a sibling, ends by itself.
 */
export function containsItself(reference: string, root: JsonObject): boolean {
  const known = loops.get(root) ?? new Map<string, boolean>();
  loops.set(root, known);
  const found = known.get(reference) ?? reachable(findReference(root, reference), root).has(reference);
  known.set(reference, found);
  return found;
}

/** Every reference inside a schema and inside what it refers to. */
function reachable(schema: JsonObject | null, root: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  const open: unknown[] = [schema];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    open.push(...Object.values(value));
    const reference = isJsonObject(value) ? value['$ref'] : undefined;
    if (typeof reference !== 'string' || found.has(reference)) continue;
    found.add(reference);
    open.push(findReference(root, reference));
  }
  return found;
}
