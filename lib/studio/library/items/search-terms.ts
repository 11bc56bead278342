import { isSearchable } from '../../../contract/studio/search-words.ts';

/** The parts of a search text. */
export interface SearchTerm {
  text: string;
  isPhrase: boolean;
  isExcluded: boolean;
}

const mostTerms = 32;

/**
 * Splits a search text into words and "phrases", each with an optional minus in front. An open quote closes at the end.
 */
export function readSearchTerms(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [, minus, phrase, word] of typed.matchAll(/(-?)(?:["“„”]([^"“”„]*)(?:["“”]|$)|([^\s"“„”]+))/gu)) {
    const text = plain(phrase ?? word ?? '');
    if (isSearchable(text)) terms.push({ text, isPhrase: phrase !== undefined, isExcluded: minus === '-' });
  }
  return terms.slice(0, mostTerms);
}

/**
 * The terms as PostgreSQL's `to_tsquery('simple', …)` reads them. A word matches every word that begins with it, so
 * that results appear while typing, and singulars find plurals in any language. A phrase matches exactly.
 *
 * @returns null without a searchable term
 */
export function textQuery(terms: SearchTerm[]): string | null {
  const parts = terms.map(({ text, isPhrase, isExcluded }) => {
    const quoted = `'${text.replaceAll(/['\\]/g, ' ')}'`;
    return `${isExcluded ? '!' : ''}${quoted}${isPhrase ? '' : ':*'}`;
  });
  return parts.length === 0 ? null : parts.join(' & ');
}

/** Scripts without spaces: PostgreSQL treats a whole sentence as one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Whether a term needs a substring search: inside words, or in text that PostgreSQL does not treat as words, such as
 * emoji.
 */
export function isLiteral({ text }: SearchTerm): boolean {
  return unspaced.test(text) || !/[\p{L}\p{N}]/u.test(text);
}

/**
 * Removes accents, as in the stored words of captions, and the variation selectors of emoji, which not every keyboard
 * writes.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('\0', ' ')
    .replace(/\uFE0F$/, '')
    .trim();
}
