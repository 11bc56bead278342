const factor = /^(\d+(?:\.\d+)?)x$/i;

/** A factor such as `2x` with the multiplication sign: `2×`; null for any other text. */
export function factorInWords(value: string): string | null {
  return factor.test(value) ? value.replace(factor, '$1×') : null;
}
