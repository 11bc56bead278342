import { describe, expect, it } from 'vitest';
import { modelRequest } from './model-request.ts';

describe('modelRequest', () => {
  it('is for the chosen model, whatever the schema has under this name', () => {
    const looms = ['hand', 'power'].map((name) => ({
      type: 'object',
      required: ['model'],
      properties: { model: { const: name }, cloth: { type: 'string' } },
    }));
    expect(modelRequest('studio/loom', { oneOf: looms }, { cloth: 'linen', model: 'power' })).toEqual({
      model: 'studio/loom',
      cloth: 'linen',
    });
    const own = { type: 'object', properties: { model: { enum: ['Crisp 2'] } } };
    expect(modelRequest('upscaler', own, { model: 'Crisp 2' })).toEqual({ model: 'upscaler' });
  });
});
