import { describe, expect, it } from 'vitest';
import { readQuotedTexts } from './quoted-texts.ts';

describe('readQuotedTexts', () => {
  it('knows the quotation marks of many languages', () => {
    const prompt = '"a" “b” „c“ „d” «e» »f« ‹g› 「h」 『i』 《j》 ＂k＂ \'l m\' ‘n’ ‚o‘';
    expect(readQuotedTexts(prompt).map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
      'i',
      'j',
      'k',
      'l m',
      'n',
      'o',
    ]);
  });

  it('does not read an apostrophe as a quotation mark', () => {
    expect(readQuotedTexts("the dog's bone and the cats' bowl")).toEqual([]);
    expect(readQuotedTexts("reading 'don't panic'").map(({ text }) => text)).toEqual(["don't panic"]);
  });

  it('returns the position of each', () => {
    const prompt = 'a sign «Ouvert» here';
    const [found] = readQuotedTexts(prompt);
    expect(prompt.slice(found?.index, (found?.index ?? 0) + (found?.length ?? 0))).toBe('«Ouvert»');
  });
});
