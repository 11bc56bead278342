/** The cache's size: enough for the words of a language, small beside the tokenizer's table. */
const mostWords = 100_000;
const longestWordCharacters = 128;
/** Longer texts are split in parts, because a list of all words would be large itself. */
const longTextCharacters = 100_000;

function* wordsOneByOne(text: string, split: RegExp): Generator<string, void> {
  for (const [word] of text.matchAll(split)) yield word;
}

/** Copies a string. A substring would retain the whole text in memory. */
const copyOf = (word: string) => word.split('').join('');

/**
 * Encodes texts word by word, as tokenizers do, and caches the words, because most words of a text repeat.
 *
 * @param split a global pattern that splits a text into words
 * @param encodeWord returns the ids of one word
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
