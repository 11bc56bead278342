import { describe, expect, it } from 'vitest';
import { resetField } from '../model/choose-alternative.ts';
import { freshSeeds, setFresh, withFreshSeeds, withoutFreshSeeds } from './fresh-seeds.ts';
import { requestBody } from './request-body.ts';
import { keepValues } from '../carry-over/carry-over.ts';

const schema = {
  properties: {
    prompt: { type: 'string' },
    seed: { type: 'integer', minimum: 0, maximum: 99 },
    start: { type: 'object', properties: { seed: { type: 'integer', default: 42 } } },
  },
};

describe('setFresh', () => {
  it('marks a seed as drawn anew and as staying, and leaves no empty mark behind', () => {
    const fresh = setFresh({ seed: 7 }, '/seed', true);
    expect(freshSeeds(fresh)).toEqual(['/seed']);
    expect(setFresh(fresh, '/seed', true)).toBe(fresh);
    expect(setFresh(fresh, '/seed', false)).toEqual({ seed: 7 });
    expect(resetField(fresh, '/seed')).toEqual({});
  });
});

describe('withFreshSeeds', () => {
  it('draws the seeds that are not to stay, inside their bounds, and sends no mark', () => {
    const values = setFresh(setFresh({ prompt: 'a', seed: 7 }, '/seed', true), '/start/seed', true);
    const seeded = withFreshSeeds(schema, values, () => 0.5);
    expect(requestBody(schema, seeded)).toEqual({ prompt: 'a', seed: 50, start: { seed: 1_073_741_824 } });
    expect(freshSeeds(seeded)).toEqual(['/seed', '/start/seed']);
  });

  it('leaves a seed alone that stays, and one of a form that has none', () => {
    const locked = { seed: 7 };
    expect(withFreshSeeds(schema, locked, () => 0.5)).toBe(locked);
    const elsewhere = setFresh({ prompt: 'a' }, '/prompt', true);
    expect(withFreshSeeds(schema, elsewhere, () => 0.5)).toBe(elsewhere);
  });
});

describe('withoutFreshSeeds', () => {
  it('makes presses of the same request alike, whatever each drew', () => {
    const bodies = [0.1, 0.9].map((chance) => {
      const values = withFreshSeeds(schema, setFresh({ prompt: 'a', seed: 1 }, '/seed', true), () => chance);
      return requestBody(schema, withoutFreshSeeds(values));
    });
    expect(bodies).toEqual([{ prompt: 'a' }, { prompt: 'a' }]);
  });
});

describe('keepValues', () => {
  it('carries over whether a seed stays', () => {
    const other = { properties: { prompt: { type: 'string' }, noise_seed: { type: 'integer' } } };
    const to = { schema: other, values: {} };
    const fresh = keepValues({ schema, values: setFresh({ seed: 7 }, '/seed', true) }, to);
    expect(fresh.values).toEqual({ noise_seed: 7, $fresh: ['/noise_seed'] });
    const locked = keepValues({ schema, values: { seed: 8 } }, { schema: other, values: fresh.values });
    expect(locked.values).toEqual({ noise_seed: 8 });
  });
});
