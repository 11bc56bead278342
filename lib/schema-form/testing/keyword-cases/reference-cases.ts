import type { KeywordCase } from './keyword-case.ts';

const twoTypes = { text: { type: 'string' }, count: { type: 'integer' } };

/** Cases of references and their targets. */
export const referenceCases: readonly KeywordCase[] = [
  {
    about: 'a reference to the root',
    schema: { properties: { inner: { $ref: '#' } }, additionalProperties: false },
    takes: [{}, { inner: { inner: {} } }],
    refuses: [{ other: 1 }, { inner: { other: 1 } }],
  },
  {
    about: 'a reference to a property',
    schema: { properties: { a: { type: 'integer' }, b: { $ref: '#/properties/a' } } },
    takes: [{ b: 3 }],
    refuses: [{ b: 'x' }],
  },
  {
    about: 'a reference into definitions',
    schema: { definitions: twoTypes, properties: { n: { $ref: '#/definitions/count' } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'a reference into $defs',
    schema: { $defs: twoTypes, properties: { n: { $ref: '#/$defs/count' } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'a reference into a list of schemas',
    schema: {
      allOf: [{ properties: { a: { type: 'string' } } }],
      properties: { b: { $ref: '#/allOf/0/properties/a' } },
    },
    takes: [{ b: 'x' }],
    refuses: [{ b: 1 }, { a: 1 }],
  },
  {
    about: 'references with escapes',
    schema: {
      $defs: { 'a/b': { type: 'integer' }, 'c~d': { type: 'integer' }, 'e%f': { type: 'integer' } },
      properties: {
        slash: { $ref: '#/$defs/a~1b' },
        tilde: { $ref: '#/$defs/c~0d' },
        percent: { $ref: '#/$defs/e%25f' },
      },
    },
    takes: [{ slash: 1, tilde: 1, percent: 1 }],
    refuses: [{ slash: 'x' }, { tilde: 'x' }, { percent: 'x' }],
  },
  {
    about: 'a chain of references',
    schema: {
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/c' }, c: { type: 'integer' } },
      allOf: [{ $ref: '#/$defs/a' }],
    },
    takes: [5],
    refuses: ['x'],
  },
  {
    about: 'references to booleans',
    schema: {
      $defs: { yes: true, no: false },
      properties: { yes: { $ref: '#/$defs/yes' }, no: { $ref: '#/$defs/no' } },
    },
    takes: [{}, { yes: 1 }],
    refuses: [{ no: 1 }],
  },
  {
    about: 'a property called $ref',
    schema: { properties: { $ref: { type: 'string' } } },
    takes: [{ $ref: 'a' }, {}],
    refuses: [{ $ref: 2 }],
  },
  {
    about: 'a property called $ref that is a reference',
    schema: { $defs: twoTypes, properties: { $ref: { $ref: '#/$defs/text' } } },
    takes: [{ $ref: 'a' }],
    refuses: [{ $ref: 2 }],
  },
  {
    about: 'what looks like a reference in a constant',
    schema: { properties: { a: { const: { $ref: '#/nowhere' } }, b: { enum: [{ $ref: '#/nowhere' }] } } },
    takes: [{ a: { $ref: '#/nowhere' }, b: { $ref: '#/nowhere' } }],
    refuses: [{ a: {} }, { b: 1 }],
  },
  {
    about: 'a tree of nodes',
    schema: {
      $defs: {
        node: {
          type: 'object',
          properties: { value: { type: 'number' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
          required: ['value'],
        },
      },
      allOf: [{ $ref: '#/$defs/node' }],
    },
    takes: [{ value: 1, children: [{ value: 2, children: [{ value: 3 }] }] }],
    refuses: [{ value: 1, children: [{ value: 2, children: [{ value: 'x' }] }] }, { children: [] }],
  },
  {
    about: 'one schema reached twice at one place',
    schema: {
      $defs: { int: { type: 'integer' } },
      allOf: [{ properties: { a: { $ref: '#/$defs/int' } } }, { additionalProperties: { $ref: '#/$defs/int' } }],
    },
    takes: [{ a: 1 }],
    refuses: [{ a: 'x' }],
  },
  {
    about: 'keywords beside a reference',
    schema: { $defs: { list: { type: 'array' } }, properties: { a: { $ref: '#/$defs/list', maxItems: 2 } } },
    takes: [{ a: [1, 2] }],
    refuses: [{ a: [1, 2, 3] }, { a: 'x' }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'an $id and a reference by it',
    schema: {
      $id: 'https://example.com/root.json',
      $defs: { a: { $id: 'a.json', type: 'integer' } },
      properties: { n: { $ref: 'a.json' } },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'a whole address as a reference',
    schema: {
      $id: 'https://example.com/root.json',
      $defs: { a: { $id: 'https://other.example/a.json', type: 'integer' } },
      properties: { n: { $ref: 'https://other.example/a.json' } },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'an $id that moves the base',
    schema: {
      $id: 'https://example.com/root.json',
      properties: { list: { $id: 'deep/list.json', items: { $ref: 'item.json' } } },
      $defs: { item: { $id: 'https://example.com/deep/item.json', type: 'integer' } },
    },
    takes: [{ list: [1] }],
    refuses: [{ list: ['x'] }],
  },
  {
    about: 'a fragment inside another $id',
    schema: {
      $id: 'https://example.com/root.json',
      properties: { n: { $ref: 'other.json#/$defs/count' } },
      $defs: { other: { $id: 'other.json', $defs: { count: { type: 'integer' } } } },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'a root reference inside another $id',
    schema: {
      $id: 'https://example.com/root.json',
      properties: { tree: { $id: 'tree.json', type: 'object', additionalProperties: { $ref: '#' } } },
    },
    takes: [{ tree: { a: { b: {} } } }],
    refuses: [{ tree: { a: { b: 1 } } }],
  },
  {
    about: 'a urn as $id',
    schema: {
      $id: 'urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed',
      $defs: twoTypes,
      properties: { n: { $ref: 'urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed#/$defs/count' } },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'what looks like an $id in a list of values',
    schema: {
      $defs: {
        values: { enum: [{ $id: 'https://example.com/mine', type: 'null' }] },
        mine: { $id: 'https://example.com/mine', type: 'string' },
      },
      anyOf: [{ $ref: '#/$defs/values' }, { $ref: 'https://example.com/mine' }],
    },
    takes: ['a', { $id: 'https://example.com/mine', type: 'null' }],
    refuses: [null, 1],
  },
  {
    about: 'a name by $anchor',
    schema: { $defs: { a: { $anchor: 'here', type: 'integer' } }, properties: { n: { $ref: '#here' } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'a name by $anchor inside another $id',
    schema: {
      $id: 'https://example.com/root',
      properties: { n: { $ref: 'https://example.com/nested#here' } },
      $defs: { a: { $id: 'nested', $defs: { b: { $anchor: 'here', type: 'integer' } } } },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
    drafts: ['draft2020-12'],
  },
  {
    about: 'a name by $id',
    schema: { definitions: { a: { $id: '#here', type: 'integer' } }, properties: { n: { $ref: '#here' } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
    drafts: ['draft7'],
  },
  {
    about: 'an $id inside alternatives',
    schema: {
      $id: 'https://example.com/root.json',
      properties: {
        n: { $ref: 'count.json' },
        other: { oneOf: [{ $id: 'count.json', type: 'integer' }, { type: 'null' }] },
      },
    },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
  },
  {
    about: 'an $anchor inside a list of places',
    isOtherwiseToAjv: true,
    schema: { properties: { n: { $ref: '#here' }, pair: { prefixItems: [{ $anchor: 'here', type: 'integer' }] } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
    drafts: ['draft2020-12'],
  },
];
