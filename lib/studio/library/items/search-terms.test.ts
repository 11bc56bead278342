import { describe, expect, it } from 'vitest';
import { isLiteral, readSearchTerms, textQuery } from './search-terms.ts';

const query = (typed: string) => textQuery(readSearchTerms(typed));

describe('readSearchTerms', () => {
  it('reads words, phrases and exclusions', () => {
    expect(readSearchTerms('light "in fog" -boat -"two men"')).toEqual([
      { text: 'light', isPhrase: false, isExcluded: false },
      { text: 'in fog', isPhrase: true, isExcluded: false },
      { text: 'boat', isPhrase: false, isExcluded: true },
      { text: 'two men', isPhrase: true, isExcluded: true },
    ]);
  });

  it('closes an open quote, and ignores terms without letters', () => {
    expect(readSearchTerms('- "in fo').map(({ text }) => text)).toEqual(['in fo']);
    expect(readSearchTerms(' -"" !! % *')).toEqual([]);
  });

  it('reads emoji in text and in colour form', () => {
    expect(readSearchTerms('☕️ fog -🇫🇷').map(({ text }) => text)).toEqual(['☕', 'fog', '🇫🇷']);
  });
});

describe('isLiteral', () => {
  it('detects terms that PostgreSQL cannot find as words', () => {
    const literal = readSearchTerms('fog 霧の中 ☕️ 35mm').filter(isLiteral);
    expect(literal.map(({ text }) => text)).toEqual(['霧の中', '☕']);
  });
});

describe('textQuery', () => {
  it('matches the beginnings of words, and whole phrases', () => {
    expect(query('Café -boat "in fog"')).toBe("'Cafe':* & !'boat':* & 'in fog'");
  });

  it('escapes quotes', () => {
    expect(query(String.raw`o'brien' | !x \'`)).toBe("'o brien ':* & '!x':*");
    expect(query('')).toBeNull();
  });
});
