import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { planRemix, repetition } from './plan-remix';

const schema = {
  type: 'object',
  properties: {
    prompt: { type: 'string', 'x-workbench-default': 'an example' },
    steps: { type: 'integer', maximum: 20 },
    seed: { type: 'integer' },
  },
};
const again = (request: JsonObject, seed: string | null) => repetition(schema, { request, seed });
const request = { model: 'ig-1', prompt: 'a hill', steps: 8, seed: 7, num_generations: 2 };

describe('planRemix', () => {
  it('reads the settings of a request, without what is beside them', () => {
    const { values, report } = planRemix(schema, { request, seed: null }, null);
    expect(values).toEqual({ prompt: 'a hill', steps: 8, seed: 7 });
    expect(report).toEqual([]);
  });

  it('uses the seed of the result instead of the request’s', () => {
    const { seed: _given, ...seedless } = request;
    expect(planRemix(schema, { request: seedless, seed: '12' }, null).values).toMatchObject({ seed: 12 });
    expect(planRemix(schema, { request, seed: '12' }, null).values).toMatchObject({ seed: 12 });
  });

  it.each([
    [null, false],
    [{ prompt: 'an example' }, false],
    [{ prompt: 'an example', steps: 3 }, true],
  ])('decides whether changes of %j are shown first: %s', (draft, isShownFirst) => {
    expect(planRemix(schema, { request, seed: null }, draft).isShownFirst).toBe(isShownFirst);
  });
});

describe('repetition', () => {
  it('returns the request without a seed, to be drawn anew', () => {
    expect(again(request, null)).toEqual({ model: 'ig-1', prompt: 'a hill', steps: 8, num_generations: 2 });
  });

  it('returns the request with the seed of a result', () => {
    expect(again(request, '12')).toEqual({ model: 'ig-1', prompt: 'a hill', steps: 8, seed: 12 });
  });

  it('returns null once the model has changed', () => {
    expect(again({ ...request, steps: 50 }, null)).toBeNull();
    expect(again({ ...request, style: 'ink' }, '7')).toBeNull();
  });
});
