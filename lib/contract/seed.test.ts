import { describe, expect, it } from 'vitest';
import { exactSeed, isSeedName, readSeed, seedNameOf, seedOf } from './seed.ts';

const beyondNumbers = '18446744073709551615';

describe('isSeedName', () => {
  it.each([
    ['seed', true],
    ['noise_seed', true],
    ['Seed', true],
    ['seeds', false],
    ['birdseed', false],
    ['seed_mode', false],
  ])('%s: %s', (name, isSeed) => {
    expect(isSeedName(name)).toBe(isSeed);
  });
});

describe('readSeed', () => {
  it.each([
    [0, '0'],
    [2_147_483_647, '2147483647'],
    [beyondNumbers, beyondNumbers],
    [-1, null],
    [1.5, null],
    [2 ** 53, null],
    ['random', null],
    [null, null],
  ])('reads %j as %j', (value, seed) => {
    expect(readSeed(value)).toBe(seed);
  });
});

describe('seedOf', () => {
  it('prefers `seed` to other names, and reads another name where it is the only one', () => {
    expect(seedOf({ noise_seed: 3, seed: 7 })).toBe('7');
    expect(seedNameOf({ prompt: 'a', noise_seed: 3 })).toBe('noise_seed');
    expect(seedOf({ seed: -1, noise_seed: 3 })).toBe('3');
    expect(seedOf({ prompt: 'a' })).toBeNull();
  });
});

describe('exactSeed', () => {
  it('returns no number where it would be another seed', () => {
    expect(exactSeed('7')).toBe(7);
    expect(exactSeed(beyondNumbers)).toBeNull();
    expect(exactSeed(null)).toBeNull();
  });
});
