import { describe, expect, it } from 'vitest';
import { deriveSeed } from './derive-seed.ts';

describe('deriveSeed', () => {
  it('keeps the seed for the first, and gives each further one another seed of 31 bits', () => {
    const seeds = [0, 1, 2, 3].map((index) => deriveSeed(7, index));
    expect(seeds[0]).toBe(7);
    expect(new Set(seeds).size).toBe(4);
    for (const seed of seeds) expect(seed).toBeLessThan(2 ** 31);
  });

  it('gives the same seed again', () => {
    expect(deriveSeed(7, 1)).toBe(deriveSeed(7, 1));
    expect(deriveSeed(7, 1)).not.toBe(deriveSeed(8, 1));
  });
});
