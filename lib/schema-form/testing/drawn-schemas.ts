import * as fc from 'fast-check';
import type { JsonObject } from '../../contract/model.ts';
import { holdsMisreadName } from './misread-names.ts';

/** A property of a schema, and a non-empty value as typed into its field. */
export interface DrawnProperty {
  property: JsonObject;
  typed: unknown;
}

type Drawn = fc.Arbitrary<DrawnProperty>;

const words = fc.stringMatching(/^[a-z]{2,9}$/);
const text: Drawn = words.map((typed) => ({ property: { type: 'string', minLength: 1, maxLength: 12 }, typed }));
const address: Drawn = words.map((word) => ({
  property: { type: 'string', format: 'uri', ui: { field: 'image' } },
  typed: `https://example.com/${word}.png`,
}));
const switched: Drawn = fc.boolean().map((typed) => ({ property: { type: 'boolean' }, typed }));
const number: Drawn = fc
  .record({
    low: fc.integer({ min: -40, max: 40 }),
    span: fc.integer({ min: 2, max: 60 }),
    at: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    isInteger: fc.boolean(),
    isText: fc.boolean(),
    bound: fc.constantFrom('minimum', 'exclusiveMinimum', 'OpenAPI'),
  })
  .map(({ low, span, at, isInteger, isText, bound }) => {
    const value = isInteger ? low + Math.max(1, Math.floor(span * at)) : low + span * at;
    const lowest = bound === 'OpenAPI' ? { minimum: low, exclusiveMinimum: true } : { [bound]: low, $comment: 'drawn' };
    return {
      property: { type: isInteger ? 'integer' : 'number', ...lowest, maximum: low + span },
      typed: isText ? String(value) : value,
    };
  });
const listed: Drawn = fc
  .uniqueArray(fc.oneof(words, fc.integer({ min: 0, max: 99 })), { minLength: 2, maxLength: 9 })
  .chain((values) => fc.constantFrom(...values).map((typed) => ({ property: { enum: values }, typed })));
const wholeNumbers: Drawn = fc
  .uniqueArray(fc.integer(), { minLength: 2, maxLength: 5 })
  .chain((values) =>
    fc.constantFrom(...values).map((typed) => ({ property: { type: 'integer', enum: values }, typed })),
  );
const freeOrListed: Drawn = fc
  .tuple(fc.uniqueArray(words, { minLength: 1, maxLength: 4 }), words)
  .map(([values, typed]) => ({ property: { anyOf: [{ type: 'string' }, { type: 'string', enum: values }] }, typed }));
const autoNumber: Drawn = fc
  .tuple(fc.integer({ min: 2, max: 30 }), fc.constantFrom('number', 'text', 'auto'), fc.boolean())
  .map(([value, how, isSmart]) => {
    const auto = isSmart ? -1 : 'auto';
    const range = { type: 'integer', minimum: 2, maximum: 30 };
    const property = isSmart
      ? { type: 'integer', minimum: -1, maximum: 30, anyOf: [{ const: auto }, { minimum: 2 }] }
      : { anyOf: [range, { enum: [auto] }] };
    return { property, typed: how === 'auto' ? auto : how === 'text' ? String(value) : value };
  });
const colour: Drawn = fc
  .tuple(fc.constantFrom('#3f7fc4', '#000000', '63, 127, 196'), fc.constantFrom('text', 'object'))
  .map(([typed, shape]) => {
    const part = { type: 'integer', minimum: 0, maximum: 255 };
    const parts = { type: 'object', required: ['r', 'g', 'b'], properties: { r: part, g: part, b: part } };
    return { property: shape === 'text' ? { type: 'string', format: 'color' } : parts, typed };
  });
const severalTypes: Drawn = fc
  .oneof(words, fc.integer(), fc.boolean())
  .map((typed) => ({ property: { type: ['integer', 'string', 'boolean', 'null'] }, typed }));
/** A list of values that is defined once for the whole schema. */
const look = { type: 'string', enum: ['ink', 'oil', 'chalk'] };
const referred: Drawn = fc
  .tuple(fc.constantFrom('ink', 'chalk'), fc.constantFrom('$ref', 'allOf', 'anyOf'), fc.boolean())
  .map(([typed, how, hasDefault]) => {
    const reference = { $ref: '#/$defs/Look' };
    const ways = { $ref: reference, allOf: { allOf: [reference] }, anyOf: { anyOf: [reference, { type: 'null' }] } };
    return { property: { ...ways[how], ...(hasDefault ? { default: 'oil' } : {}) }, typed };
  });
