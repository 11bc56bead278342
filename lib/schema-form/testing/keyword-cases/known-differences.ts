import type { Draft, KeywordCase } from './keyword-case.ts';

/** A case in which our checks deviate from the draft, and why. */
export interface KnownDifference extends KeywordCase {
  drafts: readonly [Draft, ...Draft[]];
  reason: string;
}

const dynamic = '@cfworker/json-schema resolves $dynamicRef in the static scope; no request schema was seen to use it.';
const foreign = 'No schema is fetched from another address, the meta-schemas neither: a form must not call out.';

/**
 * All known deviations: cases that are right by the draft, of which our checks decide one or more values differently.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    about: 'a reference to the meta-schema of draft 7',
    schema: { $ref: 'http://json-schema.org/draft-07/schema#' },
    takes: [{ minLength: 1 }],
    refuses: [{ minLength: -1 }],
    drafts: ['draft7'],
    reason: foreign,
  },
  {
    about: 'a reference to the meta-schema of draft 2020-12',
    schema: { $ref: 'https://json-schema.org/draft/2020-12/schema' },
    takes: [{ minLength: 1 }],
    refuses: [{ minLength: -1 }],
    drafts: ['draft2020-12'],
    reason: foreign,
  },
  {
    about: 'a $dynamicRef to what an outer schema put in the place',
    schema: {
      $id: 'https://example.com/strings',
      $ref: 'list',
      $defs: {
        item: { $dynamicAnchor: 'item', type: 'string' },
        list: {
          $id: 'list',
          items: { $dynamicRef: '#item' },
          $defs: { item: { $dynamicAnchor: 'item' } },
        },
      },
    },
    takes: [['a']],
    refuses: [[1]],
    drafts: ['draft2020-12'],
    isOtherwiseToAjv: true,
    reason: dynamic,
  },
  {
    about: 'a name by $dynamicAnchor',
    schema: { $defs: { a: { $dynamicAnchor: 'here', type: 'integer' } }, properties: { n: { $ref: '#here' } } },
    takes: [{ n: 1 }],
    refuses: [{ n: 'x' }],
    drafts: ['draft2020-12'],
    reason: dynamic,
  },
  {
    about: 'an $id beside a reference',
    schema: {
      $id: 'https://example.com/root.json',
      definitions: { number: { $id: 'number.json', type: 'number' }, foo: { $id: 'deep/', type: 'string' } },
      allOf: [{ $id: 'deep/', $ref: 'number.json' }],
    },
    takes: [1],
    refuses: ['a'],
    drafts: ['draft7'],
    isOtherwiseToAjv: true,
    reason: '@cfworker/json-schema reads an $id beside a $ref, which draft 7 ignores.',
  },
  {
    about: 'one $anchor under two addresses',
    schema: {
      $id: 'https://example.com/order.json',
      $ref: '#limit',
      $defs: {
        here: { $anchor: 'limit', maximum: 10 },
        elsewhere: { $id: 'https://example.com/order/', $anchor: 'limit', maximum: 2 },
      },
    },
    takes: [5],
    refuses: [50],
    drafts: ['draft2020-12'],
    reason: '@cfworker/json-schema resolves the anchor before the $id beside it.',
  },
];
