import type { JsonObject } from '../../../contract/model.ts';
import { alternativeTitles } from './alternative-title.ts';
import { isJsonObject, textOf, textsOf } from '../../json.ts';
import { readOptions } from '../choice/read-choice.ts';
import { resolveSchema } from '../../schema/resolve-schema.ts';
import { alternativesKeyword, simplifyAlternatives } from '../../schema/simplify-alternatives.ts';
import { constantOf } from '../../schema/allowed-values.ts';

interface MergedAlternative {
  given: JsonObject;
  schema: JsonObject;
}

/** One alternative of a value, before it is read as a field. */
export interface ReadAlternative {
  title: string;
  description: string | null;
  /** References followed, merged with the keywords beside the alternatives. */
  schema: JsonObject;
}

const ofTheWhole = new Set(['title', 'description', 'default', 'example', 'examples', 'nullable', 'discriminator']);

function withoutKeys(schema: JsonObject, isLeftOut: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !isLeftOut(key)));
}

/** The alternatives as given: listed, or one for each of several types. */
function givenAlternatives(schema: JsonObject): { given: JsonObject; beside: JsonObject }[] {
  const keyword = alternativesKeyword(schema);
  if (keyword !== null) {
    const beside = withoutKeys(schema, (key) => key === keyword || ofTheWhole.has(key));
    return (schema[keyword] as unknown[]).filter(isJsonObject).map((given) => ({ given, beside }));
  }
  const types = Array.isArray(schema['type']) ? schema['type'] : [];
  const beside = withoutKeys(schema, (key) => key === 'type' || ofTheWhole.has(key));
  return types.map((type) => ({ given: { type }, beside }));
}

/** The property and value by which a discriminator identifies an alternative. */
function discriminated(schema: JsonObject, given: JsonObject): { name: string; value: string } | null {
  const discriminator = isJsonObject(schema['discriminator']) ? schema['discriminator'] : {};
  const name = textOf(discriminator['propertyName']);
  const reference = textOf(given['$ref']);
  if (name === null || reference === null) return null;
  const mapping = isJsonObject(discriminator['mapping']) ? discriminator['mapping'] : {};
  const mapped = Object.entries(mapping).find(([, target]) => target === reference)?.[0];
  return { name, value: mapped ?? reference.split('/').at(-1) ?? '' };
}

/** Adds the constant of the discriminator's property, where the alternative itself has none. */
function withDiscriminator(alternative: JsonObject, discriminator: { name: string; value: string } | null): JsonObject {
  if (discriminator === null) return alternative;
  const properties = isJsonObject(alternative['properties']) ? alternative['properties'] : {};
  const before = isJsonObject(properties[discriminator.name]) ? (properties[discriminator.name] as JsonObject) : {};
  const values: unknown[] = Array.isArray(before['enum']) ? before['enum'] : [discriminator.value];
  if (constantOf(before) !== undefined || !values.includes(discriminator.value)) return alternative;
  return {
    ...alternative,
    properties: { ...properties, [discriminator.name]: { ...before, const: discriminator.value } },
  };
}

function isHeld(property: unknown, name: string, required: unknown): boolean {
  if (constantOf(property) === undefined) return false;
  return (isJsonObject(property) && 'const' in property) || textsOf(required).includes(name);
}

/** Properties with one constant in each of several alternatives: they identify the alternative of an object. */
function tellingNames(schema: JsonObject, alternatives: readonly JsonObject[]): string[] {
  const discriminator = isJsonObject(schema['discriminator']) ? schema['discriminator'] : {};
  const constants = alternatives.flatMap(({ properties, required }) =>
    isJsonObject(properties) ? Object.keys(properties).filter((name) => isHeld(properties[name], name, required)) : [],
  );
  const shared = constants.filter((name, index) => constants.indexOf(name) !== index);
  return [...new Set([...textsOf([discriminator['propertyName']]), ...shared])];
}

/** An identifying constant is required even where the schema does not list it: nothing else identifies the object. */
function demanding(alternative: JsonObject, names: readonly string[]): JsonObject {
  const properties = isJsonObject(alternative['properties']) ? alternative['properties'] : {};
  const identifying = names.filter((name) => constantOf(properties[name]) !== undefined);
  if (identifying.length === 0) return alternative;
  return { ...alternative, required: [...new Set([...textsOf(alternative['required']), ...identifying])] };
}

/**
 * The alternatives of a schema: its `anyOf` or `oneOf`, with the discriminator applied where it has one, or its several
 * types. Empty when there is only one.
 *
 * @param name of the value; the whole request has none
 */
export function readAlternatives(schema: JsonObject, root: JsonObject, name = ''): ReadAlternative[] {
  const read = mergedAlternatives(schema, root, 0);
  if (read.length < 2) return [];
  const names = tellingNames(
    schema,
    read.map((one) => one.schema),
  );
  const titles = alternativeTitles(read, names, name);
  return read.map((one, index) => ({
    title: titles[index] ?? '',
    description: textOf(one.schema['description']),
    schema: demanding(one.schema, names),
  }));
}

const deepestAlternatives = 3;

/**
 * Every alternative merged with the keywords beside it; alternatives that only list further ones are replaced by those.
 */
function mergedAlternatives(schema: JsonObject, root: JsonObject, depth: number): MergedAlternative[] {
  return givenAlternatives(schema).flatMap(({ given, beside }) => {
    const { schema: whole } = resolveSchema({ allOf: [beside, given] }, root);
    const merged = simplifyAlternatives(whole, root);
    if (merged['x-hidden'] === true) return [];
    const isListOnly = !('properties' in merged) && alternativesKeyword(merged) !== null;
    if (isListOnly && depth < deepestAlternatives && readOptions(merged, root) === null) {
      return mergedAlternatives(merged, root, depth + 1);
    }
    return [{ given, schema: withDiscriminator(merged, discriminated(schema, given)) }];
  });
}

/** Whether an alternative of an object adds properties, rather than only checking existing ones. */
export function addsProperties(schema: JsonObject): boolean {
  const listed: unknown[] = [schema['anyOf'], schema['oneOf']].find(Array.isArray) ?? [];
  return listed.some(
    (one) => isJsonObject(one) && ('properties' in one || '$ref' in one || 'allOf' in one || 'anyOf' in one),
  );
}
