import { describe, expect, it } from 'vitest';
import { withoutSeeds } from './without-seeds.ts';

describe('withoutSeeds', () => {
  it('takes seeds out, wherever they stand, and leaves the rest', () => {
    const schema = {
      type: 'object',
      properties: {
        prompt: { type: 'string' },
        seed: { type: 'integer' },
        noise: { type: 'object', properties: { seed: { type: 'integer' }, amount: { type: 'number' } } },
      },
    };
    const request = { prompt: 'a hill', seed: 7, noise: { seed: 8, amount: 1 }, model: 'ig-1' };
    expect(withoutSeeds(schema, request)).toEqual({ prompt: 'a hill', noise: { amount: 1 }, model: 'ig-1' });
  });
});
