import { type KeywordCase, withoutTypes } from './keyword-case.ts';

// An object literal would set the prototype.
const ownProto = (value: unknown): unknown => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`) as unknown;

/** Cases of the keywords for objects. */
export const objectCases: readonly KeywordCase[] = [
  {
    about: 'properties',
    schema: { properties: { width: { type: 'integer' }, label: { type: 'string' } } },
    takes: [{}, { width: 1 }, { width: 1, label: 'a', other: [] }, ...withoutTypes('object')],
    refuses: [{ width: 'a' }, { width: 1, label: 2 }, { label: {} }],
  },
  {
    about: 'properties with boolean schemas',
    schema: { properties: { yes: true, no: false } },
    takes: [{}, { yes: 1 }],
    refuses: [{ no: 1 }, { yes: 1, no: 2 }],
  },
  {
    about: 'properties, patterns and the rest together',
    schema: {
      properties: { size: { maximum: 9 }, x1: { type: 'number' } },
      patternProperties: { '^x': { minimum: 3 } },
      additionalProperties: { type: 'boolean' },
    },
    takes: [{ size: 4, x1: 3, x2: 5, other: true }, { size: 4 }],
    refuses: [{ size: 10 }, { x1: 2 }, { x1: '4' }, { x2: 1 }, { other: 4 }],
  },
  {
    about: 'names that need escapes',
    schema: {
      properties: {
        'a/b': { type: 'number' },
        'c~d': { type: 'number' },
        'e%f': { type: 'number' },
        'g"h\\i\n': { type: 'number' },
      },
    },
    takes: [{ 'a/b': 1, 'c~d': 1, 'e%f': 1, 'g"h\\i\n': 1 }],
    refuses: [{ 'a/b': '1' }, { 'c~d': '1' }, { 'e%f': '1' }, { 'g"h\\i\n': '1' }],
  },
  {
    about: 'names that every object has',
    isOtherwiseToAjv: true,
    schema: {
      properties: JSON.parse(
        '{"__proto__":{"type":"number"},"toString":{"type":"number"},"constructor":{"type":"number"}}',
      ) as Record<string, unknown>,
    },
    takes: [{}, ownProto(1), { toString: 1, constructor: 2 }, [], 'a'],
    refuses: [ownProto('a'), { toString: 'a' }, { constructor: {} }],
  },
  {
    about: 'patternProperties',
    schema: { patternProperties: { 'f.*o': { type: 'integer' }, '^b': false } },
    takes: [{}, { fo: 1, fxxo: 2 }, { other: 'a' }, ...withoutTypes('object')],
    refuses: [{ foo: 'a' }, { foo: 1, fxo: 'b' }, { b: 1 }],
  },
  {
    about: 'patternProperties that overlap',
    schema: { patternProperties: { 'a*': { type: 'integer' }, 'aaa*': { maximum: 20 } } },
    takes: [{ a: 21 }, { aaa: 18 }],
    refuses: [{ a: 'x' }, { aaaa: 31 }, { aaa: 'x' }],
  },
  {
    about: 'patterns are case-sensitive and match anywhere',
    schema: { patternProperties: { '[0-9]{2,}': { type: 'boolean' }, X_: { type: 'string' } } },
    takes: [{ a31b: true, a1: 3, x_: 3 }, { a_X_b: 'a' }],
    refuses: [{ a31b: 1 }, { a_X_b: 3 }],
  },
  {
    about: 'additionalProperties false',
    schema: { properties: { a: {} }, additionalProperties: false },
    takes: [{}, { a: 1 }, ...withoutTypes('object')],
    refuses: [{ b: 1 }, { a: 1, b: 2 }],
  },
  {
    about: 'additionalProperties alone',
    schema: { additionalProperties: { type: 'boolean' } },
    takes: [{}, { a: true }],
    refuses: [{ a: 1 }, { a: true, b: null }],
  },
  {
    about: 'additionalProperties sees its own schema alone',
    schema: { allOf: [{ properties: { a: {} } }], additionalProperties: { type: 'boolean' } },
    takes: [{ a: true }],
    refuses: [{ a: 1 }],
  },
  {
    about: 'propertyNames',
    schema: { propertyNames: { maxLength: 3, pattern: '^[a-z]' } },
    takes: [{}, { ab: 1, abc: {} }, ...withoutTypes('object')],
    refuses: [{ abcd: 1 }, { '1': 1 }, { a: 1, Long: 2 }],
  },
  {
    about: 'propertyNames of a list',
    schema: { propertyNames: { enum: ['a', 'b'] } },
    takes: [{ a: 1 }, { a: 1, b: 2 }],
    refuses: [{ c: 1 }],
  },
  { about: 'propertyNames false', schema: { propertyNames: false }, takes: [{}], refuses: [{ a: 1 }] },
  {
    about: 'required',
    schema: { required: ['a'], properties: { b: {} } },
    takes: [{ a: null }, { a: 1, c: 2 }, ...withoutTypes('object')],
    refuses: [{}, { b: 1 }],
  },
  { about: 'required of nothing', schema: { required: [] }, takes: [{}], refuses: [] },
  {
    about: 'required with escapes',
    schema: { required: ['a\nb', 'c"d', 'e\\f'] },
    takes: [{ 'a\nb': 1, 'c"d': 1, 'e\\f': 1 }],
    refuses: [{ 'a\nb': 1, 'c"d': 1 }],
  },
  {
    about: 'required of names that every object has',
    schema: { required: ['__proto__', 'toString', 'constructor'] },
    takes: [JSON.parse('{"__proto__":1,"toString":1,"constructor":1}')],
    refuses: [{}, { toString: 1 }, ownProto(1)],
  },
  { about: 'minProperties', schema: { minProperties: 1 }, takes: [{ a: 1 }, ...withoutTypes('object')], refuses: [{}] },
  {
    about: 'maxProperties',
    schema: { maxProperties: 2.0 },
    takes: [{}, { a: 1, b: 2 }, ...withoutTypes('object')],
    refuses: [{ a: 1, b: 2, c: 3 }],
  },
  { about: 'maxProperties 0', schema: { maxProperties: 0 }, takes: [{}], refuses: [{ a: 1 }] },

  {
    about: 'dependencies on names',
    schema: { dependencies: { mask: ['image', 'strength'], none: [] } },
    takes: [{}, { image: 1 }, { mask: 1, image: 2, strength: 3 }, { none: 1 }, ...withoutTypes('object')],
    refuses: [{ mask: 1 }, { mask: 1, image: 2 }],
    drafts: ['draft7'],
  },
  {
    about: 'dependencies on schemas',
    schema: {
      dependencies: { mask: { properties: { image: { type: 'string' } }, required: ['image'] }, yes: true, no: false },
    },
    takes: [{}, { mask: 1, image: 'a' }, { image: 4 }, { yes: 1 }],
    refuses: [{ mask: 1 }, { mask: 1, image: 4 }, { no: 1 }, { yes: 1, no: 1 }],
    drafts: ['draft7'],
  },
  {
    about: 'dependentRequired',
    schema: { dependentRequired: { mask: ['image', 'strength'], 'a\nb': ['c"d'], none: [] } },
    takes: [
      {},
      { image: 1 },
      { mask: 1, image: 2, strength: 3 },
      { none: 1 },
      { 'a\nb': 1, 'c"d': 2 },
      ...withoutTypes('object'),
    ],
    refuses: [{ mask: 1 }, { mask: 1, image: 2 }, { 'a\nb': 1 }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'dependentSchemas',
    schema: {
      dependentSchemas: {
        mask: { properties: { image: { type: 'string' } }, required: ['image'] },
        yes: true,
        no: false,
      },
    },
    takes: [{}, { mask: 1, image: 'a' }, { image: 4 }, { yes: 1 }, ...withoutTypes('object')],
    refuses: [{ mask: 1 }, { mask: 1, image: 4 }, { no: 1 }],
    drafts: ['draft2020-12'],
  },
];
