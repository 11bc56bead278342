import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, isSameJson, numberOf, textOf } from '../../schema-form/json.ts';

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

/** The choices that reach the engine; null where any value does. */
function choicesOf({ base, engine, values }: BoundParameter): unknown[] | null {
  const own: unknown[] | null = Array.isArray(base['enum']) ? base['enum'] : null;
  const theirs: unknown[] | null = engine !== null && Array.isArray(engine['enum']) ? engine['enum'] : null;
  const isTranslated = (choice: unknown) => values !== null && Object.hasOwn(values, String(choice));
  if (own === null) {
    if (values === null) return theirs;
    const isNumeric = !plainTypes(base).has('string');
    return [...Object.keys(values).map((key) => (isNumeric ? Number(key) : key)), ...(theirs ?? [])];
  }
  if (values === null && theirs === null) return null;
  const isTaken = (choice: unknown) => theirs?.some((other) => isSameJson(other, choice)) === true;
  return own.filter((choice) => isTranslated(choice) || isTaken(choice));
}

function defaultOf(property: JsonObject, { base, engine }: BoundParameter): JsonObject {
  const { enum: choices, minimum, maximum } = property;
  const isFine = (value: unknown) =>
    value !== undefined &&
    (!Array.isArray(choices) || choices.some((choice) => isSameJson(choice, value))) &&
    !(typeof value === 'number' && (value < (numberOf(minimum) ?? value) || value > (numberOf(maximum) ?? value)));
  const fallback = [base['default'], engine?.['default'], Array.isArray(choices) ? choices[0] : minimum].find(isFine);
  return base['default'] === undefined || fallback === undefined ? {} : { default: fallback };
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
  const [ours, theirs] = [plainTypes(base), plainTypes(engine)];
  if (values === null && ours.size > 0 && theirs.size > 0 && ![...ours].some((type) => theirs.has(type))) {
    const types = [...theirs].join(' or ').replace('string', 'text').replace('number', 'a number');
    return { issue: `${name} does not fit: the engine takes ${types} there. Add its “values” to the map.` };
  }
  const choices = choicesOf(parameter);
  if (choices?.length === 0) return { issue: `The engine takes no value of ${name}. Add its “values” to the map.` };
  const { description: help, enum: _choices, default: _default, anyOf, ...rest } = base;
  const keepsHelp = isMedia(base) || name === 'prompt';
  const description = keepsHelp ? help : (textOf(engine['description']) ?? undefined);
  const becomesWhole = base['type'] === 'number' && engine['type'] === 'integer';
  const property: JsonObject = {
    ...rest,
    // A list of choices says more than the alternatives.
    ...(anyOf === undefined || choices !== null ? {} : { anyOf }),
    ...(becomesWhole ? { type: 'integer' } : {}),
    ...(description === undefined ? {} : { description }),
    ...(choices === null ? {} : { enum: choices }),
    ...boundsOf(values === null ? [base, engine] : [base]),
  };
  const complete = { ...property, ...defaultOf(property, parameter) };
  return { property: { ...complete, ...steps(parameter, complete) } };
}
