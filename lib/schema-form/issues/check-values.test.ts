import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { requestBody } from '../values/request-body.ts';
import { checkValues, inspectValues } from './check-values.ts';

function issueOf(property: JsonObject, value: unknown, name = 'value'): string | null {
  const schema = { type: 'object', properties: { [name]: property } };
  const [issue, ...others] = checkValues(schema, { [name]: value });
  expect(others).toEqual([]);
  return issue === undefined ? null : `${issue.pointer} ${issue.message}`;
}

const input = (property: JsonObject, isRequired = true) => ({
  type: 'object',
  required: isRequired ? ['input'] : [],
  properties: { input: { type: 'object', ...property } },
});

describe('checkValues', () => {
  it('names what is missing in terms of each field', () => {
    const schema = {
      type: 'object',
      required: ['prompt', 'image_url', 'mode', 'steps', 'name'],
      properties: {
        prompt: { type: 'string' },
        image_url: { type: 'string' },
        mode: { enum: ['a', 'b'] },
        steps: { type: 'integer' },
        name: { type: 'string' },
      },
    };
    expect(checkValues(schema, {})).toEqual([
      { pointer: '/prompt', message: 'Describe what you want.' },
      { pointer: '/image_url', message: 'Add an image.' },
      { pointer: '/mode', message: 'Choose one.' },
      { pointer: '/steps', message: 'Enter a whole number.' },
      { pointer: '/name', message: 'Fill this in.' },
    ]);
  });

  it('ignores invalid keywords of the schema', () => {
    for (const odd of [
      { required: 'prompt' },
      { required: true },
      { anyOf: [] },
      { $ref: 7 },
      { minProperties: 'x' },
    ]) {
      expect(checkValues({ type: 'object', properties: { prompt: { type: 'string' } }, ...odd }, {})).toEqual([]);
    }
    for (const odd of [
      { type: 'string', maxLength: '1' },
      { type: 'string', enum: 'a' },
      { type: 'number', multipleOf: 0 },
    ]) {
      expect(issueOf(odd, '12')).toBeNull();
    }
    const schema = { required: ['a'], properties: { a: { type: 'string' }, b: { type: 'strng' }, c: null } };
    expect(checkValues(schema, { b: '1', c: '2' })).toHaveLength(1);
  });

  it('says the range, with its unit', () => {
    const duration = { type: 'integer', minimum: 3, maximum: 15 };
    expect(issueOf(duration, 2, 'duration')).toBe('/duration Between 3 and 15 s.');
    expect(issueOf({ type: 'number', minimum: 1 }, 0)).toBe('/value At least 1.');
    expect(issueOf({ type: 'number', exclusiveMaximum: 10 }, 10)).toBe('/value Less than 10.');
    expect(issueOf({ type: 'integer', multipleOf: 8 }, 12)).toBe('/value Use a multiple of 8.');
    expect(issueOf(duration, 5, 'duration')).toBeNull();
  });

  it('distinguishes a half-typed number from a wrong one', () => {
    expect(issueOf({ type: 'number' }, '1.')).toBeNull();
    expect(issueOf({ type: 'number' }, '-')).toBe('/value Enter a number.');
    expect(issueOf({ type: 'integer' }, '1.5')).toBe('/value Enter a whole number.');
    expect(issueOf({ type: 'integer' }, '18446744073709551615')).toBe('/value At most 9,007,199,254,740,991.');
  });

  it('counts characters and entries', () => {
    expect(issueOf({ type: 'string', maxLength: 3 }, 'four')).toBe('/value At most 3 characters. This has 4.');
    expect(issueOf({ type: 'string', maxLength: 1 }, '🪁')).toBeNull();
    const list = { type: 'array', maxItems: 1, items: { type: 'string', format: 'uri' } };
    expect(issueOf(list, ['https://e.com/1', 'https://e.com/2'], 'images')).toBe('/images At most 1. Remove 1.');
  });

  it('accepts the studio’s own media as addresses, and names an item that is no address', () => {
    const list = { type: 'array', items: { type: 'string', format: 'uri', pattern: '^https://' } };
    expect(issueOf(list, ['/api/studio/media/3f0c7e9a-0000-4000-8000-000000000000'], 'images')).toBeNull();
    const words = 'This is not in the format that the model expects.';
    expect(issueOf(list, ['https://e.com/1', 'ftp://e.com/2'], 'images')).toBe(`/images/1 Item 2: ${words}`);
    expect(issueOf({ type: 'string', format: 'uri' }, 'nonsense', 'image')).toMatch(/https:/);
  });

  it('checks JSON as it is typed', () => {
    const property = {
      type: 'object',
      patternProperties: {
        '^p': { type: 'array', items: { required: ['x'], properties: { x: { type: 'integer' } } } },
      },
    };
    expect(issueOf(property, '{"p": [{"x": 1}]}')).toBeNull();
    expect(issueOf(property, '{"p": ')).toBe('/value Line 1, column 7: the JSON is incomplete.');
    expect(issueOf(property, '{"p": [{}]}')).toBe('/value/p/0/x Fill this in.');
    expect(issueOf(property, '{"p": [{"x": "1"}]}')).toBe('/value/p/0/x This must be a whole number.');
  });

  it('reports the issues of the alternative that was meant', () => {
    const nullable = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] };
    expect(issueOf(nullable, 0)).toBe('/value At least 1.');
    expect(issueOf({ type: 'integer', minimum: 1, nullable: true }, 0)).toBe('/value At least 1.');
    const schema = {
      oneOf: ['a', 'b'].map((model) => ({
        type: 'object',
        required: ['model', 'prompt'],
        properties: { model: { const: model }, prompt: { type: 'string', minLength: 2 } },
      })),
    };
    expect(checkValues(schema, { model: 'b', prompt: 'x' })).toEqual([
      { pointer: '/prompt', message: 'At least 2 characters.' },
    ]);
  });

  it('asks for something in a required group rather than sending an empty object', () => {
    const text = { type: 'string' };
    const two = { properties: { title: text, mood: text } };
    const asked = [{ pointer: '/input', message: 'Fill in Title or Mood.' }];
    expect(checkValues(input(two), {})).toEqual(asked);
    expect(checkValues(input(two), { input: { title: '' } })).toEqual(asked);
    expect(checkValues(input(two), { input: { mood: 'calm' } })).toEqual([]);
    const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, text]));
    expect(checkValues(input({ properties: many }), {})).toEqual([
      { pointer: '/input', message: 'Fill in at least one field.' },
    ]);
    const nested = { required: ['part'], properties: { part: { type: 'object', properties: { word: text } } } };
    expect(checkValues(input(nested), {})).toEqual([{ pointer: '/input/part', message: 'Fill in Word.' }]);
    // What the schema requires is said at its field, and defaults say something.
    expect(checkValues(input({ ...two, required: ['title'] }), {})).toEqual([
      { pointer: '/input/title', message: 'Fill this in.' },
    ]);
    expect(checkValues(input({ properties: { steps: { type: 'integer', default: 3 } } }), {})).toEqual([]);
    expect(checkValues(input(two, false), {})).toEqual([]);
    expect(requestBody(input(two, false), { input: { title: '' } })).toEqual({});
  });

  it('checks inside lists, at the field of the item', () => {
    const property = {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', required: ['x'], properties: { x: { type: 'integer', maximum: 3 } } },
    };
    expect(issueOf(property, [{ x: '2' }])).toBeNull();
    expect(issueOf(property, [{ x: '2' }, {}])).toBe('/value/1/x Enter a whole number.');
    expect(issueOf(property, [{ x: '2.' }, { x: '2-' }])).toBe('/value/1/x Enter a whole number.');
    expect(issueOf(property, [{ x: '4' }])).toBe('/value/0/x At most 3.');
    expect(issueOf(property, [{ x: 1 }, { x: 1 }, { x: 1 }])).toBe('/value At most 2. Remove 1.');
    expect(issueOf(property, 'elsewhere')).toBe('/value This must be a list.');
  });

  it('reports the issues of the alternative in use, not of all of them', () => {
    const size = {
      anyOf: [
        { type: 'object', required: ['width'], properties: { width: { type: 'integer', maximum: 9 } } },
        { enum: ['square', 'wide'] },
      ],
    };
    expect(issueOf(size, { width: 10 })).toBe('/value/width At most 9 px.');
    expect(issueOf(size, 'square')).toBeNull();
    expect(issueOf(size, 'round')).toBe('/value Choose a value from the list.');
    const either = { properties: { value: { anyOf: [{ type: 'integer', minimum: 5 }, { enum: ['auto'] }] } } };
    const values = { value: '3', $choices: { '/value': { at: 0, parked: {} } } };
    expect(checkValues(either, values)).toEqual([{ pointer: '/value', message: 'At least 5.' }]);
  });

  it('accepts a value of its own alternative, even if others match too', () => {
    const overlapping = {
      oneOf: [
        { type: 'object', properties: { a: {} } },
        { type: 'object', properties: { b: {} } },
      ],
    };
    expect(issueOf(overlapping, { a: '1' })).toBeNull();
  });

  it('ignores the parked mode', () => {
    const schema = {
      'x-exclusive-modes': [
        { title: 'One', fields: ['first'] },
        { title: 'Two', fields: ['second'] },
      ],
      properties: { first: { type: 'integer' }, second: { type: 'integer', minimum: 5 } },
      not: { required: ['first', 'second'] },
    };
    expect(checkValues(schema, { first: '1', second: 'nonsense' })).toEqual([]);
    expect(checkValues(schema, { first: 'nonsense', second: '4', $mode: 1 })).toEqual([
      { pointer: '/second', message: 'At least 5.' },
    ]);
  });

  it('follows references to the keywords of a limit', () => {
    const schema = {
      type: 'object',
      properties: { size: { $ref: '#/$defs/Size' } },
      $defs: { Size: { type: 'object', properties: { width: { type: 'integer', maximum: 10 } } } },
    };
    expect(checkValues(schema, { size: { width: 11 } })).toEqual([
      { pointer: '/size/width', message: 'At most 10 px.' },
    ]);
  });

  it('reads older drafts and survives invalid schemas', () => {
    const draft4 = { $schema: 'http://json-schema.org/draft-04/schema#', type: 'object' };
    const bounded = { type: 'number', minimum: 0, exclusiveMinimum: true };
    expect(checkValues({ ...draft4, properties: { n: bounded } }, { n: 0 })).toHaveLength(1);
    expect(checkValues({ type: 'object', properties: { n: bounded } }, { n: 0 })).toHaveLength(1);
    expect(issueOf({ type: 'string', pattern: '(' }, 'x')).toBeNull();
    expect(checkValues({ type: 'object', properties: { n: { $ref: '#/nowhere' } } }, { n: '1' })).toEqual([]);
  });

  it('reports as unchecked what makes the checker throw', () => {
    const nowhere = { type: 'object', properties: { n: { $ref: '#/nowhere' } } };
    expect(inspectValues(nowhere, { n: '1' })).toEqual({ issues: [], open: [], isUnchecked: true });
    const numbers = { type: 'object', additionalProperties: { type: 'integer' } };
    expect(inspectValues(numbers, { '\uD800': 'no number' })).toEqual({ issues: [], open: [], isUnchecked: true });
    expect(inspectValues(numbers, { n: 1 }).isUnchecked).toBe(false);
  });

  it('finds an issue at a name with slashes and symbols', () => {
    expect(issueOf({ type: 'integer', minimum: 2 }, 1, 'a/b c~%')).toBe('/a~1b c~0% At least 2.');
  });
});
