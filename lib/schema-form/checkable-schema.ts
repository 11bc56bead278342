import { type SchemaDraft, Validator } from '@cfworker/json-schema';
import type { JsonObject } from '../contract/model.ts';
import { isJsonObject } from './json.ts';
import { checkableNames, checkablePattern } from './patterns/checkable-pattern.ts';
import { patternVerdicts } from './patterns/pattern-verdicts.ts';
import { slowPatterns } from './patterns/slow-patterns.ts';
import { isSchema, isSoundKeyword } from './sound-keyword.ts';

/** The draft that a schema names; 2020-12 when it names none that is known. */
export function draftOf(schema: JsonObject): SchemaDraft {
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

/** Rewrites what the checker can't read: OpenAPI's `nullable` and bounds, keywords that are written wrong. */
function rewrite(value: unknown, draft: SchemaDraft, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, draft));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, entry]) => (isMap ? isSchema(entry) : isSoundKeyword(key, entry)))
    .map(([key, entry]) => {
      if (!isMap && key === 'pattern' && typeof entry === 'string') return [key, checkablePattern(entry)];
      if (!isMap && key === 'patternProperties' && isJsonObject(entry)) return [key, rewriteNames(entry, draft)];
      const holdsSchemas = !isMap && /^(\$defs|definitions|properties|dependentSchemas)$/.test(key);
      return [key, !isMap && valueKeywords.has(key) ? entry : rewrite(entry, draft, holdsSchemas)];
    });
  const copy: JsonObject = Object.fromEntries(entries);
  if (isMap) return copy;
  const bounded = draft === '4' ? copy : withNumericBounds(copy);
  return bounded['nullable'] === true ? withNull(bounded) : bounded;
}

/** Schemas by patterns of names. */
function rewriteNames(schemas: JsonObject, draft: SchemaDraft): JsonObject {
  const entries = Object.entries(rewrite(schemas, draft, true) as JsonObject);
  return Object.fromEntries(
    entries.flatMap(([pattern, schema], index) => {
      const isSound = isSoundKeyword('pattern', pattern);
      return isSound ? checkableNames(pattern, schema, index) : [[pattern, schema] as const];
    }),
  );
}

/** A schema made readable for the checker, and the checker, which names every fault rather than the first. */
export interface CheckableSchema {
  schema: JsonObject;
  checker: Validator;
}

const checkables = new WeakMap<JsonObject, CheckableSchema & { version: number }>();

/**
 * The checker of a schema, by what is known of its slow patterns. Made once a schema, and anew with each verdict on one of those; it
 * evaluates no code, so no `unsafe-eval` is needed.
 */
export function checkerOf(schema: JsonObject): CheckableSchema {
  const version = slowPatterns(schema).length === 0 ? 0 : patternVerdicts.version();
  const known = checkables.get(schema);
  if (known?.version === version) return known;
  const draft = draftOf(schema);
  const rewritten = rewrite(schema, draft) as JsonObject;
  const checkable = { schema: rewritten, checker: new Validator(rewritten, draft, false), version };
  checkables.set(schema, checkable);
  return checkable;
}
