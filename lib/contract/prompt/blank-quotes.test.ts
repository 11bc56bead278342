import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankQuotes } from './blank-quotes.ts';
import { growthOfEightfold, linearGrowth } from '../../setup/test/growth.ts';

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/g;
const byPattern = (text: string) => text.replaceAll(quoted, (found) => ' '.repeat(found.length));

describe('blankQuotes', () => {
  it('blanks quoted text, in the quotation marks of many languages', () => {
    expect(blankQuotes('a "b" c “d” e „f“ g „h” i «j» k 「l」 m')).toBe('a     c     e     g     i     k     m');
    expect(blankQuotes('5" and “open')).toBe('5" and “open');
  });

  it('gives the same result as a pattern', () => {
    assert(
      property(array(constantFrom('a', ' ', '"', '“', '”', '„', '«', '»', '「', '」')), (parts) => {
        expect(blankQuotes(parts.join(''))).toBe(byPattern(parts.join('')));
      }),
    );
  });

  it.each(['"', '“', '„', '«', '「', '“”', '»«'])('takes linear time: %s', (mark) => {
    const growth = growthOfEightfold((size) => void blankQuotes(mark.repeat(size)), 25_000);
    expect(growth).toBeLessThan(linearGrowth);
  });
});
