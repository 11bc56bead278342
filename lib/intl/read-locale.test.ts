import { describe, expect, it } from 'vitest';
import { readLocale } from './read-locale.ts';

describe('readLocale', () => {
  it.each([
    ['the chosen language', 'a=1; easel-language=de', 'en-US,en;q=0.9', 'de'],
    ['the browser’s first language', undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['the language of the highest quality', undefined, 'de;q=0.4, en-GB;q=0.8', 'en'],
    ['the next language that there is', undefined, 'fr-FR,fr;q=0.9,de;q=0.5,en;q=0.2', 'de'],
    ['no language that is refused', undefined, 'de;q=0, fr;q=0.5', 'en'],
    ['English where there is none', undefined, 'fr', 'en'],
    ['English without headers', undefined, undefined, 'en'],
    ['the browser’s language when the cookie is garbage', 'easel-language=xx', 'de', 'de'],
  ] as const)('returns %s', (_, cookie, acceptLanguage, locale) => {
    expect(readLocale({ cookie, acceptLanguage })).toBe(locale);
  });
});