const constant: Drawn = fc
  .oneof(words, fc.integer(), fc.boolean())
  .map((typed) => ({ property: { const: typed }, typed }));
// Only objects: a plain text can't be distinguished from text that is JSON.
const json: Drawn = fc
  .dictionary(
    words,
    fc.jsonValue().filter((value) => !holdsMisreadName(value)),
    { minKeys: 1, maxKeys: 3 },
  )
  .map((value) => ({ property: { description: 'anything' }, typed: JSON.stringify(value) }));

/** A value that contains no others. */
const leaf = fc.oneof(
  text,
  address,
  switched,
  number,
  listed,
  wholeNumbers,
  freeOrListed,
  autoNumber,
  colour,
  severalTypes,
  referred,
  json,
);

const texts: Drawn = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .map((typed) => ({ property: { type: 'array', items: { type: 'string' } }, typed }));

function listOf(item: Drawn): Drawn {
  return fc.tuple(item, fc.integer({ min: 1, max: 3 })).map(([{ property, typed }, amount]) => ({
    property: { type: 'array', maxItems: 3, items: property },
    typed: Array.from({ length: amount }, () => typed),
  }));
}

function mapOf(value: Drawn): Drawn {
  return fc.tuple(value, fc.uniqueArray(words, { minLength: 1, maxLength: 3 })).map(([{ property, typed }, names]) => ({
    property: { type: 'object', additionalProperties: property },
    typed: Object.fromEntries(names.map((name) => [`n_${name}`, typed])),
  }));
}

/** The schema of a property, whether it is required, and whether it is typed. */
type DrawnFacts = [drawn: DrawnProperty, isRequired: boolean, isTyped: boolean];

/** A constant is sent only where it is required. */
function isDemanded([{ property }, isRequired]: DrawnFacts): boolean {
  return isRequired || 'const' in property;
}

/** An object whose names begin with a unique letter, so that siblings are distinguished by their names. */
function objectOf(value: Drawn, letter: string): Drawn {
  const fields = fc.dictionary(words, fc.tuple(value, fc.boolean(), fc.boolean()), { minKeys: 1, maxKeys: 3 });
  return fields.map((drawn) => {
    const entries = Object.entries(drawn).map(([name, facts]) => [`${letter}_${name}`, facts] as const);
    const typed = entries.filter(([, facts], index) => isDemanded(facts) || facts[2] || index === 0);
    return {
      property: {
        type: 'object',
        required: entries.filter(([, facts]) => isDemanded(facts)).map(([name]) => name),
        properties: Object.fromEntries(entries.map(([name, [one]]) => [name, one.property])),
      },
      typed: Object.fromEntries(typed.map(([name, [one]]) => [name, one.typed])),
    };
  });
}

function presetOr(value: Drawn): Drawn {
  return fc
    .tuple(fc.uniqueArray(words, { minLength: 2, maxLength: 4 }), objectOf(value, 'c'), fc.boolean())
    .map(([values, custom, isPreset]) => ({
      property: { anyOf: [{ type: 'string', enum: values }, custom.property], default: values[1] },
      typed: isPreset ? values[0] : custom.typed,
    }));
}

function severalObjects(value: Drawn): Drawn {
  return fc
    .tuple(objectOf(value, 'a'), objectOf(value, 'b'), fc.constantFrom('const', 'enum', 'names'), fc.boolean())
    .map(([first, second, how, isFirst]) => {
      const alternatives = [first, second].map(({ property }, index) => withKind(property, how, `kind${index}`));
      const used = isFirst ? first : second;
      const kind = how === 'names' ? {} : { kind: isFirst ? 'kind0' : 'kind1' };
      return {
        property:
          how === 'names' ? { anyOf: alternatives } : { oneOf: alternatives, discriminator: { propertyName: 'kind' } },
        typed: { ...(used.typed as JsonObject), ...kind },
      };
    });
}

