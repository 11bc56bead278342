import MiniSearch from 'minisearch';
import type { ModelTrait } from './model-traits';
import { searchWords, swappedLetters } from './search-words';
import { synonyms } from './synonyms';

/** A term of the field that a query contains. */
export interface TermHit {
  term: string;
  /** What fulfils it, and what comes close, the best first. */
  traits: readonly ModelTrait[];
  near: readonly ModelTrait[];
  /** 1 for the term as it is written, less for beginnings of words and typing errors. */
  quality: number;
}

/** Words of a query that belong together: those of one term, or a single word. */
export interface QueryUnit {
  words: readonly string[];
  /** Empty where no term has these words. */
  hits: readonly TermHit[];
}

const terms = synonyms.flatMap(({ terms: names, traits, near = [] }) =>
  names.map((term) => ({ term, traits, near, words: searchWords(term) })),
);

const vocabulary = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
const known = new Set(terms.flatMap(({ words }) => words));
vocabulary.addAll([...known].map((id) => ({ id })));

/** Letters that may be wrong in a word of this length. */
export function errorsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The words of the vocabulary that a typed word may mean, each with how well it fits. */
function readingsOf(word: string): Map<string, number> {
  const singular = word.replace(/s$/, '');
  const options = { prefix: word.length > 2, fuzzy: errorsAllowed(word) };
  const found = vocabulary.search(word, options).map(({ id }): [string, number] => {
    const meant = String(id);
    if (meant === word || meant === singular) return [meant, 1];
    return [meant, meant.startsWith(word) ? 0.9 : 0.7];
  });
  for (const swapped of swappedLetters(word)) if (known.has(swapped)) found.push([swapped, 0.8]);
  const exact = found.filter(([, quality]) => quality === 1);
  return new Map(exact.length > 0 ? exact : found);
}

/** The positions of a query's words that are those of a term; null where it lacks one. */
function placeTerm(words: readonly string[], readings: readonly Map<string, number>[], free: ReadonlySet<number>) {
  const places: number[] = [];
  let quality = 1;
  for (const word of words) {
    const open = [...free].filter((at) => !places.includes(at) && readings[at]?.has(word) === true);
    const best = open.toSorted((one, other) => (readings[other]?.get(word) ?? 0) - (readings[one]?.get(word) ?? 0))[0];
    if (best === undefined) return null;
    places.push(best);
    quality = Math.min(quality, readings[best]?.get(word) ?? 0);
  }
  return { places, quality };
}

/**
 * Splits a query into what it asks for: terms of the field, the longest first, in any order and with typing errors, and
 * the words that remain.
 */
export function readQuery(query: string): QueryUnit[] {
  const words = searchWords(query);
  const readings = words.map(readingsOf);
  const free = new Set(words.keys());
  const units: QueryUnit[] = [];
  for (;;) {
    const placed = terms.flatMap((term) => {
      const place = placeTerm(term.words, readings, free);
      return place === null ? [] : [{ ...term, ...place }];
    });
    const longest = Math.max(0, ...placed.map(({ places }) => places.length));
    const best = Math.max(0, ...placed.flatMap(({ places, quality }) => (places.length === longest ? [quality] : [])));
    const chosen = placed.filter(({ places, quality }) => places.length === longest && quality === best);
    const [first] = chosen;
    if (first === undefined) break;
    const taken = first.places;
    const together = chosen.filter(({ places }) => places.every((at) => taken.includes(at)));
    units.push({
      words: taken.toSorted((one, other) => one - other).map((at) => words[at] ?? ''),
      hits: together.map(({ term, traits, near, quality }) => ({ term, traits, near, quality })),
    });
    for (const at of taken) free.delete(at);
  }
  return [...units, ...[...free].map((at) => ({ words: [words[at] ?? ''], hits: [] }))];
}
