import * as fc from 'fast-check';
import type { JsonObject } from '../../../contract/model.ts';
import type { Draft } from './keyword-case.ts';

/** A schema of random keywords, and values near the ones that it accepts. */
export interface DrawnKeywords {
  schema: JsonObject;
  values: unknown[];
}

// Few names, numbers and texts, so that values match schemas often.
const name = fc.constantFrom('a', 'b', 'ab', 'x1');
const count = fc.nat(3);
const bound = fc.integer({ min: -2, max: 4 });
const scalar = fc.oneof(bound, fc.constantFrom(null, true, false, 'a', 'ab', '🏔', '', 1.5, 0.5));
const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const pattern = fc.constantFrom('^a', 'b$', '[0-9]', '^$');
const names = fc.uniqueArray(name, { maxLength: 2 });

type Keywords = Record<string, fc.Arbitrary<unknown>>;

const plainKeywords: Keywords = {
  type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
  enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (each) => JSON.stringify(each) }),
  const: value,
  minimum: bound,
  exclusiveMaximum: bound,
  multipleOf: fc.constantFrom(2, 0.5),
  minLength: count,
  maxLength: count,
  pattern,
  required: names,
  minProperties: count,
  maxProperties: count,
  uniqueItems: fc.boolean(),
  minItems: count,
  maxItems: count,
};

function nestingKeywords(draft: Draft, schema: fc.Arbitrary<unknown>): Keywords {
  const some = fc.array(schema, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, schema, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  const needed = { maxKeys: 2, noNullPrototype: true };
  const both = {
    properties: named,
    patternProperties: fc.dictionary(pattern, schema, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
    additionalProperties: schema,
    propertyNames: schema,
    items: schema,
    contains: schema,
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: schema,
    if: schema,
    then: schema,
    else: schema,
  };
  if (draft === 'draft7') return { ...both, dependencies: fc.dictionary(name, fc.oneof(schema, names), needed) };
  return {
    ...both,
    prefixItems: some,
    minContains: count,
    maxContains: count,
    dependentRequired: fc.dictionary(name, names, needed),
    dependentSchemas: named,
    unevaluatedProperties: schema,
  };
}

/** A schema of a handful of keywords: with more, it would hardly ever accept a value. */
function schemaOf(keywords: Keywords): fc.Arbitrary<JsonObject> {
  const pairs = Object.entries(keywords).map(([keyword, said]) => fc.tuple(fc.constant(keyword), said));
  return fc
    .array(fc.oneof(...pairs), { minLength: 1, maxLength: 4 })
    .map((kept): JsonObject => Object.fromEntries(kept));
}

/**
 * Schemas of a draft with keywords of all kinds, references into `$defs` among them, and values for each. Cases in
 * which Ajv does not follow the draft are left out: it accepts an empty list for `contains` beside `prefixItems`, and
 * its `unevaluatedItems` ignores `contains`.
 */
export function drawnKeywords(draft: Draft): fc.Arbitrary<DrawnKeywords> {
  const { keywords } = fc.letrec<{ schema: boolean | JsonObject; keywords: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.boolean(),
      fc.constant({ $ref: '#/$defs/shared' }),
      fc.constant({}),
      tie('keywords'),
    ),
    keywords: schemaOf({ ...plainKeywords, ...nestingKeywords(draft, tie('schema')) }).filter(
      (keywords) => !('contains' in keywords && 'prefixItems' in keywords),
    ),
  }));
  const schema = fc
    .record({ drawn: keywords, shared: schemaOf(plainKeywords) })
    .map(({ drawn, shared }) => ({ ...drawn, $defs: { shared } }));
  return fc.record({ schema, values: fc.array(value, { minLength: 4, maxLength: 12 }) });
}
