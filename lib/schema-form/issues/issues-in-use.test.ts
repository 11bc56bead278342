import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { checkValues } from './check-values.ts';
import { issuesInUse } from './issues-in-use.ts';

const issuesOf = (schema: JsonObject, body: JsonObject, values = body) =>
  issuesInUse(schema, body, values).map(({ issue }) => `${issue.pointer} ${issue.keyword}`);

const plain = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const styled = { ...plain, properties: { ...plain.properties, style: { type: 'string' } } };
const strict = {
  type: 'object',
  required: ['text', 'voice'],
  properties: { text: { type: 'string', maxLength: 2 }, voice: { type: 'integer' } },
};
/** The first two accept the same values, the third accepts none of them. */
const three = [plain, styled, strict].map((one, index) => ({ ...one, title: `Way ${index}` }));
const within = (property: JsonObject): JsonObject => ({ type: 'object', properties: { value: property } });

const choice = (pointer: string) => ({ $choices: { [pointer]: { at: 0, parked: {} } } });

describe('issuesInUse', () => {
  it('never reports issues of an alternative that is not in use', () => {
    const chosen = { $choices: { '': { at: 0, parked: {} } } };
    expect(issuesOf({ oneOf: three }, { text: 'dawn' }, { text: 'dawn', ...chosen })).toEqual([]);
    expect(issuesOf({ anyOf: three }, { text: 'dawn' }, { text: 'dawn', ...chosen })).toEqual([]);
    const values = { value: { text: 'dawn' }, $choices: { '/value': { at: 1, parked: {} } } };
    expect(issuesOf(within({ oneOf: three }), { value: { text: 'dawn' } }, values)).toEqual([]);
    const nested = { oneOf: [{ oneOf: three, title: 'Inner' }, { type: 'integer' }, { type: 'null' }] };
    expect(issuesOf(within(nested), { value: { text: 'dawn' } }, values)).toEqual([]);
  });

  it('reports those of the alternative in use, where another one would be guessed', () => {
    const ways = [
      { title: 'Seen', type: 'object', required: ['seen'], properties: { kind: { const: 'seen' }, seen: {} } },
      { title: 'Free', type: 'object', required: ['free'], properties: { kind: { type: 'string' }, free: {} } },
    ];
    const body = { kind: 'other' };
    expect(issuesOf({ oneOf: ways }, body, { ...body, ...choice('') })).toEqual(['/seen required', '/kind const']);
    const values = { value: body, ...choice('/value') };
    expect(issuesOf(within({ anyOf: ways }), { value: body }, values)).toEqual([
      '/value/seen required',
      '/value/kind const',
    ]);
  });

  it.each([
    ['an enum beside a text', { oneOf: [{ type: 'string' }, { type: 'string', enum: ['dawn', 'dusk'] }] }, 'dawn'],
    ['a number beside a whole number', { oneOf: [{ type: 'number' }, { type: 'integer' }] }, '4'],
    [
      'two patterns',
      {
        oneOf: [
          { type: 'string', pattern: 'd' },
          { type: 'string', pattern: 'a' },
        ],
      },
      'dawn',
    ],
    ['lists in an alternative', { oneOf: [{ type: 'array' }, { type: 'array' }] }, [1]],
    ['an inner union', { anyOf: [{ oneOf: [{ enum: ['dawn'] }, { type: 'string' }] }, { type: 'null' }] }, 'dawn'],
  ])('accepts a value that fits two alternatives: %s', (_name, property, value) => {
    expect(checkValues(within(property), { value })).toEqual([]);
    expect(checkValues(within({ type: 'array', items: property }), { value: [value] })).toEqual([]);
  });

  it('refuses two names of which only one may be there', () => {
    const either = { oneOf: [{ required: ['text'] }, { required: ['style'] }] };
    const property = { type: 'object', properties: styled.properties, ...either };
    expect(issuesOf(within(property), { value: { text: 'a', style: 'b' } })).toEqual(['/value oneOf']);
    expect(issuesOf(within(property), { value: { style: 'b' } })).toEqual([]);
  });
});
