import { describe, expect, it } from 'vitest';
import { drawSeed } from './draw-seed.ts';
import { freshSeeds, setFresh } from './fresh-seeds.ts';
import { mainSeed, withDrawnSeed, withLockedSeed } from './seeds.ts';

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
  it('is the seed of the whole request', () => {
    expect(mainSeed(schema, {})?.pointer).toBe('/seed');
    expect(mainSeed({ properties: { noise_seed: { type: 'integer' } } }, {})?.pointer).toBe('/noise_seed');
    expect([mainSeed(plain, {}), mainSeed(inner, {})]).toEqual([null, null]);
  });
});

describe('withDrawnSeed', () => {
  it('draws one where none was given, or a random one was asked for', () => {
    expect(withDrawnSeed(schema, { prompt: 'a' }, () => 0.5)).toEqual({ prompt: 'a', seed: 50 });
    expect(withDrawnSeed(schema, { seed: -1 }, () => 0)).toEqual({ seed: 0 });
  });

  it('leaves a given one, several generations, and models without one', () => {
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

describe('withLockedSeed', () => {
  it('sets the seed so that it stays', () => {
    const locked = withLockedSeed(schema, setFresh({ prompt: 'a', seed: 7 }, '/seed', true), '12');
    expect([locked, freshSeeds(locked ?? {})]).toEqual([{ prompt: 'a', seed: 12 }, []]);
  });

  it.each([
    [schema, '100'],
    [{ properties: { seed: { type: 'integer' } } }, '18446744073709551615'],
    [plain, '7'],
  ])('%# sets none that the form cannot hold', (model, seed) => {
    expect(withLockedSeed(model, {}, seed)).toBeNull();
  });
});

describe('drawSeed', () => {
  it.each([
    [{ minimum: 4_000_000_000, maximum: null, step: 1 }, 4_000_000_000, 4_000_000_000],
    [{ minimum: 1, maximum: 9, step: 5 }, 5, 5],
    [{ minimum: null, maximum: null, step: 1 }, 0, 2_147_483_647],
    [{ minimum: -10, maximum: 3, step: 1 }, 0, 3],
  ])('keeps to the bounds of %j', (field, least, most) => {
    expect([drawSeed(field, 0), drawSeed(field, 1 - Number.EPSILON)]).toEqual([least, most]);
  });
});
