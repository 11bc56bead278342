/**
 * An upper bound of the paths that a backtracking engine tries for a pattern and a text of this length: a small number
 * is a guarantee, a large one only a suspicion. A repeated group that can itself match in several ways is unbounded, as
 * in `^(a+)+$`.
 *
 * @param pattern a regular expression that compiles with the flag `u`
 * @returns infinity where there is no bound
 */
export function mostPaths(pattern: string, length: number): number {
  let at = 0;

  function alternatives(): number {
    let ways = sequence();
    while (pattern[at] === '|') {
      at += 1;
      ways += sequence();
    }
    return ways;
  }

  function sequence(): number {
    let ways = 1;
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const inner = atom();
      ways *= repeated(inner);
    }
    return ways;
  }

  function atom(): number {
    const sign = pattern[at];
    if (sign === '(') {
      at += /^\((?:\?(?:<?[=!]|:|<[^>]*>|[a-z-]*:))?/.exec(pattern.slice(at))?.[0].length ?? 1;
      const ways = alternatives();
      at += 1;
      return ways;
    }
    if (sign === '[') at += /^\[(?:\\.|[^\]\\])*\]/su.exec(pattern.slice(at))?.[0].length ?? 1;
    else at += /^(?:\\[pPu]\{[^}]*\}|\\k<[^>]*>|\\.|.)/su.exec(pattern.slice(at))?.[0].length ?? 1;
    return 1;
  }

  function repeated(ways: number): number {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at));
    if (found === null) return ways;
    const [whole, least, comma, most] = found;
    at += whole.length;
    if (whole.startsWith('?')) return ways + 1;
    if (least !== undefined && comma === '') return ways ** Number(least);
    const isOpen = least === undefined || most === '';
    if (ways > 1) return isOpen ? Infinity : (Number(most) + 1) * ways ** Number(most);
    return isOpen ? length + 1 : Math.min(length, Number(most) - Number(least)) + 1;
  }

  const ways = alternatives();
  const isAnchored = pattern.startsWith('^') && !pattern.includes('|');
  return isAnchored ? ways : ways * (length + 1);
}
