import type { JsonObject } from '../../contract/model.ts';
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
  const demanded = textsOf(schema['required']).map((name): [string, unknown] => [name, {}]);
  const further = [...demanded, ...sometimes].filter(([name]) => !Object.hasOwn(own, name));
  return { ...own, ...Object.fromEntries(further) };
}

/** Property names in display order: by `x-order`, by fal's list, else as declared. */
export function orderedNames(schema: JsonObject): string[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const listed = textsOf(schema['x-fal-order-properties']);
  const rank = (name: string, given: number): number => {
    const property = properties[name];
    const order = isJsonObject(property) ? numberOf(property['x-order']) : null;
    if (order !== null) return order;
    return listed.includes(name) ? listed.indexOf(name) : listed.length + given;
  };
  return Object.keys(properties)
    .map((name, index) => ({ name, order: rank(name, index) }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ name }) => name);
}
