/** A value read from code, and where it ends. */
export interface Reading<Value> {
  value: Value;
  /** The index after its last character. */
  end: number;
}

const opening = /(String\.raw|[a-zA-Z]{0,2})('''|"""|'|"|`)/y;
const simpleEscapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  a: '\u0007',
  '\n': '',
};
const coded = /x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8})/y;

/**
 * Reads the string literal of TypeScript, JavaScript, JSON or Python at an index: any quotes, also raw strings, with
 * the escapes of these languages. Null for no literal, an unterminated one, and one with an interpolation.
 */
export function readTextLiteral(code: string, at: number): Reading<string> | null {
  opening.lastIndex = at;
  const [found = '', prefix = '', quote = ''] = opening.exec(code) ?? [];
  if (quote === '' || !/^(String\.raw|[rubf]{0,2})$/i.test(prefix)) return null;
  const isRaw = prefix === 'String.raw' || /r/i.test(prefix);
  const isFilledIn = /^[^S]*f/i.test(prefix) ? '{' : quote === '`' ? '${' : null;
  const isOneLine = quote === "'" || quote === '"';
  const parts: string[] = [];
  let place = at + found.length;
  for (let from = place; place < code.length;) {
    const character = code.charAt(place);
    if (code.startsWith(quote, place)) {
      parts.push(code.slice(from, place));
      return { value: parts.join(''), end: place + quote.length };
    }
    if ((isOneLine && character === '\n') || (isFilledIn !== null && code.startsWith(isFilledIn, place))) return null;
    if (character !== '\\') {
      place += 1;
    } else if (isRaw) {
      place += 2;
    } else {
      const escape = readEscape(code, place + 1);
      parts.push(code.slice(from, place), escape.value);
      place = escape.end;
      from = place;
    }
  }
  return null;
}

function readEscape(code: string, at: number): Reading<string> {
  coded.lastIndex = at;
  const [whole, ...digits] = coded.exec(code) ?? [];
  const number = Number.parseInt(digits.find((group) => group !== undefined) ?? '', 16);
  if (whole !== undefined && number <= 0x10ffff) {
    // Surrogates are decoded one by one, as in JSON.
    const value = whole.startsWith('u{') || whole.startsWith('U') ? String.fromCodePoint(number) : unit(number);
    return { value, end: at + whole.length };
  }
  const character = String.fromCodePoint(code.codePointAt(at) ?? 0x5c);
  return { value: simpleEscapes[character] ?? character, end: at + character.length };
}

function unit(number: number): string {
  // A surrogate is a code unit, not a code point.
  return String.fromCharCode(number);
}
