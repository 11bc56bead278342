/** What a pattern can name: each is written in braces, as in `{prompt}`. */
export const nameTokens = ['prompt', 'model', 'seed', 'date', 'number'] as const;
export type NameToken = (typeof nameTokens)[number];

/** What is known of a file for its name; null for what it does not have. */
export type NameFacts = Readonly<Record<NameToken, string | null>>;

/** The longest pattern. */
export const longestPattern = 200;

/** A token together with what separates it from what comes before. */
const separated = new RegExp(String.raw`([\s_.,·-]*)\{(${nameTokens.join('|')})\}`, 'gi');

/** Whether a pattern has a token. */
export function hasToken(pattern: string, name: NameToken): boolean {
  return pattern.toLowerCase().includes(`{${name}}`);
}

/**
 * The name of a file by a pattern, without its extension. A token without a value goes, with the separator before it. A
 * pattern without seed and number gets one of them, so that four variants do not have one name. Braces around anything
 * else stay as they are.
 */
export function nameByPattern(pattern: string, facts: NameFacts): string {
  const isDistinct = hasToken(pattern, 'seed') || hasToken(pattern, 'number');
  const last = isDistinct ? '' : facts.seed === null ? ' {number}' : ' {seed}';
  return `${pattern}${last}`
    .replaceAll(separated, (_whole, separator: string, name: string) => {
      const value = facts[name.toLowerCase() as NameToken];
      return value === null ? '' : `${separator}${value}`;
    })
    .replace(/^[\s_.,·-]+|[\s_.,·-]+$/g, '');
}
