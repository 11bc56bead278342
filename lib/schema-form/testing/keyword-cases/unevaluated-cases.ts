import type { KeywordCase } from './keyword-case.ts';

const hasA = { properties: { a: { type: 'integer' } }, required: ['a'] };
const hasB = { properties: { b: { type: 'string' } }, required: ['b'] };

/** Cases of `unevaluatedItems` and `unevaluatedProperties`. */
export const unevaluatedCases: readonly KeywordCase[] = [
  {
    about: 'unevaluatedProperties false',
    schema: { properties: { a: {} }, patternProperties: { '^x': {} }, unevaluatedProperties: false },
    takes: [{}, { a: 1, x1: 2 }, 'a', []],
    refuses: [{ b: 1 }, { a: 1, b: 2 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties with a schema',
    schema: { properties: { a: {} }, unevaluatedProperties: { maxLength: 2 } },
    takes: [{ a: 'long', b: 'ab' }],
    refuses: [{ b: 'abc' }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees into allOf',
    schema: { allOf: [{ properties: { a: {} } }], properties: { b: {} }, unevaluatedProperties: false },
    takes: [{ a: 1, b: 2 }],
    refuses: [{ a: 1, c: 2 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees the alternatives that hold',
    schema: { anyOf: [hasA, hasB], unevaluatedProperties: false },
    takes: [{ a: 1 }, { b: 'x' }, { a: 1, b: 'x' }],
    refuses: [{ a: 1, b: 2 }, { a: 1, c: 1 }, {}],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees oneOf',
    schema: { oneOf: [hasA, hasB], unevaluatedProperties: false },
    takes: [{ a: 1 }, { b: 'x' }],
    refuses: [
      { a: 1, c: 1 },
      { a: 1, b: 'x' },
    ],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees nothing of not',
    schema: { not: { not: { properties: { a: { const: 1 } }, required: ['a'] } }, unevaluatedProperties: false },
    takes: [],
    refuses: [{ a: 1 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees if, then, else',
    schema: {
      if: hasA,
      then: { properties: { forA: {} } },
      else: { properties: { other: {} } },
      unevaluatedProperties: false,
    },
    takes: [{ a: 1, forA: 2 }, { other: 1 }, {}],
    refuses: [{ a: 1, other: 1 }, { forA: 1 }, { other: 1, more: 2 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees dependentSchemas',
    schema: { dependentSchemas: { a: { properties: { b: {} } } }, properties: { a: {} }, unevaluatedProperties: false },
    takes: [{ a: 1, b: 2 }, { a: 1 }],
    refuses: [{ b: 1 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties sees references',
    schema: {
      $ref: '#/$defs/base',
      properties: { b: {} },
      unevaluatedProperties: false,
      $defs: { base: { properties: { a: {} } } },
    },
    takes: [{ a: 1, b: 2 }],
    refuses: [{ c: 1 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties after additionalProperties',
    schema: { additionalProperties: true, unevaluatedProperties: false },
    takes: [{ a: 1 }],
    refuses: [],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties inside and outside',
    schema: { allOf: [{ properties: { a: {} }, unevaluatedProperties: true }], unevaluatedProperties: false },
    takes: [{ a: 1, b: 2 }],
    refuses: [],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties does not see cousins',
    schema: { allOf: [{ properties: { a: {} } }, { unevaluatedProperties: false }] },
    takes: [{}],
    refuses: [{ a: 1 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedProperties of an object inside',
    schema: {
      properties: { o: { properties: { a: {} } } },
      allOf: [{ properties: { o: { properties: { b: {} } } } }],
      unevaluatedProperties: false,
    },
    takes: [{ o: { a: 1, b: 2, c: 3 } }],
    refuses: [{ p: 1 }],
    drafts: ['draft2020-12'],
  },

  {
    about: 'unevaluatedItems false',
    schema: { prefixItems: [{}], unevaluatedItems: false },
    takes: [[], [1], {}, 'a'],
    refuses: [[1, 2]],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems with a schema',
    schema: { prefixItems: [{}], unevaluatedItems: { type: 'string' } },
    takes: [[1, 'a']],
    refuses: [[1, 2]],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems after items',
    schema: { items: { type: 'integer' }, unevaluatedItems: false },
    takes: [[1, 2]],
    refuses: [['a']],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems sees into allOf',
    schema: { allOf: [{ prefixItems: [{}, { type: 'integer' }] }], unevaluatedItems: false },
    takes: [[1, 2]],
    refuses: [
      [1, 2, 3],
      [1, 'a'],
    ],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems sees the alternatives that hold',
    schema: {
      prefixItems: [{ const: 'a' }],
      anyOf: [{ prefixItems: [true, { const: 'b' }] }, { prefixItems: [true, true, { const: 'c' }] }],
      unevaluatedItems: false,
    },
    takes: [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 1, 'c'],
    ],
    refuses: [
      ['a', 'b', 1],
      ['a', 'b', 'c', 'd'],
    ],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems sees if, then, else',
    schema: {
      if: { prefixItems: [{ const: 'a' }] },
      then: { prefixItems: [true, true] },
      else: { prefixItems: [true, true, true] },
      unevaluatedItems: false,
    },
    takes: [
      ['a', 1],
      ['b', 1, 2],
    ],
    refuses: [
      ['a', 1, 2],
      ['b', 1, 2, 3],
    ],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems sees contains',
    isOtherwiseToAjv: true,
    schema: { prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false },
    takes: [[1, 'a'], ['a']],
    refuses: [
      [1, 2],
      ['a', 2],
    ],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems sees references',
    schema: { $ref: '#/$defs/pair', unevaluatedItems: false, $defs: { pair: { prefixItems: [{}, {}] } } },
    takes: [[1, 2]],
    refuses: [[1, 2, 3]],
    drafts: ['draft2020-12'],
  },
  {
    about: 'unevaluatedItems does not see cousins',
    schema: { allOf: [{ prefixItems: [true] }, { unevaluatedItems: false }] },
    takes: [[]],
    refuses: [[1]],
    drafts: ['draft2020-12'],
  },
];
