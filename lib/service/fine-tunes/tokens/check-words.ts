/** Merging a word takes time by the square of its length: at this length about a second. */
export const longestWordCharacters = 10_000;

const tooLong = new RegExp(`[^\\s]{${longestWordCharacters}}`, 'u');

/** What is wrong with a text for a tokenizer; null when nothing is. */
export function checkWords(text: string): string | null {
  if (text.length < longestWordCharacters || !tooLong.test(text)) return null;
  return `a word in it is longer than ${longestWordCharacters} characters without a space`;
}
