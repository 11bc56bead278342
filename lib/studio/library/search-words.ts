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
    if (/[\p{L}\p{N}]/u.test(text)) terms.push({ text, isPhrase: phrase !== undefined, isExcluded: minus === '-' });
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

/** Whether a term has to be looked for inside of words. */
export function isUnspaced({ text }: SearchTerm): boolean {
  return unspaced.test(text);
}

/** Without accents, as the words of captions are kept. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('\0', ' ')
    .trim();
}
