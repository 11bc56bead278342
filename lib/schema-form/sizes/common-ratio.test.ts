import { describe, expect, it } from 'vitest';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models } from '../../service/models/registry.ts';
import { initialValues } from '../values/initial-values.ts';
import { requestedRatio, withRatio } from './common-ratio.ts';

const sides = { width: { type: 'integer', default: 1024 }, height: { type: 'integer', default: 1024 } };
const schema = (properties: object) => ({ type: 'object', properties });
const wide = { width: 16, height: 9 };

describe('requestedRatio', () => {
  it('reads the sides or the chosen ratio, by their defaults too', () => {
    expect(requestedRatio(schema(sides), {})).toEqual({ width: 1024, height: 1024 });
    expect(requestedRatio(schema(sides), { width: 1536 })).toEqual({ width: 1536, height: 1024 });
    const choice = schema({ aspect_ratio: { type: 'string', enum: ['1:1', '16:9', 'auto'], default: '16:9' } });
    expect(requestedRatio(choice, {})).toEqual(wide);
    expect(requestedRatio(choice, { aspect_ratio: 'auto' })).toBeNull();
    expect(requestedRatio(schema({ prompt: { type: 'string' } }), {})).toBeNull();
  });
});

describe('withRatio', () => {
  it('sets sides with about as many pixels as before', () => {
    expect(withRatio(schema(sides), { prompt: 'a' }, wide)).toEqual({ prompt: 'a', width: 1368, height: 768 });
  });

  it('sets the choice of the same ratio, and refuses another one', () => {
    const choice = schema({ size: { type: 'string', enum: ['1024x1024', '1792x1008'] } });
    expect(withRatio(choice, {}, wide)).toEqual({ size: '1792x1008' });
    expect(withRatio(choice, {}, { width: 3, height: 2 })).toBeNull();
    expect(withRatio(schema({}), {}, wide)).toBeNull();
  });

  it('makes every model that can ask for a square ask for one', () => {
    const squared = models.flatMap((model) => {
      const request = requestSchemaOf(model);
      const values = withRatio(request, initialValues(request), { width: 1, height: 1 });
      return values === null ? [] : [{ id: model.id, ratio: requestedRatio(request, values) }];
    });
    expect(squared.length).toBeGreaterThan(12);
    for (const { id, ratio } of squared) expect([id, ratio === null ? 0 : ratio.width / ratio.height]).toEqual([id, 1]);
  });
});
