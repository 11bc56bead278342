import { describe, expect, it } from 'vitest';
import { groups, lookUp, normalizePhrase, pluralOf } from './lexicon.ts';

describe('lookUp', () => {
  it('knows every listed phrase as its own concept', () => {
    const strays: string[] = [];
    for (const [group, concepts] of Object.entries(groups)) {
      for (const [id, words] of Object.entries(concepts) as [string, string][]) {
        for (const word of words.split(',').map(normalizePhrase)) {
          const meanings = lookUp(word)?.meanings ?? [];
          if (!meanings.some((meaning) => meaning.group === group && meaning.id === id))
            strays.push(`${group} ${id}: ${word}`);
        }
      }
    }
    expect(strays).toEqual([]);
  });
});

describe('pluralOf', () => {
  it('knows regular spellings', () => {
    expect(['fox', 'city', 'boat', 'church', 'day'].map(pluralOf)).toEqual([
      'foxes',
      'cities',
      'boats',
      'churches',
      'days',
    ]);
  });
});
