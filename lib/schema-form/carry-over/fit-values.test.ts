import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { fitValues } from './fit-values.ts';

const image = { type: 'string', format: 'uri', renderType: 'image-url' };
const schema = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { prompt: { type: 'string', title: 'Prompt' }, ...properties },
  ...more,
});
const addresses = (count: number) =>
  Array.from({ length: count }, (_none, index) => `https://example.com/${index}.png`);

describe('fitValues', () => {
  it('returns the values of a form of this schema unchanged, also the second time', () => {
    fc.assert(
      fc.property(drawnRequest, ({ schema: drawn, values }) => {
        const fitted = fitValues(drawn, values);
        expect(fitted.report).toEqual([]);
        expect(fitted.values).toEqual(values);
        expect(fitValues(drawn, fitted.values).values).toEqual(fitted.values);
      }),
      { numRuns: 150 },
    );
  });

  it('never throws, and always returns values that fit, for any input', () => {
    fc.assert(
      fc.property(drawnRequest, drawnRequest, fc.dictionary(fc.string(), fc.jsonValue()), (one, other, garbage) => {
        for (const values of [other.values, garbage as JsonObject]) {
          const fitted = fitValues(one.schema, values);
          expect(fitValues(one.schema, fitted.values)).toEqual({ values: fitted.values, report: [] });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('drops values that the schema has no field for, and reports them', () => {
    expect(fitValues(schema({}), { prompt: 'a hill', num_inference_steps: 30, gone: null, left: [] })).toEqual({
      values: { prompt: 'a hill' },
      report: [{ label: 'Number of inference steps', what: 'dropped', from: 30, to: null, choice: null }],
    });
  });

  it('finds a field under another name, unless it has a value', () => {
    const renamed = schema({ duration: { type: 'integer', maximum: 20 } });
    const found = fitValues(renamed, { seconds: '8' });
    expect(found).toMatchObject({ values: { duration: 8 }, report: [{ label: 'Seconds', what: 'converted', to: 8 }] });
    const taken = fitValues(renamed, { seconds: '8', duration: 5 });
    expect(taken).toMatchObject({ values: { duration: 5 }, report: [{ label: 'Seconds', what: 'dropped' }] });
    const media = fitValues(schema({ images: { type: 'array', items: image } }), { init_image: addresses(1)[0] });
    expect(media).toMatchObject({ values: { images: addresses(1) }, report: [{ what: 'converted' }] });
  });

  it.each([
    ['a number beyond its bounds', { steps: { type: 'integer', maximum: 20 } }, { steps: 50 }, { steps: 20 }],
    ['a choice that is offered no more', { size: { enum: ['512p', '720p'] } }, { size: '768p' }, { size: '720p' }],
    ['a list for one', { image }, { image: addresses(1) }, { image: addresses(1)[0] }],
    ['a text for a number', { n: { type: 'string', enum: ['1', '2'] } }, { n: 2 }, { n: '2' }],
  ])('converts %s', (_what, properties, values, expected) => {
    expect(fitValues(schema(properties), values).values).toEqual(expected);
  });

  it('reports values that the service takes but no form shows', () => {
    const hidden = schema({ secret: { type: 'integer', 'x-hidden': true, default: 1 } });
    expect(fitValues(hidden, { secret: 2 })).toMatchObject({ values: {}, report: [{ label: 'Secret' }] });
    expect(fitValues(hidden, { secret: 1 })).toEqual({ values: {}, report: [] });
  });

  it('offers a choice where a list became too long', () => {
    const short = schema({ images: { type: 'array', maxItems: 2, items: image } });
    const { values, report } = fitValues(short, { images: addresses(4) });
    expect(values).toEqual({ images: addresses(2) });
    expect(report).toMatchObject([{ what: 'dropped', choice: { pointer: '/images', most: 2, items: addresses(4) } }]);
  });

  it('looks into groups', () => {
    const grouped = schema({ style: { type: 'object', properties: { strength: { type: 'number', maximum: 1 } } } });
    const { values, report } = fitValues(grouped, { style: { strength: 3, tone: 'dark' } });
    expect(values).toEqual({ style: { strength: 1 } });
    expect(report.map(({ label, what }) => [label, what])).toEqual([
      ['Strength', 'converted'],
      ['Style: Tone', 'dropped'],
    ]);
  });

  it('leaves a draft as it was typed, with its issues', () => {
    const numbers = schema({ steps: { type: 'integer', maximum: 20 }, size: { enum: ['512p', '720p'] } });
    const draft = { steps: '50x', prompt: '', size: 'nonsense' };
    expect(fitValues(numbers, draft, true)).toMatchObject({
      values: { steps: '50x', prompt: '' },
      report: [{ what: 'dropped' }],
    });
  });

  it('keeps the form’s own state, as long as it refers to existing fields', () => {
    const modal = schema(
      { image, images: { type: 'array', items: image } },
      {
        'x-exclusive-modes': [
          { title: 'One', fields: ['image'] },
          { title: 'Many', fields: ['images'] },
        ],
      },
    );
    const choices = { '/image': { at: 1, parked: {} }, '/gone': { at: 0, parked: {} } };
    expect(fitValues(modal, { $mode: 1, $choices: choices, $fresh: ['/prompt', '/gone'] }).values).toEqual({
      $mode: 1,
      $fresh: ['/prompt'],
      $choices: { '/image': choices['/image'] },
    });
    expect(fitValues(modal, { $mode: 7 }).values).toEqual({});
  });

  it('converts between a form of fields and a body typed as JSON', () => {
    const whole = { type: 'array' };
    const { values } = fitValues(whole, { prompt: 'a hill' });
    expect(fitValues(whole, values).values).toEqual(values);
    expect(fitValues(schema({}), values).values).toEqual({ prompt: 'a hill' });
    expect(fitValues(schema({}), { $body: '{' }).values).toEqual({});
  });
});
