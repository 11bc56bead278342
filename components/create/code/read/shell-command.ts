/** One command of a shell: its arguments as the program gets them, and its standard input. */
export interface ShellCommand {
  words: string[];
  /** The here-document or here-string; null for none. */
  input: string | null;
}

const ansiEscapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\u001B',
};
const ansiCode = /x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})/y;

/**
 * Reads the command that begins at an index, up to the end of its line or a separator: words in single, double and
 * `$'…'` quotes, escapes, lines continued after `\`, `^` or a backtick, and a here-document. Variables are not
 * expanded. It never runs anything.
 */
export function readShellCommand(text: string, at: number): ShellCommand {
  const words: string[] = [];
  let word: string | null = null;
  let input: string | null = null;
  let hereDocument: { delimiter: string; isLiteral: boolean } | null = null;
  let place = at;
  const endWord = () => {
    if (word !== null) words.push(word);
    word = null;
  };
  for (;;) {
    const continued = /^[\\^`][ \t]*\r?\n/.exec(text.slice(place, place + 20))?.[0];
    const character = text.charAt(place);
    if (continued !== undefined) {
      endWord();
      place += continued.length;
    } else if (character === '' || '\n;|&)'.includes(character)) {
      endWord();
      break;
    } else if (character === ' ' || character === '\t' || character === '\r') {
      endWord();
      place += 1;
    } else if (text.startsWith('<<', place)) {
      endWord();
      const isString = text.startsWith('<<<', place);
      const start = /^<<[<-]?[ \t]*/.exec(text.slice(place, place + 20))?.[0].length ?? 2;
      const target = readWordPart(text, place + start, true);
      if (isString) input = target.value;
      else hereDocument = { delimiter: target.value, isLiteral: /['"\\]/.test(text.charAt(place + start)) };
      place = target.end;
    } else {
      const part = readWordPart(text, place, false);
      word = (word ?? '') + part.value;
      place = part.end;
    }
  }
  if (hereDocument !== null) input = readHereDocument(text, place, hereDocument);
  return { words, input };
}

/** One quoted part of a word, or an unquoted part up to the next quote; `isWhole` for all that belongs together. */
function readWordPart(text: string, at: number, isWhole: boolean): { value: string; end: number } {
  if (text.startsWith("$'", at)) return readAnsi(text, at + 2);
  const character = text.charAt(at);
  if (character === "'") {
    const end = text.indexOf("'", at + 1);
    return end === -1
      ? { value: text.slice(at + 1), end: text.length }
      : { value: text.slice(at + 1, end), end: end + 1 };
  }
  if (character === '"') return readDouble(text, at + 1);
  if (character === '\\') return { value: text.charAt(at + 1), end: at + 2 };
  const plain = /^[^\s'"\\;|&)<]+/.exec(text.slice(at, isWhole ? at + 200 : undefined))?.[0] ?? text.charAt(at);
  const dollar = plain.indexOf('$', 1);
  const value = dollar > 0 && text.charAt(at + dollar + 1) === "'" ? plain.slice(0, dollar) : plain;
  return { value, end: at + value.length };
}

function readDouble(text: string, at: number): { value: string; end: number } {
  const parts: string[] = [];
  let from = at;
  let place = at;
  while (place < text.length && text.charAt(place) !== '"') {
    if (text.charAt(place) !== '\\') {
      place += 1;
      continue;
    }
    const next = text.charAt(place + 1);
    if ('"\\$`\n'.includes(next)) {
      parts.push(text.slice(from, place), next === '\n' ? '' : next);
      from = place + 2;
    }
    place += 2;
  }
  parts.push(text.slice(from, place));
  return { value: parts.join(''), end: place + 1 };
}

function readAnsi(text: string, at: number): { value: string; end: number } {
  const parts: string[] = [];
  let place = at;
  while (place < text.length && text.charAt(place) !== "'") {
    if (text.charAt(place) !== '\\') {
      const end = /['\\]/.exec(text.slice(place))?.index ?? text.length - place;
      parts.push(text.slice(place, place + end));
      place += end;
      continue;
    }
    ansiCode.lastIndex = place + 1;
    const [whole, x, u, long, octal] = ansiCode.exec(text) ?? [];
    const next = text.charAt(place + 1);
    const number = octal === undefined ? Number.parseInt(x ?? u ?? long ?? '', 16) : Number.parseInt(octal, 8);
    // Surrogates are decoded one by one.
    parts.push(
      whole === undefined
        ? (ansiEscapes[next] ?? next)
        : number > 0xffff
          ? String.fromCodePoint(number)
          : String.fromCharCode(number),
    );
    place += 1 + (whole?.length ?? 1);
  }
  return { value: parts.join(''), end: place + 1 };
}

function readHereDocument(text: string, at: number, mark: { delimiter: string; isLiteral: boolean }): string | null {
  const start = text.indexOf('\n', at) + 1;
  if (start === 0) return null;
  const lines = text.slice(start).split(/\r?\n/);
  const end = lines.findIndex((line) => line.trim() === mark.delimiter);
  const content = lines.slice(0, end === -1 ? lines.length : end).join('\n');
  return mark.isLiteral ? content : content.replaceAll(/\\([\\$`])/g, '$1');
}
