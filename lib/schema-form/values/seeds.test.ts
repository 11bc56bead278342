import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import {
  drawSeeds,
  lockedSeed,
  mainSeed,
  withDrawnSeed,
  withLockedSeed,
  drawSeed,
  withFreshSeeds,
  withoutFreshSeeds,
  withoutSeeds,
  withSeedsFor,
} from './seeds.ts';
import { carryOver } from '../carry-over/carry-over.ts';
import { resetField } from '../model/choose-alternative.ts';
import { freshSeeds, setFresh } from '../reserved-values.ts';
import { requestBody } from './request-body.ts';

const schema = {
  properties: {
    prompt: { type: 'string' },
    noise_seed: { type: 'integer' },
    seed: { anyOf: [{ type: 'integer', minimum: 0, maximum: 99 }, { type: 'null' }], default: null },
  },
};
const plain = { properties: { prompt: { type: 'string' } } };
const inner = { properties: { noise: { type: 'object', properties: { seed: { type: 'integer' } } } } };

describe('mainSeed', () => {
  it('returns the seed of the whole request', () => {
    expect(mainSeed(schema, {})?.pointer).toBe('/seed');
    expect(mainSeed({ properties: { noise_seed: { type: 'integer' } } }, {})?.pointer).toBe('/noise_seed');
    expect([mainSeed(plain, {}), mainSeed(inner, {})]).toEqual([null, null]);
  });
});

describe('lockedSeed', () => {
  it('is what stays at each press, unlike a random seed or one that is drawn anew', () => {
    expect(lockedSeed(schema, { seed: 0 })).toBe(0);
    expect(lockedSeed(schema, { seed: -1 })).toBeNull();
    expect(lockedSeed(schema, setFresh({ seed: 7 }, '/seed', true))).toBeNull();
    expect([lockedSeed(schema, {}), lockedSeed(plain, { seed: 7 })]).toEqual([null, null]);
  });
});

describe('withDrawnSeed', () => {
  it('draws one where none was given, or a random one was requested', () => {
    expect(withDrawnSeed(schema, { prompt: 'a' }, () => 0.5)).toEqual({ prompt: 'a', seed: 50 });
    expect(withDrawnSeed(schema, { seed: -1 }, () => 0)).toEqual({ seed: 0 });
  });

  it('leaves a given one, several generations, and models without a seed unchanged', () => {
    for (const values of [{ seed: 0 }, { seed: 7 }, { prompt: 'four', num_generations: 4 }]) {
      expect(withDrawnSeed(schema, values, () => 0.5)).toBe(values);
    }
    const values = { prompt: 'a' };
    expect([withDrawnSeed(plain, values, () => 0.5), withDrawnSeed(inner, values, () => 0.5)]).toEqual([
      values,
      values,
    ]);
  });
});

describe('withDrawnSeed of alternatives', () => {
  it('draws one where the alternative in use has it', () => {
    const seeded = { title: 'One', properties: { prompt: { type: 'string' }, seed: { type: 'integer' } } };
    const other = { title: 'Other', properties: { prompt: { type: 'string' } } };
    const either = { oneOf: [seeded, other] };
    const drawn = (at: number) =>
      withDrawnSeed(either, { prompt: 'a' }, () => 0, { prompt: 'a', $choices: { '': { at, parked: {} } } });
    expect([drawn(0), drawn(1)]).toEqual([{ prompt: 'a', seed: 0 }, { prompt: 'a' }]);
  });
});

describe('withLockedSeed', () => {
  it('sets the seed and locks it', () => {
    const locked = withLockedSeed(schema, setFresh({ prompt: 'a', seed: 7 }, '/seed', true), '12');
    expect([locked, freshSeeds(locked ?? {})]).toEqual([{ prompt: 'a', seed: 12 }, []]);
  });

  it.each([
    [schema, '100'],
    [{ properties: { seed: { type: 'integer' } } }, '18446744073709551615'],
    [plain, '7'],
  ])('%# sets no seed that the form cannot represent', (model, seed) => {
    expect(withLockedSeed(model, {}, seed)).toBeNull();
  });
});

describe('drawSeed', () => {
  it.each([
    [{ minimum: 4_000_000_000, maximum: null, step: 1 }, 4_000_000_000, 4_000_000_000],
    [{ minimum: 1, maximum: 9, step: 5 }, 5, 5],
    [{ minimum: null, maximum: null, step: 1 }, 0, 2_147_483_647],
    [{ minimum: -10, maximum: 3, step: 1 }, 0, 3],
  ])('stays inside the bounds of %j', (field, least, most) => {
    expect([drawSeed(field, 0), drawSeed(field, 1 - Number.EPSILON)]).toEqual([least, most]);
  });
});

