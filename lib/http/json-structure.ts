const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** The end of the string that begins at a quotation mark: behind its closing one, or the end of the text. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let first = end;
    while (bytes[first - 1] === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end + 1;
  }
  return bytes.length;
}

/**
 * Measures the structure of a JSON text before it is parsed: a few megabytes of brackets become gigabytes of objects.
 * Stops at the first limit that is exceeded; does not check whether the text is JSON.
 *
 * @param limits.depth most levels of nested lists and objects
 * @param limits.values most values, counted in all lists and objects together
 * @returns the exceeded limit, or null
 */
export function exceededLimit(bytes: Buffer, limits: { depth: number; values: number }): 'depth' | 'values' | null {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === quote) index = endOfText(bytes, index) - 1;
    else if (openers.has(byte)) {
      depth += 1;
      values += 1;
      if (depth > limits.depth) return 'depth';
    } else if (closers.has(byte)) depth -= 1;
    else if (byte === comma) values += 1;
    if (values > limits.values) return 'values';
  }
  return null;
}
