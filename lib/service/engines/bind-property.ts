import type { JsonObject } from '../../contract/model.ts';
import { schemaIssues } from '../models/check/schema-issues.ts';
import { isJsonObject, numberOf, textOf } from '../../schema-form/json.ts';

/** A parameter of a model of this service, and what takes its values at the engine. */
export interface BoundParameter {
  name: string;
  /** Its schema in the model of this service. */
  base: JsonObject;
  /** What the engine accepts; null when it does not say. */
  engine: JsonObject | null;
  /** The engine's values by the parameter's, as text; null without a translation. */
  values: JsonObject | null;
  /** Whether results get the exact value afterwards, so that the engine's steps do not matter. */
  isExact: boolean;
}

/** The types of text and numbers that a schema accepts, numbers as one; empty when it does not say. */
function plainTypes(schema: JsonObject): Set<string> {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map((choice) => typeof choice) : [];
  const declared = [schema['type']].flat().filter((type) => typeof type === 'string');
  const parts = [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list : []));
  const inner = parts.filter(isJsonObject).flatMap((part) => [...plainTypes(part)]);
  const types = [...choices, ...declared, ...inner].map((type) => (type === 'integer' ? 'number' : type));
  return new Set(types.filter((type) => type !== 'null'));
}

/** The largest, or the smallest, of the bounds that exist. */
function bound(pick: (...values: number[]) => number, keyword: string, schemas: JsonObject[]): JsonObject {
  const given = schemas.flatMap((schema) => numberOf(schema[keyword]) ?? []);
  return given.length === 0 ? {} : { [keyword]: pick(...given) };
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** The bounds of both. */
function boundsOf(schemas: JsonObject[]): JsonObject {
  return Object.assign(
    {},
    ...lowest.map((keyword) => bound(Math.max, keyword, schemas)),
    ...highest.map((keyword) => bound(Math.min, keyword, schemas)),
  ) as JsonObject;
}

/** Whether a schema accepts a value. */
function accepts(schema: JsonObject, value: unknown): boolean {
  return schemaIssues({ type: 'object', properties: { value: schema } }, { value }).length === 0;
}

function listOf(schema: JsonObject, keyword: 'enum' | 'anyOf'): unknown[] | null {
  return Array.isArray(schema[keyword]) ? schema[keyword] : null;
}

/** The choices that reach the engine; null where any value does. */
function choicesOf({ base, engine, values }: BoundParameter): unknown[] | null {
  const own = listOf(base, 'enum');
  const theirs = engine === null ? null : listOf(engine, 'enum');
  const isTranslated = (choice: unknown) => values !== null && Object.hasOwn(values, String(choice));
  const isTaken = (choice: unknown) =>
    engine === null || (values !== null && theirs === null ? false : accepts(engine, choice));
  if (own !== null) return own.filter((choice) => isTranslated(choice) || isTaken(choice));
  if (values === null && theirs === null) return null;
  const isNumeric = !plainTypes(base).has('string');
  const translated = Object.keys(values ?? {}).map((key) => (isNumeric ? Number(key) : key));
  return [...translated, ...(theirs ?? [])].filter((choice) => accepts(base, choice));
}

/** The alternatives of a schema that the engine accepts; one is merged into the schema. */
function alternativesOf({ base, engine }: BoundParameter): JsonObject {
  const theirs = plainTypes(engine ?? {});
  const kept = (listOf(base, 'anyOf') ?? []).filter(isJsonObject).flatMap((one): JsonObject[] => {
    const values = 'const' in one ? [one['const']] : listOf(one, 'enum');
    if (values === null) return theirs.size === 0 || sharesType(plainTypes(one), theirs) ? [one] : [];
    const taken = values.filter((value) => accepts(engine ?? {}, value));
    if (taken.length === 0) return [];
    return ['const' in one ? one : { ...one, enum: taken }];
  });
  if (kept.length > 1) return { anyOf: kept };
  const { title: _title, 'x-hidden': _hidden, ...only } = kept[0] ?? {};
  return only;
}

/** Whether two schemas may accept the same types; one that does not say accepts all. */
function sharesType(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === 0 || other.size === 0 || [...one].some((type) => other.has(type));
}

function defaultOf(property: JsonObject, { base, engine }: BoundParameter): JsonObject {
  if (base['default'] === undefined) return {};
  const candidates = [base['default'], engine?.['default'], listOf(property, 'enum')?.[0], property['minimum']];
  const fallback = candidates.find((value) => value !== undefined && accepts(property, value));
  return fallback === undefined ? {} : { default: fallback };
}

function steps({ engine, isExact }: BoundParameter, property: JsonObject): JsonObject {
  const step = numberOf(engine?.['multipleOf']);
  if (isExact || step === null) return {};
  const isOnStep = (value: unknown) =>
    typeof value !== 'number' || Number.isInteger(Math.round((value / step) * 1e6) / 1e6);
  return isOnStep(property['default']) && isOnStep(property['minimum']) ? { multipleOf: step } : {};
}

const isMedia = (schema: JsonObject) =>
  typeof schema['renderType'] === 'string' && schema['renderType'].endsWith('-url');

/**
 * The schema of a parameter whose values go to an engine: its title, and what both accept. The engine's help replaces
 * that of the model, which says what the parameter does without the engine; prompts and media keep theirs.
 *
 * @returns what is wrong with the map instead, as a sentence, when no value can reach the engine
 */
export function bindProperty(parameter: BoundParameter): { property: JsonObject } | { issue: string } {
  const { name, base, engine, values } = parameter;
  if (engine === null) return { property: base };
  const theirs = plainTypes(engine);
  if (values === null && !sharesType(plainTypes(base), theirs)) {
    const types = [...theirs].join(' or ').replace('string', 'text').replace('number', 'a number');
    return { issue: `${name} does not fit: the engine takes ${types} there. Add its “values” to the map.` };
  }
  const choices = choicesOf(parameter);
  if (choices?.length === 0) return { issue: `The engine takes no value of ${name}. Add its “values” to the map.` };
  const { description: help, enum: _choices, default: _default, anyOf: _alternatives, ...rest } = base;
  const keepsHelp = isMedia(base) || name === 'prompt';
  const description = keepsHelp ? help : (textOf(engine['description']) ?? undefined);
  const becomesWhole = base['type'] === 'number' && engine['type'] === 'integer';
  // A list of choices says more than alternatives.
  const alternatives = choices === null ? alternativesOf(parameter) : {};
  const property: JsonObject = {
    ...rest,
    ...alternatives,
    ...(becomesWhole ? { type: 'integer' } : {}),
    ...(description === undefined ? {} : { description }),
    ...(choices === null ? {} : { enum: choices }),
    ...boundsOf(values === null ? [base, alternatives, engine] : [base]),
  };
  const complete = { ...property, ...defaultOf(property, parameter) };
  return { property: { ...complete, ...steps(parameter, complete) } };
}
