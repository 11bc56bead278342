import type { KeywordCase } from './keyword-case.ts';

const hasA = { properties: { a: { type: 'integer' } }, required: ['a'] };
const hasB = { properties: { b: { type: 'string' } }, required: ['b'] };

/** Cases of the keywords that combine schemas. */
export const combinedCases: readonly KeywordCase[] = [
  {
    about: 'allOf',
    schema: { allOf: [hasA, hasB] },
    takes: [{ a: 1, b: 'x' }],
    refuses: [{ a: 1 }, { b: 'x' }, { a: 'x', b: 'x' }, {}],
  },
  {
    about: 'allOf beside others',
    schema: { maximum: 9, allOf: [{ minimum: 3 }, {}, true] },
    takes: [3, 9, 'a'],
    refuses: [2, 10],
  },
  { about: 'allOf with false', schema: { allOf: [true, false] }, takes: [], refuses: [1, 'a'] },
  { about: 'allOf inside allOf', schema: { allOf: [{ allOf: [{ type: 'null' }] }] }, takes: [null], refuses: [1] },
  { about: 'anyOf', schema: { anyOf: [{ type: 'integer' }, { minimum: 2 }] }, takes: [1, 2.5, 3, 'a'], refuses: [1.5] },
  {
    about: 'anyOf of objects',
    schema: { anyOf: [hasA, hasB] },
    takes: [{ a: 1 }, { b: 'x' }, { a: 1, b: 'x' }, 'neither'],
    refuses: [{}, { a: 'x', b: 2 }],
  },
  {
    about: 'anyOf beside others',
    schema: { type: 'string', anyOf: [{ maxLength: 2 }, { minLength: 4 }] },
    takes: ['ab', 'abcd'],
    refuses: ['abc', 3],
  },
  {
    about: 'anyOf with booleans',
    schema: { properties: { some: { anyOf: [true, false] }, none: { anyOf: [false, false] } } },
    takes: [{ some: 1 }],
    refuses: [{ none: 1 }],
  },
  { about: 'oneOf', schema: { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, takes: [1, 2.5], refuses: [3, 1.5] },
  {
    about: 'oneOf of objects',
    schema: { oneOf: [hasA, hasB] },
    takes: [{ a: 1 }, { a: 1, b: 2 }, { b: 'x' }],
    refuses: [{}, { a: 1, b: 'x' }],
  },
  {
    about: 'oneOf with required alone',
    schema: { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    takes: [{ a: 1 }, { b: 2, c: 3 }],
    refuses: [{}, { a: 1, b: 2 }],
  },
  {
    about: 'oneOf with booleans',
    schema: { properties: { one: { oneOf: [true, false] }, two: { oneOf: [true, true] }, none: { oneOf: [false] } } },
    takes: [{ one: 1 }],
    refuses: [{ two: 1 }, { none: 1 }],
  },
  {
    about: 'alternatives inside each other',
    schema: { allOf: [{ multipleOf: 2 }], anyOf: [{ multipleOf: 3 }], oneOf: [{ multipleOf: 5 }] },
    takes: [30, 60],
    refuses: [1, 2, 3, 5, 6, 10, 15],
  },
  { about: 'not', schema: { not: { type: ['integer', 'boolean'] } }, takes: ['a', 1.5, null], refuses: [1, true] },
  {
    about: 'not with booleans',
    schema: { properties: { any: { not: false }, none: { not: true } } },
    takes: [{ any: 1 }, {}],
    refuses: [{ none: 1 }],
  },
  {
    about: 'not of a property',
    schema: { not: { properties: { a: { type: 'string' } } } },
    takes: [{ a: 1 }],
    refuses: [{}, { a: 'x' }, 1],
  },
  { about: 'not not', schema: { not: { not: { type: 'number' } } }, takes: [1], refuses: ['a'] },
  {
    about: 'not with required',
    schema: { properties: { a: { not: {} } } },
    takes: [{}, { b: 1 }],
    refuses: [{ a: 1 }],
  },
  {
    about: 'if, then, else',
    schema: { if: { exclusiveMaximum: 0 }, then: { minimum: -10 }, else: { multipleOf: 2 } },
    takes: [-1, -10, 0, 4, 'a'],
    refuses: [-11, 3],
  },
  {
    about: 'if and then',
    schema: { if: { required: ['mask'] }, then: { required: ['image'] } },
    takes: [{}, { mask: 1, image: 2 }],
    refuses: [{ mask: 1 }],
  },
  { about: 'if and else', schema: { if: { const: 0 }, else: { minimum: 5 } }, takes: [0, 5], refuses: [4] },
  {
    about: 'if alone, then and else alone',
    schema: { allOf: [{ if: { const: 0 } }, { then: false }, { else: false }] },
    takes: [0, 1, 'a'],
    refuses: [],
  },
  {
    about: 'if with booleans',
    schema: {
      allOf: [
        { if: true, then: { minimum: 3 }, else: false },
        { if: false, then: false, else: { maximum: 9 } },
      ],
    },
    takes: [3, 9],
    refuses: [2, 10],
  },
  {
    about: 'then does not see another if',
    schema: { allOf: [{ if: { exclusiveMaximum: 0 } }, { then: { minimum: -10 } }, { else: { multipleOf: 2 } }] },
    takes: [-100, 3],
    refuses: [],
  },
];
