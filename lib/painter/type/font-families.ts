import type { FontPackage } from '../../media/mark/font-package.ts';
import { languageOf, type TextLanguage } from './text-language.ts';
import { scriptTypefaces, type TypefaceName, typefaces } from './typefaces.ts';

/** Space and figures: a line is measured by them even when its text has none. */
const alwaysNeeded = 'A0 ';

const isMark = (character: string): boolean => /^(?:\p{M}|\p{Cf})/u.test(character);

function chainOf(names: readonly TypefaceName[], language: TextLanguage, hasSerifs: boolean): FontPackage[] {
  const own = names.map((name) => typefaces[name]);
  const scripts = scriptTypefaces(language, hasSerifs);
  const western = [...(hasSerifs ? [typefaces.garamond] : []), typefaces.inter, typefaces.emoji];
  // A script's own typeface also has the punctuation of its language: full-width marks, its own quotation marks.
  return language === 'en' || language === 'ru' || language === 'el'
    ? [...own, ...western, ...scripts]
    : [...own, ...scripts.slice(0, 1), ...western, ...scripts.slice(1)];
}

/**
 * The value of `font-family` that has every character of a text: the named typefaces first, then those of the text's
 * scripts. Registers only the files that are needed. Characters that no typeface has are left to the system's fonts.
 *
 * @param options.hasSerifs chooses among the typefaces of other scripts
 * @param options.language the result of `languageOf` by default
 */
export function fontFamilies(
  names: readonly TypefaceName[],
  text: string,
  options: { hasSerifs?: boolean; language?: TextLanguage } = {},
): string {
  const chain = chainOf(names, options.language ?? languageOf(text), options.hasSerifs ?? false);
  const ranks = new Map<string, number>();
  let base = -1;
  for (const character of alwaysNeeded + text) {
    // A mark is drawn by the typeface of its letter if that has it.
    const ofBase = isMark(character) && chain[base]?.familyOf(character);
    if (typeof ofBase === 'string') {
      ranks.set(ofBase, base);
      continue;
    }
    base = chain.findIndex((typeface) => typeface.familyOf(character) !== null);
    const family = chain[base]?.familyOf(character);
    if (typeof family === 'string') ranks.set(family, base);
  }
  return [...ranks]
    .toSorted(([, one], [, other]) => one - other)
    .map(([family]) => `"${family}"`)
    .join(', ');
}

/** Whether a typeface itself has every letter and figure of a text. */
export function hasLetters(name: TypefaceName, text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  return letters.every((letter) => typefaces[name].familyOf(letter) !== null);
}
