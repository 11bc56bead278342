import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { FormField, FormRow } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { chosenAlternative } from '../kinds/alternatives/chosen-alternative.ts';
import { type FormModel, activeModel, createFormModel } from '../model/form-model.ts';
import { readChoices } from '../reserved-values.ts';
import { shownItems } from '../kinds/list.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { checkValues } from './check-values.ts';
import { visibleIssues } from './visible-issues.ts';

/** The pointers at which a form has a place for messages, as its rows draw them. */
function placesOf(model: FormModel, values: JsonObject): Set<string> {
  const choices = readChoices(values);
  const places = new Set<string>();
  const drawRows = (rows: readonly FormRow[], fields: readonly FormField[], value: unknown) => {
    for (const name of rows.flatMap(({ names }) => names)) {
      const field = fields.find((one) => one.name === name);
      if (field !== undefined) draw(field, isJsonObject(value) ? value[name] : undefined);
    }
  };
  const draw = (field: FormField, value: unknown): void => {
    if (field.isHidden || field.kind === 'constant') return;
    places.add(field.pointer);
    if (field.kind === 'group' || field.kind === 'map') drawRows(field.rows, field.fields, value);
    if (field.kind === 'map') {
      for (const [name, entry] of Object.entries(isJsonObject(value) ? value : {})) draw(field.entryAt(name), entry);
    }
    if (field.kind === 'list') shownItems(field, value).forEach((item, index) => draw(field.itemAt(index), item));
    if (field.kind === 'branch' && isJsonObject(value)) draw(field.group(), value);
    if (field.kind === 'alternatives') {
      const used = field.options[chosenAlternative(field, value, choices).at]?.field();
      if (used !== undefined) draw(used, value);
    }
  };
  const { main, more, fields } = activeModel(model, values);
  drawRows([...main, ...more], fields, values);
  return places;
}

const odd = fc.constantFrom<unknown>('', 'odd', '-7', -7, 1e9, true, null, [], [{}], {}, { odd: 1 }, undefined);

/** Values of which one, at any depth, is replaced by something else. */
function spoilt(value: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  if (entries.length === 0) return by;
  const at = step % entries.length;
  const next = entries.map(([name, one], index): [string, unknown] => [
    name,
    index === at ? spoilt(one, rest, by) : one,
  ]);
  return Array.isArray(value) ? next.map(([, one]) => one) : Object.fromEntries(next);
}

const spoiltRequest = fc
  .tuple(drawnRequest, fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), odd)
  .map(([{ schema, values }, path, by]) => ({ schema, values: spoilt(values, path, by) as JsonObject }));

describe('visibleIssues of any form', () => {
  it('shows each refusal at a drawn field, or at the place of the form', () => {
    let refused = 0;
    fc.assert(
      fc.property(spoiltRequest, ({ schema, values }) => {
        const model = createFormModel(schema);
        const served = { issues: [], values };
        const places = placesOf(model, values);
        for (const issue of checkValues(schema, values)) {
          const { atFields, elsewhere } = visibleIssues(model, {
            values,
            checked: [issue],
            served,
            touched: new Set(),
            showAll: true,
          });
          refused += 1;
          expect(issue.message).not.toBe('');
          expect(atFields.size + elsewhere.length).toBe(1);
          expect([...places]).toEqual(expect.arrayContaining([...atFields.keys()]));
        }
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(40);
  });
});
