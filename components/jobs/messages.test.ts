import { describe, expect, it } from 'vitest';
import { ordinal } from './messages';

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [13, '13th'],
    [22, '22nd'],
    [112, '112th'],
  ])('writes %i as %s', (number, words) => {
    expect(ordinal(number)).toBe(words);
  });
});
