import { describe, expect, it } from 'vitest';
import { seedWithin } from './seed-within.ts';

describe('seedWithin', () => {
  it.each([
    [7, { minimum: 0, maximum: 9 }, 7],
    [77, { minimum: 0, maximum: 9 }, 7],
    [3, { minimum: 10, maximum: 19 }, 13],
    [3, { minimum: 10, maximum: null }, 13],
    [2 ** 40, { minimum: null, maximum: null }, 2 ** 40],
    [64, { minimum: 64, maximum: 64 }, 64],
  ])('keeps %d within %o', (seed, bounds, expected) => {
    expect(seedWithin(seed, bounds)).toBe(expected);
  });
});
