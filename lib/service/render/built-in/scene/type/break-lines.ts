/** Every way to break words into a number of lines, given as the lines. */
function breaksOf(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const ways: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    for (const rest of breaksOf(words.slice(first), lines - 1)) ways.push([words.slice(0, first).join(' '), ...rest]);
  }
  return ways;
}

/** Words gathered until there are few enough to try every break of. */
function gather(words: string[], limit: number): string[] {
  const gathered = [...words];
  while (gathered.length > limit) {
    const lengths = gathered.slice(1).map((word, index) => word.length + (gathered[index]?.length ?? 0));
    const at = lengths.indexOf(Math.min(...lengths));
    gathered.splice(at, 2, `${gathered[at] ?? ''} ${gathered[at + 1] ?? ''}`);
  }
  return gathered;
}

/** Breaks a text into a number of lines of lengths as even as can be; fewer when it has fewer words. */
export function breakLines(text: string, lines: number, widthOf: (line: string) => number): string[] {
  const words = gather(text.split(' '), 9);
  const ways = breaksOf(words, Math.min(lines, words.length));
  const spread = (way: string[]): number => {
    const widths = way.map(widthOf);
    return Math.max(...widths) - Math.min(...widths) * 0.25;
  };
  return ways.reduce((best, way) => (spread(way) < spread(best) ? way : best), ways[0] ?? [text]);
}
