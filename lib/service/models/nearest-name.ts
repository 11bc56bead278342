function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of other.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The nearest known name by edit distance (Levenshtein); null when none is near. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = name.slice(0, 64).toLowerCase();
  const ranked = known
    .map((candidate) => {
      const plain = candidate.toLowerCase();
      const isPart = plain.length > 3 && wanted.length > 3 && (plain.includes(wanted) || wanted.includes(plain));
      return { candidate, distance: isPart ? 1 : editDistance(wanted, plain) };
    })
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, Math.floor(wanted.length / 3)) ? best.candidate : null;
}
