import { type SchemaDraft, Validator } from '@cfworker/json-schema';
import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject } from '../json.ts';
import { checkableNames, checkablePattern, recordedNames } from '../patterns/checkable-pattern.ts';
import { patternVerdicts } from '../patterns/pattern-verdicts.ts';
import { isSchema, isValidKeyword } from '../schema/valid-keyword.ts';

/** The draft that a schema names; 2020-12 when it names none that is known. */
function draftOf(schema: JsonObject): SchemaDraft {
  const named = typeof schema['$schema'] === 'string' ? schema['$schema'] : '';
  if (/draft-0?4/.test(named)) return '4';
  if (/draft-0?[67]/.test(named)) return '7';
  return named.includes('2019-09') ? '2019-09' : '2020-12';
}

/** OpenAPI 3.0 writes `exclusiveMinimum: true` beside `minimum`; JSON Schema since draft 6 wants the number itself. */
function withNumericBounds(schema: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = schema;
  const low = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum, exclusiveMinimum };
  const high = exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum, exclusiveMaximum };
  const bounds = Object.entries({ ...low, ...high }).filter(([, value]) => typeof value === 'number');
  return { ...rest, ...Object.fromEntries(bounds) };
}

function withNull(schema: JsonObject): JsonObject {
  const { nullable: _nullable, ...rest } = schema;
  return { anyOf: [rest, { type: 'null' }] };
}

const valueKeywords = new Set(['const', 'default', 'enum', 'example', 'examples']);

/**
 * How `oneOf` is read. `exact`: as JSON Schema defines it. `lenient`: as services mean it, who write it for any union;
 * a value that fits two alternatives is fine, except where the alternatives only say which names must be present.
 */
export type OneOfReading = 'exact' | 'lenient';

/** The state of making a schema checkable, and whether it has slow patterns of property names. */
interface Rewriting {
  draft: SchemaDraft;
  oneOf: OneOfReading;
  hasSlowNames: boolean;
}

const ofPresence = new Set(['required', 'not', 'type', 'title', 'description']);

/** Whether an alternative is no kind of value, but a rule of which names are present. */
export function isPresenceRule(schema: unknown): schema is JsonObject {
  return isJsonObject(schema) && 'required' in schema && Object.keys(schema).every((key) => ofPresence.has(key));
}

/** `oneOf` as `anyOf`, unless it is a rule of which names are present. */
function withUnions(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema;
  if (!Array.isArray(oneOf) || oneOf.every(isPresenceRule)) return schema;
  if (!('anyOf' in rest)) return { ...rest, anyOf: oneOf };
  return { ...rest, allOf: [...(Array.isArray(rest['allOf']) ? rest['allOf'] : []), { anyOf: oneOf }] };
}

/** Rewrites keywords that the checker can't read: OpenAPI's `nullable` and bounds, invalid keywords, slow patterns. */
function rewrite(value: unknown, rewriting: Rewriting, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, rewriting));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, entry]) => (isMap ? isSchema(entry) : isValidKeyword(key, entry)))
    .map(([key, entry]) => {
      const holdsSchemas = !isMap && /^(\$defs|definitions|properties|patternProperties|dependentSchemas)$/.test(key);
      return [key, !isMap && valueKeywords.has(key) ? entry : rewrite(entry, rewriting, holdsSchemas)];
    });
  const copy: JsonObject = Object.fromEntries(entries);
  if (isMap) return copy;
  const quick = withQuickPatterns(rewriting.oneOf === 'lenient' ? withUnions(copy) : copy, rewriting);
  const bounded = rewriting.draft === '4' ? quick : withNumericBounds(quick);
  return bounded['nullable'] === true ? withNull(bounded) : bounded;
}

function isValidName([name]: [string, unknown]): boolean {
  return isValidKeyword('pattern', name);
}

/**
 * A schema that can be checked synchronously: slow patterns become formats, which look up verdicts and record the texts
 * without one.
 */
function withQuickPatterns(schema: JsonObject, rewriting: Rewriting): JsonObject {
  const { pattern, patternProperties, allOf, ...rest } = schema;
  const text = typeof pattern === 'string' ? checkablePattern(pattern) : {};
  const names = isJsonObject(patternProperties) ? Object.entries(patternProperties) : [];
  const recorded = names.filter(isValidName).flatMap(([name]) => recordedNames(name) ?? []);
  if (recorded.length > 0) rewriting.hasSlowNames = true;
  const quickNames = names.flatMap((entry, index) => (isValidName(entry) ? checkableNames(...entry, index) : [entry]));
  const formats = [...('format' in text ? [text] : []), ...recorded.map((format) => ({ propertyNames: format }))];
  const all = [...(Array.isArray(allOf) ? allOf : []), ...formats];
  return {
    ...rest,
    ...('pattern' in text ? text : {}),
    ...(patternProperties === undefined ? {} : { patternProperties: Object.fromEntries(quickNames) }),
    ...(all.length === 0 ? {} : { allOf: all }),
  };
}

/** A checkable schema and its checker, which reports every issue, not only the first. */
export interface CheckableSchema {
  schema: JsonObject;
  checker: Validator;
}

/** `version` is that of the verdicts in the schema; null where formats look them up. */
type Checkables = WeakMap<JsonObject, CheckableSchema & { version: number | null }>;

const checkables: Record<OneOfReading, Checkables> = { exact: new WeakMap(), lenient: new WeakMap() };

/**
 * The checker of a schema. It is created once per schema and reading, and again after new verdicts where property names
 * have slow patterns. It evaluates no code, so no `unsafe-eval` is needed.
 */
export function checkerOf(schema: JsonObject, oneOf: OneOfReading): CheckableSchema {
  const known = checkables[oneOf].get(schema);
  if (known !== undefined && (known.version === null || known.version === patternVerdicts.version())) return known;
  const rewriting: Rewriting = { draft: draftOf(schema), oneOf, hasSlowNames: false };
  const rewritten = rewrite(schema, rewriting) as JsonObject;
  const checker = new Validator(rewritten, rewriting.draft, false);
  const version = rewriting.hasSlowNames ? patternVerdicts.version() : null;
  const checkable = { schema: rewritten, checker, version };
  checkables[oneOf].set(schema, checkable);
  return checkable;
}
