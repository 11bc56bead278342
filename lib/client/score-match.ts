/** Fewest letters of a word that may be found with others between them: fewer would be found everywhere. */
const fewestScattered = 3;

/**
 * How well a word fits a name, both in small letters: whole, as its beginning, as the beginning of one of its parts, anywhere, or with
 * letters left out.
 *
 * @returns from 100 down to 0, which is not at all
 */
export function scoreMatch(name: string, word: string): number {
  if (name === word) return 100;
  if (name.startsWith(word)) return 80;
  const at = name.indexOf(word);
  if (at > 0) return /[a-z0-9]/.test(name.charAt(at - 1)) ? 40 : 60;
  return word.length >= fewestScattered && hasScattered(name, word) ? 20 - Math.min(15, name.length / 4) : 0;
}

/** Whether every letter of a word is in a name, in this order, the first one at the start of a part of the name. */
function hasScattered(name: string, word: string): boolean {
  return name.split(/[^a-z0-9.]+/).some((_part, index, parts) => {
    const rest = parts.slice(index).join('');
    if (rest.charAt(0) !== word.charAt(0)) return false;
    let from = 0;
    for (const letter of word) {
      const found = rest.indexOf(letter, from);
      if (found === -1) return false;
      from = found + 1;
    }
    return true;
  });
}
