import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

describe('checkWords', () => {
  it.each([
    ['a soldier with a rifle', 0],
    ['a nude statue', 1],
    ['a murder', 2],
    ['torture', 3],
    ['a rape', 4],
  ])('refuses “%s” at %i, naming the word and the remedy', (prompt, tolerance) => {
    expect(() => checkWords(prompt, tolerance)).toThrow(/^prompt: The word “.+” .+ is not allowed .+ Remove it/);
  });

  it.each([
    ['a soldier with a rifle', 1],
    ['a nude statue', 2],
    ['torture', 4],
    ['rapeseed in bloom, a warm wind', 0],
  ])('accepts “%s” at %i', (prompt, tolerance) => {
    expect(() => checkWords(prompt, tolerance)).not.toThrow();
  });
});
