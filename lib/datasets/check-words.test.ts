import { describe, expect, it } from 'vitest';
import { checkWords, longestRun } from './check-words.ts';

describe('longestRun', () => {
  it.each([
    ['', 0],
    ['one three', 5],
    ['a--------b', 8],
    ['x          y', 10],
    ['1234567890', 1],
    ['東京の夜景、静かな海。', 5],
  ])('of %s', (text, length) => expect(longestRun(text)).toBe(length));
});

describe('checkWords', () => {
  it('accepts long texts of words, in any script', () => {
    expect(checkWords('word '.repeat(100_000))).toBeNull();
    expect(checkWords('静かな夜の港、遠くの灯り。'.repeat(10_000))).toBeNull();
  });

  it('rejects runs that would take minutes to tokenize', () => {
    expect(checkWords(`see ${'a'.repeat(100_000)}`)).toMatch(/a run of 100000 characters/);
    expect(checkWords(' '.repeat(100_000))).not.toBeNull();
    expect(checkWords('-='.repeat(50_000))).not.toBeNull();
  });
});
