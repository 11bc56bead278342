import type { JsonObject } from '../../contract/model.ts';
import { bindMedia, mediaOf } from './bind-media.ts';
import { listOf, type BoundParameter, type BoundProperty } from './bound-parameter.ts';
import { acceptsValue } from '../models/check/schema-issues.ts';
import { isJsonObject, numberOf, textOf } from '../../schema-form/json.ts';

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
  const own = listOf(base, 'enum');
  const theirs = engine === null ? null : listOf(engine, 'enum');
  const isTranslated = (choice: unknown) => values !== null && Object.hasOwn(values, String(choice));
  const isTaken = (choice: unknown) =>
    engine === null || (values !== null && theirs === null ? false : acceptsValue(engine, choice));
  if (own !== null) return own.filter((choice) => isTranslated(choice) || isTaken(choice));
  if (values === null && theirs === null) return null;
  const types = plainTypes(base);
  const translated = Object.keys(values ?? {}).map((key) => choiceOf(key, types));
  const taken = [...translated, ...(theirs ?? [])].filter((choice) => acceptsValue(base, choice));
  // A switch with both states needs no list.
  return types.has('boolean') && taken.includes(true) && taken.includes(false) ? null : taken;
}

/** The parameter's value of a translation, which has it as text. */
function choiceOf(key: string, types: ReadonlySet<string>): unknown {
  if (types.has('string')) return key;
  if (types.has('boolean')) return key === 'true' ? true : key === 'false' ? false : key;
  return Number(key);
}

/** The alternatives of a schema that the engine accepts; one is merged into the schema. */
function alternativesOf({ base, engine }: BoundParameter): JsonObject {
  const theirs = plainTypes(engine ?? {});
  const kept = (listOf(base, 'anyOf') ?? []).filter(isJsonObject).flatMap((one): JsonObject[] => {
    const values = 'const' in one ? [one['const']] : listOf(one, 'enum');
    if (values === null) return theirs.size === 0 || sharesType(plainTypes(one), theirs) ? [one] : [];
    const taken = values.filter((value) => acceptsValue(engine ?? {}, value));
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

/** The numbers that both accept: whole ones, or multiples of a step, where the engine takes only these. */
function steppedOf(property: JsonObject, { engine, isExact }: BoundParameter): JsonObject {
  if (property['type'] !== 'number' && property['type'] !== 'integer') return property;
  const own = isExact || Array.isArray(property['enum']) ? null : numberOf(engine?.['multipleOf']);
  const step = own ?? (property['type'] === 'integer' ? 1 : null);
  if (step === null) return property;
  const [minimum, maximum] = [numberOf(property['minimum']), numberOf(property['maximum'])];
  return {
    ...property,
    ...(minimum === null ? {} : { minimum: onStep(minimum, step, Math.ceil) }),
    ...(maximum === null ? {} : { maximum: onStep(maximum, step, Math.floor) }),
    ...(own === null ? {} : { multipleOf: own }),
  };
}

/** A multiple of a step, without the rounding errors of decimals. */
function onStep(value: number, step: number, round: (value: number) => number): number {
  return Number((round(Number((value / step).toFixed(6))) * step).toFixed(6));
}

/** The default of the model, or a value near it. */
function defaultOf(property: JsonObject, { base, engine }: BoundParameter): JsonObject {
  const wanted = base['default'];
  if (wanted === undefined) return {};
  const step = numberOf(property['multipleOf']) ?? 1;
  const near = typeof wanted === 'number' ? onStep(wanted, step, Math.round) : undefined;
  const bounds = [property['minimum'], property['maximum']];
  const candidates = [wanted, engine?.['default'], near, listOf(property, 'enum')?.[0], ...bounds];
  const fallback = candidates.find((value) => value !== undefined && acceptsValue(property, value));
  return fallback === undefined ? {} : { default: fallback };
}

/** Whether no number is within the bounds. */
function isEmpty(property: JsonObject): boolean {
  const [minimum, maximum] = [numberOf(property['minimum']), numberOf(property['maximum'])];
  return minimum !== null && maximum !== null && minimum > maximum;
}

/**
 * The schema of a parameter whose values go to an engine: its title, and what both accept. The engine's help replaces
 * that of the model, which says what the parameter does without the engine; prompts and media keep theirs.
 *
 * @returns what is wrong with the map instead, as a sentence, when no value can reach the engine
 */
export function bindProperty(parameter: BoundParameter): BoundProperty {
  const { name, base, engine, values } = parameter;
  if (engine === null) return { property: base };
  const theirs = plainTypes(engine);
  const media = mediaOf(base);
  if (media !== null && (theirs.has('string') || theirs.has('array')))
    return bindMedia({ ...parameter, engine }, media);
  const engineMedia = mediaOf(engine);
  const isForFiles = engineMedia !== null && media === null;
  if (isForFiles) return { issue: `${name} does not fit: the engine takes ${engineMedia}s there.` };
  if (values === null && !sharesType(plainTypes(base), theirs)) {
    const types = [...theirs].join(' or ').replace('string', 'text').replace('number', 'a number');
    return { issue: `${name} does not fit: the engine takes ${types} there. Add its “values” to the map.` };
  }
  const none = { issue: `The engine takes no value of ${name}. Add its “values” to the map.` };
  const choices = choicesOf(parameter);
  if (choices?.length === 0) return none;
  const { description: help, enum: _choices, default: _default, anyOf, ...rest } = base;
  const keepsHelp = media !== null || name === 'prompt';
  const description = keepsHelp ? help : (textOf(engine['description']) ?? undefined);
  const becomesWhole = base['type'] === 'number' && engine['type'] === 'integer' && values === null;
  // A list of choices says more than alternatives.
  const alternatives = choices === null ? alternativesOf(parameter) : {};
  if (choices === null && anyOf !== undefined && Object.keys(alternatives).length === 0) return none;
  const property = steppedOf(
    {
      ...rest,
      ...alternatives,
      ...(becomesWhole ? { type: 'integer' } : {}),
      ...(description === undefined ? {} : { description }),
      ...(choices === null ? {} : { enum: choices }),
      ...boundsOf(values === null ? [base, alternatives, engine] : [base]),
    },
    parameter,
  );
  if (isEmpty(property)) return none;
  return { property: { ...property, ...defaultOf(property, parameter) } };
}
