/** Groups of the JSON Schema Test Suite that our checks do not follow, and why. */
export interface SuiteException {
  /** File of the suite, without its ending. */
  file: string;
  /** Descriptions of its groups; all of them when left out. */
  groups?: string[];
  reason: string;
}

const foreign = 'No schema is fetched from another address, the meta-schemas neither: a form must not call out.';
const dynamic = '@cfworker/json-schema resolves $dynamicRef in the static scope; no request schema was seen to use it.';

/** The exceptions for both drafts; each has at least one case that would fail. */
export const suiteExceptions: Record<'draft7' | 'draft2020-12', SuiteException[]> = {
  draft7: [
    { file: 'refRemote', reason: foreign },
    { file: 'definitions', groups: ['validate definition against metaschema'], reason: foreign },
    { file: 'ref', groups: ['remote ref, containing refs itself'], reason: foreign },
    {
      file: 'ref',
      groups: ['$ref prevents a sibling $id from changing the base uri'],
      reason: '@cfworker/json-schema reads an $id beside a $ref, which draft 7 ignores.',
    },
  ],
  'draft2020-12': [
    { file: 'refRemote', reason: foreign },
    { file: 'defs', groups: ['validate definition against metaschema'], reason: foreign },
    { file: 'ref', groups: ['remote ref, containing refs itself'], reason: foreign },
    { file: 'vocabulary', reason: foreign },
    { file: 'dynamicRef', reason: dynamic },
    { file: 'unevaluatedItems', groups: ['unevaluatedItems with $dynamicRef'], reason: dynamic },
    { file: 'unevaluatedProperties', groups: ['unevaluatedProperties with $dynamicRef'], reason: dynamic },
    {
      file: 'format',
      reason:
        'The draft lets a format be a mere note; a form had better say that an address is none before it is sent.',
    },
    {
      file: 'ref',
      groups: ['order of evaluation: $id and $anchor and $ref'],
      reason: '@cfworker/json-schema resolves the anchor before the $id beside it.',
    },
  ],
};
