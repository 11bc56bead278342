import { describe, expect, it } from 'vitest';
import { checkWords, findRefusedWord } from './check-words.ts';

describe('checkWords', () => {
  it.each([
    ['a soldier with a rifle', 0, 'rifle', 'violence'],
    ['a nude statue', 1, 'nude', 'nudity'],
    ['cocaine', 2, 'cocaine', 'drugs'],
    ['a murder', 2, 'murder', 'violence'],
    ['a massacre', 3, 'massacre', 'violence'],
    ['porn', 3, 'porn', 'pornography'],
  ])('refuses “%s” at %i, naming the word, its kind, and the setting by its title', (prompt, tolerance, word, kind) => {
    expect(() => checkWords(prompt, tolerance)).toThrow(
      `prompt: The word “${word}” (${kind}) is not allowed while “Safety tolerance” is ${tolerance}. Remove it, or raise “Safety tolerance” above ${tolerance}.`,
    );
  });

  it('names no remedy but another prompt where no tolerance is enough', () => {
    expect(() => checkWords('a rape', 4)).toThrow(/“rape” \(sexual violence\) .+ is 4\. Remove it\.$/);
  });

  it('names the most severe word', () => {
    expect(findRefusedWord('a bloody massacre with guns', 0)).toEqual({ word: 'massacre', kind: 'violence', level: 3 });
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
