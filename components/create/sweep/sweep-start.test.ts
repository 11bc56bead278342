import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { setFresh } from '@/lib/schema-form/reserved-values';
import { isSameRequest, startOfJob } from './sweep-start';

const schema = {
  type: 'object',
  properties: {
    prompt: { type: 'string' },
    steps: { type: 'integer' },
    seed: { type: 'integer' },
  },
};
const model: LooseModel = { id: 'one', aliases: ['uno'], json_request_schema: schema };
const job = (change: Partial<StudioJob> = {}) =>
  ({
    status: 'succeeded',
    model: 'uno',
    request: { model: 'uno', prompt: 'a mill', steps: 30, seed: 7, num_generations: 1 },
    seed: '7',
    results: [{ thumbnailUrl: '/small' }],
    ...change,
  }) as StudioJob;

describe('startOfJob', () => {
  it('has the settings of a result, and its seed locked', () => {
    expect(startOfJob(job(), [model])).toEqual({
      model,
      schema,
      values: { prompt: 'a mill', steps: 30, seed: 7 },
      seed: '7',
      thumbnailUrl: '/small',
    });
  });

  it('is nothing without a result, or without its model', () => {
    expect(startOfJob(null, [model])).toBeNull();
    expect(startOfJob(job(), [])).toBeNull();
    expect(startOfJob(job({ status: 'processing', results: [] }), [model])).toBeNull();
  });
});

describe('isSameRequest', () => {
  const result = startOfJob(job(), [model]);
  const isSame = (values: JsonObject) => result !== null && isSameRequest({ model, schema, values }, result);

  it('is true for the form that made the result, whatever its seed unless that is locked', () => {
    expect(isSame({ steps: '30', prompt: 'a mill' })).toBe(true);
    expect(isSame({ steps: 30, prompt: 'a mill', seed: 7 })).toBe(true);
    expect(isSame(setFresh({ steps: 30, prompt: 'a mill', seed: 9 }, '/seed', true))).toBe(true);
    expect(isSame({ steps: 30, prompt: 'a mill', seed: -1 })).toBe(true);
    expect(isSame({ steps: 30, prompt: 'a mill', seed: 9 })).toBe(false);
    expect(isSame({ steps: 31, prompt: 'a mill' })).toBe(false);
    expect(isSame({ steps: 30, prompt: 'a barn' })).toBe(false);
  });
});
