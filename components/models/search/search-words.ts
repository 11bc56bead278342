const small = new Set(
  (
    'a an the to from of for with my in into on and or by me make makes want need please model models ai ' +
    'zu zum von aus der das den dem mit für ein eine einen und oder auf ich mache modell modelle ki'
  )
    .split(' ')
    .map(plainWord),
);

/** A word as it is compared: lower case, without accents. */
export function plainWord(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A word with each pair of neighbouring letters in the other order: `imgae` is `image`. */
export function swappedLetters(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  );
}

/** Every word of a text in its order, as they are compared. */
export function allWords(text: string): string[] {
  return plainWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a search: small ones such as “to” and “the” are left out, unless there are no others. */
export function searchWords(text: string): string[] {
  const words = allWords(text);
  const meant = words.filter((word) => !small.has(word));
  return meant.length > 0 ? meant : words;
}
