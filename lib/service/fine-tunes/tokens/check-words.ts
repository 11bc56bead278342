import { longestRun } from './longest-run.ts';

/** Merging a word takes time by the square of its length: at this length some tenths of a second. */
const longestWordCharacters = 5000;

/** What is wrong with a text for a tokenizer; null when nothing is. */
export function checkWords(text: string): string | null {
  if (text.length < longestWordCharacters) return null;
  const length = longestRun(text);
  if (length < longestWordCharacters) return null;
  return `it holds ${length} letters, signs or blanks in one run, which is no text; at most ${longestWordCharacters} are taken`;
}
