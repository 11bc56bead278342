import { describe, expect, it } from 'vitest';
import { findColour, findColours, namedColours } from './colour-names.ts';

describe('namedColours', () => {
  it('contains each name once', () => {
    expect(new Set(namedColours.map(({ name }) => name)).size).toBe(namedColours.length);
  });
});

describe('findColour', () => {
  it('reads names, with hyphens too, and hexadecimal codes', () => {
    expect(findColour('Sky-Blue')?.name).toBe('sky blue');
    expect(findColour('#0f8')?.rgb).toEqual([0, 255, 136]);
    expect(findColour('#102030')?.rgb).toEqual([16, 32, 48]);
    expect(findColour('umbrella')).toBeNull();
  });
});

describe('findColours', () => {
  it('finds the longest names in order, and whole words only', () => {
    expect(findColours('Hundred navy boats, sky blue water, golden sun').map(({ name }) => name)).toEqual([
      'navy',
      'sky blue',
      'golden',
    ]);
  });
});
