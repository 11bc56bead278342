import type { JsonObject } from '../../../contract/model.ts';
import type { ModelDefinition } from '../../models/model-definition.ts';
import { propertiesOf, requestSchemaOf } from '../../models/request-schema.ts';

/** A request at a bound, with a description of that bound. */
export interface BoundaryBody {
  description: string;
  body: JsonObject;
}

/** A request beyond a bound, and the field that the answer must name. */
export interface RefusedBody extends BoundaryBody {
  pointer: string;
}

const address = 'https://example.org/medium';

/** A value that the schema of a required field accepts. */
function plainValue(name: string, property: JsonObject): unknown {
  if (name === 'prompt') return 'A calm sea';
  return property['type'] === 'array' ? [address] : address;
}

function minimalBody(model: ModelDefinition): JsonObject {
  const properties = propertiesOf(model);
  const required = requestSchemaOf(model)['required'] as string[];
  return Object.fromEntries(required.map((name) => [name, plainValue(name, properties[name] ?? {})]));
}

/** Other fields that a value requires. */
function companionsOf(name: string, value: unknown): JsonObject {
  return name === 'tail_image_url' || value === 'image_to_video' ? { input_image: address } : {};
}

function numbersAround(property: JsonObject): { inside: number[]; outside: number[] } {
  const { minimum, maximum, type, multipleOf } = property;
  const step = typeof multipleOf === 'number' ? multipleOf : type === 'integer' ? 1 : 0.01;
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
  const below = typeof minimum === 'number' ? [minimum - step] : [];
  const above = typeof maximum === 'number' ? [maximum + step] : [];
  const fractions = type === 'integer' && typeof minimum === 'number' ? [minimum + 0.5] : [];
  const odd = typeof multipleOf === 'number' && typeof minimum === 'number' ? [minimum + 1] : [];
  return { inside: bounds, outside: [...below, ...above, ...fractions, ...odd] };
}

function enumOf(property: JsonObject): unknown[] | null {
  if (Array.isArray(property['enum'])) return property['enum'];
  const alternatives = property['anyOf'];
  if (!Array.isArray(alternatives)) return null;
  const values = (alternatives as JsonObject[]).flatMap((one) => (Array.isArray(one['enum']) ? one['enum'] : []));
  return values.length > 0 ? values : null;
}

const listOf = (count: unknown) => Array.from({ length: Number(count) }, () => address);

/** Valid values of a field: each of a choice, both bounds of a number, the longest list. */
function insideValues(name: string, property: JsonObject): unknown[] {
  const values = enumOf(property);
  if (values !== null) return values;
  if (property['type'] === 'boolean') return [true, false];
  if (property['type'] === 'array')
    return [listOf(property['maxItems']), listOf(Math.max(1, Number(property['minItems'])))];
  if (property['type'] === 'string') return [name === 'prompt' || property['format'] !== 'uri' ? 'Sea' : address];
  return numbersAround(property).inside;
}

const wrongTypes: Record<string, unknown[]> = {
  string: [7, true, { a: 1 }, ['a']],
  integer: ['1', true, { a: 1 }, [1]],
  number: ['1', true, { a: 1 }, [1]],
  boolean: ['true', 1, {}],
  array: ['https://example.org/a', {}, 1],
};

/** Invalid values of a field: one beyond each bound, one outside a choice, another type. */
function outsideValues(name: string, property: JsonObject): unknown[] {
  const type = typeof property['type'] === 'string' ? property['type'] : 'string';
  const values = enumOf(property);
  const ofType =
    property['anyOf'] === undefined || property['type'] !== undefined ? (wrongTypes[type] ?? []) : [{}, []];
  if (values !== null) return [...ofType, 'no such value', 999_999];
  if (type === 'array') {
    const tooFew = Number(property['minItems'] ?? 0) > 0 ? [[]] : [];
    return [...ofType, ...tooFew, listOf(Number(property['maxItems']) + 1)];
  }
  if (type === 'string') return [...ofType, ...(name === 'prompt' ? ['', 'x'.repeat(32_001)] : [])];
  return [...ofType, ...numbersAround(property).outside];
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Requests that a model accepts: the minimal one, and each field at each of its bounds. */
export function acceptedBodies(model: ModelDefinition): BoundaryBody[] {
  const minimal = minimalBody(model);
  const fields = Object.entries(propertiesOf(model)).flatMap(([name, property]) =>
    insideValues(name, property).map((value) => ({
      description: `${name} ${shortened(value)}`,
      body: { ...minimal, ...companionsOf(name, value), [name]: value },
    })),
  );
  return [{ description: 'minimal', body: minimal }, ...fields];
}

/** Requests that a model rejects: each field beyond each of its bounds, a required one left out, an unknown name. */
export function refusedBodies(model: ModelDefinition): RefusedBody[] {
  const minimal = minimalBody(model);
  const fields = Object.entries(propertiesOf(model)).flatMap(([name, property]) =>
    outsideValues(name, property).map((value) => ({
      description: `${name} ${shortened(value)}`,
      body: { ...minimal, [name]: value },
      pointer: `/${name}`,
    })),
  );
  const missing = Object.keys(minimal).map((name) => ({
    description: `no ${name}`,
    body: Object.fromEntries(Object.entries(minimal).filter(([other]) => other !== name)),
    pointer: `/${name}`,
  }));
  const unknown = { description: 'an unknown name', body: { ...minimal, no_such_field: 1 }, pointer: '/no_such_field' };
  return [...fields, ...missing, unknown];
}
