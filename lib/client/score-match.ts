/** Fewest letters of a word that may match with gaps: shorter words would match everywhere. */
const fewestScattered = 3;

/**
 * How well a word matches a name, both in lower case: the whole name, its beginning, the beginning of a part, any
 * position, or with gaps.
 *
 * @returns 100 for the best match, 0 for none
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
