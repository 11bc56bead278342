/** A pattern that matches any of several. */
function anyOf(patterns: readonly string[]): string {
  return patterns.length === 1 ? patterns.join('') : `(?:${patterns.join('|')})`;
}

const anyDigits = (count: number) => (count === 0 ? '' : count === 1 ? String.raw`\d` : String.raw`\d{${count}}`);

/** A pattern for the numbers from one to another, both with the same number of digits. */
function sameLength(from: string, to: string): string {
  const rest = from.length - 1;
  if (from === to) return from;
  if (/^0*$/.test(from) && /^9*$/.test(to)) return anyDigits(from.length);
  if (from[0] === to[0]) return `${from.slice(0, 1)}${sameLength(from.slice(1), to.slice(1))}`;
  if (rest === 0) return `[${from}-${to}]`;
  const [low, high] = [Number(from[0]), Number(to[0])];
  const isLowWhole = /^0*$/.test(from.slice(1));
  const isHighWhole = /^9*$/.test(to.slice(1));
  const [first, last] = [isLowWhole ? low : low + 1, isHighWhole ? high : high - 1];
  const whole = first === last ? String(first) : `[${first}-${last}]`;
  return anyOf([
    ...(isLowWhole ? [] : [`${low}${sameLength(from.slice(1), '9'.repeat(rest))}`]),
    ...(first > last ? [] : [whole + anyDigits(rest)]),
    ...(isHighWhole ? [] : [`${high}${sameLength('0'.repeat(rest), to.slice(1))}`]),
  ]);
}

/**
 * The source of a regular expression that matches the whole numbers from one to another, written without leading zeros.
 */
export function numberPattern(from: number, to: number): string {
  const lengths = Array.from(
    { length: String(to).length - String(from).length + 1 },
    (_, index) => String(from).length + index,
  );
  return anyOf(
    lengths.map((length) =>
      sameLength(String(Math.max(from, 10 ** (length - 1))), String(Math.min(to, 10 ** length - 1))),
    ),
  );
}
