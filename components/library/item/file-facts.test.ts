import { describe, expect, it } from 'vitest';
import { describeColour } from './file-facts';

describe('describeColour', () => {
  it.each([
    [{ primaries: 'bt709', transfer: 'bt709', range: 'limited' }, 'BT.709, limited range'],
    [{ primaries: 'bt2020', transfer: 'pq', range: 'full' }, 'BT.2020, PQ, full range'],
    [{ primaries: 'Adobe RGB (1998)', transfer: null, range: null }, 'Adobe RGB (1998)'],
    [{ primaries: null, transfer: null, range: null }, ''],
  ] as const)('writes %o as people do', (colour, words) => {
    expect(describeColour(colour)).toBe(words);
  });
});
