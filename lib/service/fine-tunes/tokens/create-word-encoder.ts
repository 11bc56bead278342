/** What is remembered: enough for the words of a language, little beside the tokenizer's own table. */
const mostWords = 100_000;
const longestWordCharacters = 128;
/** A list of all words of a longer text would be large itself. */
const longTextCharacters = 100_000;

function* wordsOneByOne(text: string, split: RegExp): Generator<string, void> {
  for (const [word] of text.matchAll(split)) yield word;
}

/** The same letters as a string of its own. A part of a text keeps that whole text in memory. */
const copyOf = (word: string) => word.split('').join('');

/**
 * Encodes texts word by word, as tokenizers do, and remembers the words: most of a text are known ones.
 *
 * @param split cuts a text into words, globally
 * @param encodeWord ids of one of them
 */
export function createWordEncoder(split: RegExp, encodeWord: (word: string) => number[]): (text: string) => number[] {
  const known = new Map<string, number | number[]>();

  function learn(word: string): number | number[] {
    const ids = encodeWord(word);
    const [first = 0] = ids;
    const learnt = ids.length === 1 ? first : ids;
    if (word.length > longestWordCharacters) return learnt;
    if (known.size === mostWords) known.clear();
    known.set(copyOf(word), learnt);
    return learnt;
  }

  return (text) => {
    const ids: number[] = [];
    const words = text.length > longTextCharacters ? wordsOneByOne(text, split) : (text.match(split) ?? []);
    for (const word of words) {
      const own = known.get(word) ?? learn(word);
      if (typeof own === 'number') ids.push(own);
      else for (const id of own) ids.push(id);
    }
    return ids;
  };
}
