import { isSearchable } from '../../../contract/studio/search-words.ts';

/** What somebody typed into the search, in its parts. */
export interface SearchTerm {
  text: string;
  isPhrase: boolean;
  isExcluded: boolean;
}

const mostTerms = 32;

/** Splits what was typed: words, "phrases", and either with a minus in front. An open quote closes at the end. */
export function readSearchTerms(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const [, minus, phrase, word] of typed.matchAll(/(-?)(?:["“„”]([^"“”„]*)(?:["“”]|$)|([^\s"“„”]+))/gu)) {
    const text = plain(phrase ?? word ?? '');
    if (isSearchable(text)) terms.push({ text, isPhrase: phrase !== undefined, isExcluded: minus === '-' });
  }
  return terms.slice(0, mostTerms);
}

/**
 * The terms as PostgreSQL's `to_tsquery('simple', …)` reads them. A word matches every word that begins with it, so that there
 * is something to see while one types, and singulars find plurals in any language; a phrase matches as it stands.
 *
 * @returns null when nothing can be searched for
 */
export function textQuery(terms: SearchTerm[]): string | null {
  const parts = terms.map(({ text, isPhrase, isExcluded }) => {
    const quoted = `'${text.replaceAll(/['\\]/g, ' ')}'`;
    return `${isExcluded ? '!' : ''}${quoted}${isPhrase ? '' : ':*'}`;
  });
  return parts.length === 0 ? null : parts.join(' & ');
}

/** Scripts that write without spaces: PostgreSQL takes a whole sentence of them for one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a term has to be looked for letter by letter: inside of words, or among what PostgreSQL takes for no words, as emoji. */
export function isLiteral({ text }: SearchTerm): boolean {
  return unspaced.test(text) || !/[\p{L}\p{N}]/u.test(text);
}

/** Without accents, as the words of captions are stored, and without what makes an emoji coloured: not everything writes it. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('\0', ' ')
    .replace(/\uFE0F$/, '')
    .trim();
}
