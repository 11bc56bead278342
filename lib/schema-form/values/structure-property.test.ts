import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValues } from '../issues/check-values.ts';
import { chosenAlternative } from '../kinds/alternatives/chosen-alternative.ts';
import { chooseAlternative } from '../model/choose-alternative.ts';
import { filledFields, findField } from '../model/find-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { valueAt } from '../json-pointer.ts';
import { requestBody } from './request-body.ts';
import { readChoices } from '../reserved-values.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { findIssues } from '../issues/find-issues.ts';
import { isFixed } from '../kinds/group.ts';

describe('the conversion from schema, form and values to the body', () => {
  it('gives a body that the schema accepts and that contains everything typed', () => {
    fc.assert(
      fc.property(drawnRequest, ({ schema, values }) => {
        const body = requestBody(schema, values);
        expect(findIssues(schema, body)).toEqual([]);
        expect(checkValues(schema, values)).toEqual([]);
        expect(Object.keys(body).toSorted()).toEqual(Object.keys(values).toSorted());
        expect(requestBody(schema, body)).toEqual(body);
      }),
      { numRuns: 300 },
    );
  });

  it('sends no parked values, and restores them', () => {
    fc.assert(
      fc.property(drawnRequest, fc.nat(), ({ schema, values }, which) => {
        const before = requestBody(schema, values);
        const fields = filledFields(activeModel(createFormModel(schema), values).fields, values);
        const alternatives = fields.filter((field) => field.kind === 'alternatives');
        const field = alternatives[which % Math.max(1, alternatives.length)];
        if (field === undefined) return;
        // An alternative without fields to fill in is sent once it was chosen.
        if (field.options.some((option) => isFixed(option.field()))) return;
        const { at } = chosenAlternative(field, valueAt(values, field.pointer), readChoices(values));
        const to = (at + 1) % field.options.length;
        const there = chooseAlternative(values, field, to, []);
        const sent = requestBody(schema, there);
        expect(Object.keys(sent).filter((name) => name.startsWith('$'))).toEqual([]);
        const back = chooseAlternative(there, field, at, []);
        expect(requestBody(schema, back)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('finds the field at every pointer that a form draws', () => {
    fc.assert(
      fc.property(drawnRequest, ({ schema, values }) => {
        const model = createFormModel(schema);
        for (const field of filledFields(activeModel(model, values).fields, values)) {
          expect(findField(model, field.pointer, values)?.pointer).toBe(field.pointer);
        }
      }),
      { numRuns: 60 },
    );
  });
});
