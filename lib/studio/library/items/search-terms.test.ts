import { describe, expect, it } from 'vitest';
import { isLiteral, readSearchTerms, textQuery } from './search-terms.ts';

const query = (typed: string) => textQuery(readSearchTerms(typed));

describe('readSearchTerms', () => {
  it('reads words, phrases and what is excluded', () => {
    expect(readSearchTerms('light "in fog" -boat -"two men"')).toEqual([
      { text: 'light', isPhrase: false, isExcluded: false },
      { text: 'in fog', isPhrase: true, isExcluded: false },
      { text: 'boat', isPhrase: false, isExcluded: true },
      { text: 'two men', isPhrase: true, isExcluded: true },
    ]);
  });

  it('closes a quote that is still open, and leaves out what has no letters', () => {
    expect(readSearchTerms('- "in fo').map(({ text }) => text)).toEqual(['in fo']);
    expect(readSearchTerms(' -"" !! % *')).toEqual([]);
  });

  it('takes emoji as they are, of one colour or of many', () => {
    expect(readSearchTerms('☕️ fog -🇫🇷').map(({ text }) => text)).toEqual(['☕', 'fog', '🇫🇷']);
  });
});

describe('isLiteral', () => {
  it('finds out what PostgreSQL cannot find by words', () => {
    const literal = readSearchTerms('fog 霧の中 ☕️ 35mm').filter(isLiteral);
    expect(literal.map(({ text }) => text)).toEqual(['霧の中', '☕']);
  });
});

describe('textQuery', () => {
  it('finds words by their beginnings and phrases as they stand', () => {
    expect(query('Café -boat "in fog"')).toBe("'Cafe':* & !'boat':* & 'in fog'");
  });

  it('lets nothing out of its quotes', () => {
    expect(query(String.raw`o'brien' | !x \'`)).toBe("'o brien ':* & '!x':*");
    expect(query('')).toBeNull();
  });
});
