import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import { isJsonObject, textsOf, numberOf } from '../json.ts';
import { resolveSchema } from './resolve-schema.ts';

const deepest = 4;

/** The conditional parts of a schema, under any of the keywords for conditions. */
function conditionalParts(schema: JsonObject, root: JsonObject, depth: number): JsonObject[] {
  if (depth > deepest) return [];
  const { $ref: reference, allOf, dependentSchemas, dependencies } = schema;
  const always = Array.isArray(allOf) ? allOf.filter(isJsonObject) : [];
  const referred = typeof reference === 'string' ? [resolveSchema({ $ref: reference }, root).schema] : [];
  const dependent = [dependentSchemas, dependencies].filter(isJsonObject).flatMap(Object.values);
  const sometimes = [schema['then'], schema['else'], ...dependent].filter(isJsonObject);
  return [
    ...[...always, ...referred].flatMap((part) => conditionalParts(part, root, depth + 1)),
    ...sometimes.flatMap((part) => [resolveSchema(part, root).schema, ...conditionalParts(part, root, depth + 1)]),
  ];
}

/**
 * The properties of an object, including conditional ones and those that are only named in `required`. The check finds
 * whether they apply; without a field nobody could enter them.
 *
 * @param schema references followed
 * @param given the same schema, as found in `root`
 */
export function statedProperties(schema: JsonObject, given: JsonObject, root: JsonObject): JsonObject {
  const own = isJsonObject(schema['properties']) ? schema['properties'] : {};
  if (schema['additionalProperties'] === false) return own;
  const sometimes = conditionalParts(given, root, 0).flatMap(({ properties }) =>
    isJsonObject(properties) ? Object.entries(properties).filter(([, property]) => isJsonObject(property)) : [],
  );
  const entry = isJsonObject(schema['additionalProperties']) ? schema['additionalProperties'] : {};
  const demanded = textsOf(schema['required']).map((name): [string, unknown] => [name, entry]);
  const further = [...demanded, ...sometimes].filter(([name]) => !Object.hasOwn(own, name));
  return { ...own, ...Object.fromEntries(further) };
}

const promptName = /^(?:(?:edit|image|input|positive|text|user|video) )?prompt(?: text)?$/;
/** Names of what to say or do, where there is no prompt. */
const instructionName = /^(?:instructions?|text)$/;

/** The property that people fill in first; null where there is none. */
function leadingName(properties: JsonObject): string | null {
  const names = Object.keys(properties).filter((name) => {
    const property = properties[name];
    // What isn't said to be of another type may be text by a reference.
    return isJsonObject(property) && [property['type'] ?? 'string'].flat().includes('string');
  });
  const called = (pattern: RegExp) => names.find((name) => pattern.test(nameWords(name).join(' ')));
  return called(promptName) ?? called(instructionName) ?? null;
}

/** Property names in display order: by `x-order`, by fal's list, else as declared with the prompt first. */
export function orderedNames(schema: JsonObject): string[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const listed = textsOf(schema['x-fal-order-properties']);
  const isOrdered =
    listed.length > 0 ||
    Object.values(properties).some((one) => isJsonObject(one) && numberOf(one['x-order']) !== null);
  const leading = isOrdered ? null : leadingName(properties);
  const rank = (name: string, given: number): number => {
    const property = properties[name];
    if (name === leading) return -1;
    const order = isJsonObject(property) ? numberOf(property['x-order']) : null;
    if (order !== null) return order;
    return listed.includes(name) ? listed.indexOf(name) : listed.length + given;
  };
  return Object.keys(properties)
    .map((name, index) => ({ name, order: rank(name, index) }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ name }) => name);
}
