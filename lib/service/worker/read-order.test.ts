import { describe, expect, it } from 'vitest';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { scriptedModel } from '../engines/testing/scripted-engine.ts';
import { ownRequest } from './bound-request.ts';
import { jobOfPart } from './read-order.ts';

describe('jobOfPart', () => {
  const none = { measures: {}, framesPerSecond: null, format: null, watermark: null, hasExactSize: false };
  const order = {
    binding: { ...none, count: 'num_images' },
    job: { model: scriptedModel('flux'), parameters: { prompt: 'a red fox', num_images: 3, seed: 7 }, seed: 7 },
    seeds: { minimum: 1, maximum: 999 },
    expense: { engine: 'atelier', model: 'flux', cost: 0 },
    fetchInputs: () => Promise.resolve({}),
    request: ownRequest,
  };

  it('has the seed of the request first, and then others that the model accepts', () => {
    const seeds = [0, 1, 2, 3].map((index) => Number(jobOfPart(order, index, 'key').parameters['seed']));
    expect(seeds[0]).toBe(7);
    expect(new Set(seeds).size).toBe(4);
    expect(seeds.filter((seed) => seed >= 1 && seed <= 999)).toEqual(seeds);
    expect(deriveSeed(7, 1)).toBeGreaterThan(999);
  });

  it('asks for one result', () => {
    expect(jobOfPart(order, 0, 'key').parameters).toEqual({ prompt: 'a red fox', seed: 7 });
  });
});
