import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { emptyGroupIssues } from '../issues/empty-groups.ts';
import { checkValues } from '../issues/check-values.ts';
import { createFormModel } from '../model/form-model.ts';
import { initialValues } from './initial-values.ts';
import { requestBody } from './request-body.ts';
import { createRjsfSchema } from '../rjsf/rjsf-schema.ts';
import { findIssues } from '../issues/find-issues.ts';

/** A property of a schema, and a value as typed into its field. */
interface Drawn {
  property: JsonObject;
  typed: unknown;
}

const words = fc.stringMatching(/^[a-z]{1,12}$/);
const addresses = words.map((word) => `https://example.com/${word}.png`);
const number = (isInteger: boolean): fc.Arbitrary<Drawn> =>
  fc
    .record({ low: fc.integer({ min: -50, max: 50 }), span: fc.integer({ min: 1, max: 90 }), asText: fc.boolean() })
    .chain(({ low, span, asText }) =>
      (isInteger
        ? fc.integer({ min: low, max: low + span })
        : fc.double({ min: low, max: low + span, noNaN: true })
      ).map((value) => ({
        property: { type: isInteger ? 'integer' : 'number', minimum: low, maximum: low + span },
        typed: asText ? String(value) : value,
      })),
    );
const choice: fc.Arbitrary<Drawn> = fc
  .uniqueArray(fc.oneof(words, fc.integer()), { minLength: 1, maxLength: 8 })
  .chain((values) => fc.constantFrom(...values).map((typed) => ({ property: { enum: values }, typed })));
const leaf: fc.Arbitrary<Drawn> = fc.oneof(
  words.map((typed): Drawn => ({ property: { type: 'string', minLength: 1, maxLength: 12 }, typed })),
  number(true),
  number(false),
  fc.boolean().map((typed): Drawn => ({ property: { type: 'boolean' }, typed })),
  choice,
  addresses.map((typed): Drawn => ({ property: { type: 'string', format: 'uri', renderType: 'image-url' }, typed })),
  fc.array(addresses, { minLength: 1, maxLength: 3 }).map((typed): Drawn => ({
    property: { type: 'array', maxItems: 3, items: { type: 'string', renderType: 'image-url' } },
    typed,
  })),
  fc
    .array(words, { minLength: 1 })
    .map((typed): Drawn => ({ property: { type: 'array', items: { type: 'string' } }, typed })),
  fc.jsonValue().map((value): Drawn => ({ property: { description: 'anything' }, typed: JSON.stringify(value) })),
);
const wrapped: fc.Arbitrary<Drawn> = fc
  .tuple(leaf, fc.constantFrom('plain', 'nullable', 'anyOf', 'allOf', 'typed'))
  .map(([{ property, typed }, how]) => {
    if (how === 'nullable') return { property: { ...property, nullable: true }, typed };
    if (how === 'anyOf') return { property: { title: 'Field', anyOf: [property, { type: 'null' }] }, typed };
    if (how === 'allOf') return { property: { allOf: [property] }, typed };
    const isOneType = how === 'typed' && typeof property['type'] === 'string';
    return { property: isOneType ? { ...property, type: [property['type'], 'null'] } : property, typed };
  });
const fieldFacts = fc.record({
  isRequired: fc.boolean(),
  isTyped: fc.boolean(),
  isHidden: fc.boolean(),
  isBasic: fc.boolean(),
  order: fc.option(fc.nat(20), { nil: null }),
});

function objectOf(depth: number): fc.Arbitrary<{ schema: JsonObject; values: JsonObject }> {
  const inner =
    depth > 0 ? fc.oneof({ weight: 5, arbitrary: wrapped }, { weight: 1, arbitrary: group(depth - 1) }) : wrapped;
  return fc
    .dictionary(fc.stringMatching(/^[a-z_]{1,10}$/), fc.tuple(inner, fieldFacts), { minKeys: 1, maxKeys: 7 })
    .map((fields) => {
      const entries = Object.entries(fields);
      // A hidden required field without a value could never be sent: no service has that.
      const demanded = entries.filter(([, [, facts]]) => facts.isRequired && !facts.isHidden);
      const typed = entries.filter(([, [, facts]]) => facts.isTyped || facts.isRequired);
      const properties = entries.map(([name, [{ property }, facts]]) => [
        name,
        {
          ...property,
          ...(facts.isHidden ? { 'x-hidden': true } : {}),
          ...(facts.order === null ? {} : { 'x-order': facts.order }),
        },
      ]);
      return {
        schema: {
          type: 'object',
          required: demanded.map(([name]) => name),
          basic: entries.filter(([, [, { isBasic }]]) => isBasic).map(([name]) => name),
          properties: Object.fromEntries(properties),
        },
        values: Object.fromEntries(typed.map(([name, [drawn]]) => [name, drawn.typed])),
      };
    });
}

/** A nested object. One without visible fields is drawn as JSON, where nobody types hidden values. */
function group(depth: number): fc.Arbitrary<Drawn> {
  return objectOf(depth).map(({ schema, values }) => {
    const properties = schema['properties'] as Record<string, JsonObject>;
    const typed = Object.entries(values).filter(([name]) => properties[name]?.['x-hidden'] !== true);
    return { property: schema, typed: Object.fromEntries(typed) };
  });
}

/** Whether a typed value is more than an object of empty or hidden fields, as the form distinguishes it. */
function holdsSomething(typed: unknown): boolean {
  return typeof typed !== 'object' || Array.isArray(typed) || typed === null;
}

describe('requestBody and checkValues', () => {
  it('make a valid body of any schema and values that fit it', () => {
    fc.assert(
      fc.property(objectOf(2), ({ schema, values }) => {
        const filled = { ...initialValues(schema), ...values };
        const body = requestBody(schema, filled);
        const sent = Object.keys(values).filter((name) => Object.hasOwn(body, name));
        const hidden = createFormModel(schema).fields.filter((field) => field.isHidden);
        const chosen = Object.keys(values).filter((name) => !hidden.some((field) => field.name === name));
        expect(sent).toEqual(expect.arrayContaining(chosen.filter((name) => holdsSomething(values[name]))));
        expect(chosen).toEqual(expect.arrayContaining(sent));
        expect(findIssues(schema, body)).toEqual([]);
        const empty = new Set(
          emptyGroupIssues(createFormModel(schema).fields, body, filled).map(({ pointer }) => pointer),
        );
        expect(checkValues(schema, filled).filter(({ pointer }) => !empty.has(pointer))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('never throw, for any schema and values', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      objectOf(1).map(({ schema }) => schema as unknown),
    );
    const schemas = fc.record(
      {
        type: fc.constantFrom('object', 'array', 5),
        properties: anything,
        required: anything,
        oneOf: anything,
        $ref: anything,
        basic: anything,
        $defs: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(schemas, fc.dictionary(fc.string(), fc.jsonValue()), (schema, values) => {
        const { schema: drawn } = createRjsfSchema(createFormModel(schema));
        expect(drawn.type).toBe('object');
        expect(requestBody(schema, { ...initialValues(schema), ...values })).toBeTypeOf('object');
        expect(checkValues(schema, values)).toBeInstanceOf(Array);
      }),
      { numRuns: 400 },
    );
  });
});
