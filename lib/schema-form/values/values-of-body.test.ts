import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestBody } from './request-body.ts';
import { drawnRequest } from '../testing/drawn-schemas.ts';
import { valuesOfBody } from './values-of-body.ts';

const image = { type: 'string', renderType: 'image-url' };
const schema = {
  type: 'object',
  required: ['prompt'],
  properties: {
    prompt: { type: 'string' },
    seed: { type: 'integer' },
    seconds: { type: 'string', enum: ['4', '8'] },
    input_image: image,
    input_images: { type: 'array', items: image },
    anything: { description: 'whatever' },
    version: { const: 2 },
    secret: { type: 'string', 'x-hidden': true },
  },
};

describe('valuesOfBody', () => {
  it('returns to the same request, for every schema that the form draws', () => {
    fc.assert(
      fc.property(drawnRequest, ({ schema: drawn, values }) => {
        const body = requestBody(drawn, values);
        const back = valuesOfBody(drawn, body);
        expect(requestBody(drawn, back.values)).toEqual(body);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts slightly different notations', () => {
    const body = { seconds: 8, input_image: ['https://a.example/1'], input_images: 'https://a.example/2', seed: '7' };
    const { values, misfits } = valuesOfBody(schema, body);
    expect(misfits).toEqual([]);
    expect(requestBody(schema, { ...values, prompt: 'a' })).toEqual({
      prompt: 'a',
      seconds: '8',
      input_image: 'https://a.example/1',
      input_images: ['https://a.example/2'],
      seed: 7,
    });
  });

  it('writes strings of JSON fields with quotes', () => {
    expect(valuesOfBody(schema, { anything: 'true' }).values).toEqual({ anything: '"true"' });
    expect(requestBody(schema, { anything: '"true"' })).toEqual({ anything: 'true' });
  });

  it('lists names that do not fit inside an object, unless it takes any name', () => {
    const lens = { type: 'object', properties: { mm: { type: 'integer' } } };
    const camera = { type: 'object', properties: { lens, free: { ...lens, additionalProperties: true } } };
    const body = { camera: { lens: { mm: 35, f: 2 }, free: { f: 2 }, iso: 100 } };
    expect(valuesOfBody({ properties: { camera } }, body).misfits).toEqual([
      { name: 'camera.lens.f', why: 'unknown' },
      { name: 'camera.iso', why: 'unknown' },
    ]);
  });

  it('lists names that do not fit', () => {
    const { values, misfits } = valuesOfBody(schema, { prompt: 'a', style: 'x', version: 3, secret: 'y', seed: null });
    expect(values).toEqual({ prompt: 'a' });
    expect(misfits).toEqual([
      { name: 'style', why: 'unknown' },
      { name: 'version', why: 'fixed' },
      { name: 'secret', why: 'fixed' },
    ]);
    expect(valuesOfBody(schema, { version: 2 }).misfits).toEqual([]);
  });

  it('keeps unknown names where the model takes them', () => {
    const open = { ...schema, additionalProperties: true };
    const { values, misfits } = valuesOfBody(open, { prompt: 'a', style: 'x' });
    expect(misfits).toEqual([]);
    expect(requestBody(open, values)).toEqual({ prompt: 'a', style: 'x' });
  });

  it('reports the parked mode of a request with both', () => {
    const modal = {
      ...schema,
      'x-exclusive-modes': [
        { title: 'A', fields: ['input_images'] },
        { title: 'B', fields: ['input_image'] },
      ],
    };
    const { misfits } = valuesOfBody(modal, {
      input_images: ['https://a.example/1'],
      input_image: 'https://a.example/2',
    });
    expect(misfits).toEqual([{ name: 'input_image', why: 'excluded' }]);
  });

  it('writes the whole request as JSON where no fields can be drawn', () => {
    const whole = { type: 'object' };
    const { values } = valuesOfBody(whole, { a: [1] });
    expect(requestBody(whole, values)).toEqual({ a: [1] });
  });
});
