const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ellipsis = '…';

/**
 * Breaks a text into lines that fit, at spaces where there are any, else inside a word. What does not fit is cut, and
 * the last line ends with an ellipsis.
 *
 * @param measure returns the width of a text
 * @param most how many lines there may be, at least 1
 */
export function fitLines(text: string, measure: (line: string) => number, width: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    if (measure(rest) <= width) return [...lines, rest];
    if (isLast)
      return [...lines, `${longest(rest, (part) => measure(`${part}${ellipsis}`) <= width).trimEnd()}${ellipsis}`];
    const part = longest(rest, (some) => measure(some.trimEnd()) <= width);
    const space = rest.charAt(part.length) === ' ' ? part.length : part.lastIndexOf(' ');
    // One character at least, so that it ends in a column of any width.
    const end = space > 0 ? space : Math.max(part.length, firstOf(rest).length);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return lines;
}

function firstOf(text: string): string {
  const [first] = segments.segment(text);
  return first?.segment ?? '';
}

/** The longest beginning, in whole characters, that passes a test which shorter ones pass as well. */
function longest(text: string, fits: (part: string) => boolean): string {
  // More characters than any line has.
  const ends = [...segments.segment(text.slice(0, 2_000))].map(({ index, segment }) => index + segment.length);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, ends[middle - 1]))) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, ends[low - 1] ?? 0);
}
