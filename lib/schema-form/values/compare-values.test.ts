import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { compareValues, isUntouched, takeField, countChanged } from './compare-values.ts';
import { setFresh } from '../reserved-values.ts';
import { requestBody } from './request-body.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { createFormModel } from '../model/form-model.ts';

const image = { type: 'string', format: 'uri', renderType: 'image-url' };
const modal: JsonObject = {
  type: 'object',
  properties: {
    prompt: { type: 'string', title: 'Prompt' },
    steps: { type: 'integer', default: 20 },
    image: { ...image, title: 'Start' },
    images: { type: 'array', items: image, title: 'References' },
  },
  'x-exclusive-modes': [
    { title: 'Frame', fields: ['image'] },
    { title: 'References', fields: ['images'] },
  ],
};
const [one, two] = ['https://example.com/1.png', 'https://example.com/2.png'];

describe('compareValues', () => {
  it('finds no difference between equivalent values', () => {
    const { fields } = compareValues(modal, { prompt: '', steps: '20' }, { images: [] });
    expect(fields).toEqual([]);
  });

  it('returns each field with both values, and ignores parked ones', () => {
    const present = { prompt: 'a hill', image: one, images: [two], $mode: 0 };
    const { fields, isByField } = compareValues(modal, present, { prompt: 'a lake', steps: 30, images: [two] });
    expect(isByField).toBe(true);
    expect(fields.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Prompt', 'a hill', 'a lake'],
      ['Steps', 20, 30],
      ['Start', one, null],
      ['References', null, [two]],
    ]);
  });
});

describe('takeField', () => {
  it('takes an object with a constant as a whole', () => {
    const properties = { kind: { const: 'preset' }, strength: { type: 'integer' } };
    const schema = { type: 'object', properties: { style: { type: 'object', properties, required: ['kind'] } } };
    const [empty, marked] = [{}, { style: { kind: 'preset' } }];
    expect(compareValues(schema, empty, marked).fields.map(({ pointer }) => pointer)).toEqual(['/style']);
    expect(takeField(schema, { style: { kind: 'preset', strength: 2 } }, empty, '/style')).toEqual({});
  });

  it('takes one field together with its mode', () => {
    const present = { prompt: 'a hill', image: one, $mode: 0 };
    const next = { prompt: 'a lake', images: [two] };
    expect(takeField(modal, present, next, '/prompt')).toEqual({ ...present, prompt: 'a lake' });
    expect(takeField(modal, present, next, '/images')).toEqual({ ...present, images: [two], $mode: 1 });
  });

  it('ends with the same request once every difference was taken, in any order', () => {
    fc.assert(
      fc.property(drawnRequest, fc.array(fc.boolean()), fc.boolean(), ({ schema, values }, picks, isReversed) => {
        const entries = Object.entries(values);
        const other = Object.fromEntries(entries.filter((_entry, index) => picks[index] === true));
        let present: JsonObject = isReversed ? values : other;
        const next = isReversed ? other : values;
        const { fields, isByField } = compareValues(schema, present, next);
        if (!isByField) return;
        for (const { pointer } of fields) present = takeField(schema, present, next, pointer);
        expect(compareValues(schema, present, next).fields).toEqual([]);
        expect(requestBody(schema, present)).toEqual(requestBody(schema, next));
      }),
      { numRuns: 150 },
    );
  });
});

describe('isUntouched', () => {
  it('ignores the form’s own state', () => {
    expect(isUntouched({ prompt: 'an example' }, { prompt: 'an example', $mode: 1 })).toBe(true);
    expect(isUntouched({ prompt: 'an example' }, {})).toBe(false);
  });
});

describe('countChanged', () => {
  it('counts fields that differ from the defaults', () => {
    const { fields } = createFormModel({
      properties: { a: { type: 'integer', default: 3 }, b: { type: 'string' }, c: { type: 'boolean', default: true } },
    });
    expect(countChanged(fields, { a: 3, b: '', c: false })).toBe(1);
    expect(countChanged(fields, { a: '4', b: 'x' })).toBe(2);
  });

  it('counts a seed only while it is locked', () => {
    const { fields } = createFormModel({ properties: { seed: { type: 'integer' } } });
    expect(countChanged(fields, { seed: 7 })).toBe(1);
    expect(countChanged(fields, setFresh({ seed: 7 }, '/seed', true))).toBe(0);
  });
});
