import { plainWord } from './search-words';

/** A part of a text. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

const leastLetters = 2;

/** Splits a text at the words that begin with one of those searched for; small ones are not marked within others. */
export function markText(text: string, words: readonly string[]): TextPart[] {
  const marked = words.filter((word) => word.length >= leastLetters);
  const parts = text.split(/([\p{L}\p{N}]+)/u).filter((part) => part !== '');
  const result: TextPart[] = [];
  for (const part of parts) {
    const plain = plainWord(part);
    const isMarked = marked.some((word) => plain === word || (word.length > leastLetters && plain.startsWith(word)));
    const last = result.at(-1);
    if (last !== undefined && last.isMarked === isMarked) last.text += part;
    else result.push({ text: part, isMarked });
  }
  return result;
}