function withKind(property: JsonObject, how: string, kind: string): JsonObject {
  if (how === 'names') return { ...property, additionalProperties: false };
  const held = how === 'const' ? { const: kind } : { type: 'string', enum: [kind] };
  return {
    ...property,
    required: [...(property['required'] as string[]), 'kind'],
    properties: { kind: held, ...(property['properties'] as JsonObject) },
  };
}

/** Ways in which generators wrap a property: null in four notations, a part of `allOf`, a default of the wrong type. */
function wrapped(value: Drawn): Drawn {
  return fc
    .tuple(value, fc.constantFrom('plain', 'nullable', 'anyOf', 'oneOf', 'allOf', 'default'))
    .map(([drawn, how]) => {
      const { property, typed } = drawn;
      if (how === 'nullable') return { property: { ...property, nullable: true }, typed };
      if (how === 'anyOf' || how === 'oneOf')
        return { property: { title: 'Field', [how]: [property, { type: 'null' }] }, typed };
      if (how === 'allOf') return { property: { allOf: [property] }, typed };
      if (how === 'default' && !('default' in property))
        return { property: { ...property, default: [{ odd: 1 }] }, typed };
      return drawn;
    });
}

/** Any property that the form draws, up to a depth. */
export function drawnProperty(depth: number): Drawn {
  if (depth === 0) return fc.oneof({ weight: 12, arbitrary: wrapped(leaf) }, constant);
  const below = drawnProperty(depth - 1);
  return wrapped(
    fc.oneof(
      { weight: 4, arbitrary: leaf },
      texts,
      listOf(listOf(number)),
      listOf(objectOf(below, 'i')),
      mapOf(below),
      objectOf(below, 'o'),
      presetOr(below),
      severalObjects(below),
    ),
  );
}

const node: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    next: { anyOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] },
    children: { type: 'array', items: { $ref: '#/$defs/Node' } },
  },
};
const { tree } = fc.letrec<{ tree: JsonObject }>((tie) => ({
  tree: fc.record(
    {
      name: words,
      next: fc.option(tie('tree'), { nil: undefined, depthSize: 'small' }),
      children: fc.array(tie('tree'), { minLength: 1, maxLength: 2, depthIdentifier: 'tree' }),
    },
    { requiredKeys: ['name'] },
  ) as fc.Arbitrary<JsonObject>,
}));

/** A whole request: its schema, and values as typed into its form. */
export interface DrawnRequest {
  schema: JsonObject;
  values: JsonObject;
}

/** Any request that the form draws: plain, in parts of `allOf`, or one of several. */
const drawnAlone: fc.Arbitrary<DrawnRequest> = fc
  .tuple(
    objectOf(drawnProperty(2), 'p'),
    objectOf(drawnProperty(1), 'q'),
    fc.constantFrom('plain', 'allOf', 'oneOf', 'names', 'reference', 'recursion'),
    tree,
  )
  .map(([{ property, typed }, other, how, grown]) => {
    const [values, others] = [typed as JsonObject, other.typed as JsonObject];
    switch (how) {
      case 'allOf':
        return {
          schema: { allOf: [{ $ref: '#/$defs/Base' }, other.property], $defs: { Base: property } },
          values: { ...values, ...others },
        };
      case 'oneOf':
        return {
          schema: {
            oneOf: [property, other.property].map((one, index) => ({
              ...withKind(one, 'const', `kind${index}`),
              title: `Request ${index}`,
            })),
          },
          values: { ...others, kind: 'kind1' },
        };
      case 'names':
        return {
          schema: { oneOf: [property, other.property].map((one) => withKind(one, how, '')) },
          values: others,
        };
      case 'reference':
        return {
          schema: {
            type: 'object',
            properties: {
              part: { $ref: '#/definitions/Part' },
              parts: { type: 'array', items: { $ref: '#/definitions/Part' } },
            },
            definitions: { Part: property },
          },
          values: { part: values, parts: [values] },
        };
      case 'recursion':
        return {
          schema: { type: 'object', properties: { tree: { $ref: '#/$defs/Node' } }, $defs: { Node: node } },
          values: { tree: grown },
        };
      default:
        return { schema: property, values };
    }
  });

/** The same, with their definitions. */
export const drawnRequest: fc.Arbitrary<DrawnRequest> = drawnAlone.map(({ schema, values }) => ({
  schema: { ...schema, $defs: { ...(schema['$defs'] as JsonObject | undefined), Look: look } },
  values,
}));