describe('drawSeed in round figures', () => {
  it('stays inside the bounds', () => {
    expect(drawSeed({ minimum: null, maximum: null, step: 1 }, 0)).toBe(0);
    expect(drawSeed({ minimum: null, maximum: null, step: 1 }, 0.999_999_999_9)).toBe(2_147_483_647);
    expect(drawSeed({ minimum: 5, maximum: 6, step: 1 }, 0.99)).toBe(6);
  });
});

const seededSchema = {
  properties: {
    prompt: { type: 'string' },
    seed: { type: 'integer', minimum: 0, maximum: 99 },
    start: { type: 'object', properties: { seed: { type: 'integer', default: 42 } } },
  },
};

describe('setFresh', () => {
  it('marks a seed as drawn anew or locked, and leaves no empty marks behind', () => {
    const fresh = setFresh({ seed: 7 }, '/seed', true);
    expect(freshSeeds(fresh)).toEqual(['/seed']);
    expect(setFresh(fresh, '/seed', true)).toBe(fresh);
    expect(setFresh(fresh, '/seed', false)).toEqual({ seed: 7 });
    expect(resetField(fresh, '/seed')).toEqual({});
  });
});

describe('drawSeeds', () => {
  const field = { minimum: 10, maximum: 30, step: 5 };
  const draw = (taken: number[], chance: number, count = 3) =>
    drawSeeds(field, { count, taken: new Set(taken), chance });

  it('draws a seed and those after it, on the steps of the field', () => {
    expect(draw([], 0)).toEqual([10, 15, 20]);
  });

  it('passes over taken seeds, and goes on from the lowest after the highest', () => {
    expect(draw([15, 30], 0.7)).toEqual([10, 20, 25]);
  });

  it('repeats taken seeds only where the field has no others', () => {
    expect(draw([10, 15, 20, 25], 0)).toEqual([10, 15, 30]);
    expect(draw([], 0, 6)).toEqual([10, 10, 15, 20, 25, 30]);
  });
});

describe('withFreshSeeds', () => {
  it('draws unlocked seeds inside their bounds, and sends no marks', () => {
    const values = setFresh(setFresh({ prompt: 'a', seed: 7 }, '/seed', true), '/start/seed', true);
    const seeded = withFreshSeeds(seededSchema, values, () => 0.5);
    expect(requestBody(seededSchema, seeded)).toEqual({ prompt: 'a', seed: 50, start: { seed: 1_073_741_824 } });
    expect(freshSeeds(seeded)).toEqual(['/seed', '/start/seed']);
  });

  it('leaves locked seeds, and forms without a seed, unchanged', () => {
    const locked = { seed: 7 };
    expect(withFreshSeeds(seededSchema, locked, () => 0.5)).toBe(locked);
    const elsewhere = setFresh({ prompt: 'a' }, '/prompt', true);
    expect(withFreshSeeds(seededSchema, elsewhere, () => 0.5)).toBe(elsewhere);
  });
});

describe('withoutFreshSeeds', () => {
  it('makes presses of the same request equal, whichever seeds they drew', () => {
    const bodies = [0.1, 0.9].map((chance) => {
      const values = withFreshSeeds(seededSchema, setFresh({ prompt: 'a', seed: 1 }, '/seed', true), () => chance);
      return requestBody(seededSchema, withoutFreshSeeds(values));
    });
    expect(bodies).toEqual([{ prompt: 'a' }, { prompt: 'a' }]);
  });
});

/** What a press of so many variants sends. */
const sentSeeds = (variants: number, values: JsonObject) =>
  requestBody(
    seededSchema,
    withSeedsFor(variants, seededSchema, values, () => 0.5),
  );

describe('withSeedsFor', () => {
  it('draws the unlocked seeds of one variant, and leaves out those of several', () => {
    const unlocked = setFresh({ prompt: 'a', seed: 7 }, '/seed', true);
    expect(sentSeeds(1, unlocked)).toEqual({ prompt: 'a', seed: 50 });
    expect(sentSeeds(2, unlocked)).toEqual({ prompt: 'a' });
    expect(sentSeeds(2, { prompt: 'a', seed: 7 })).toEqual({ prompt: 'a', seed: 7 });
  });
});

describe('carryOver', () => {
  it('carries over whether a seed is locked', () => {
    const other = { properties: { prompt: { type: 'string' }, noise_seed: { type: 'integer' } } };
    const to = { schema: other, values: {} };
    const fresh = carryOver({ schema: seededSchema, values: setFresh({ seed: 7 }, '/seed', true) }, to);
    expect(fresh.values).toEqual({ noise_seed: 7, $fresh: ['/noise_seed'] });
    const locked = carryOver({ schema: seededSchema, values: { seed: 8 } }, { schema: other, values: fresh.values });
    expect(locked.values).toEqual({ noise_seed: 8 });
  });
});

describe('withoutSeeds', () => {
  it('removes seeds at any depth, and leaves the rest', () => {
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
