import { describe, expect, it } from 'vitest';
import { planRemix, withoutDrift } from './plan-remix';

const schema = {
  type: 'object',
  properties: {
    prompt: { type: 'string', 'x-workbench-default': 'an example' },
    steps: { type: 'integer', maximum: 20 },
    seed: { type: 'integer' },
  },
};
const request = { model: 'ig-1', prompt: 'a hill', steps: 8, seed: 7, num_generations: 2 };

describe('planRemix', () => {
  it('reads the settings of a request, without what stands beside them', () => {
    const { values, report } = planRemix(schema, request, null);
    expect(values).toEqual({ prompt: 'a hill', steps: 8, seed: 7 });
    expect(report).toEqual([]);
  });

  it.each([
    [null, false],
    [{ prompt: 'an example' }, false],
    [{ prompt: 'an example', steps: 3 }, true],
  ])('shows what would change of %j first: %s', (draft, isShownFirst) => {
    expect(planRemix(schema, request, draft).isShownFirst).toBe(isShownFirst);
  });
});

describe('withoutDrift', () => {
  it('gives the request to send again, for chance to begin anew', () => {
    expect(withoutDrift(schema, request)).toEqual({ model: 'ig-1', prompt: 'a hill', steps: 8, num_generations: 2 });
  });

  it('gives none once the model has changed', () => {
    expect(withoutDrift(schema, { ...request, steps: 50 })).toBeNull();
    expect(withoutDrift(schema, { ...request, style: 'ink' })).toBeNull();
  });
});
