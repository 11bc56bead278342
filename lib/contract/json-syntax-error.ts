/**
 * What is wrong where a text stops being valid JSON. Missing: a `value`, the `quotes` that JSON takes, a `name`, a
 * `colon`, a `comma-or-bracket`, a `comma-or-brace`. Present but wrong: an `extra-comma`, an `unclosed-text` (at its
 * beginning), a `line-break` or another `control` character in a text, an `escape` that JSON does not know, `more` text
 * behind the end.
 */
export type JsonSyntaxErrorKind =
  | 'value'
  | 'quotes'
  | 'name'
  | 'colon'
  | 'comma-or-bracket'
  | 'comma-or-brace'
  | 'extra-comma'
  | 'unclosed-text'
  | 'line-break'
  | 'control'
  | 'escape'
  | 'more';

interface Stop {
  kind: JsonSyntaxErrorKind;
  /** In UTF-16 units; the text's length where it ends too early. */
  offset: number;
}

/** The first position at which a text stops being JSON. */
export interface JsonSyntaxError extends Stop {
  /** From 1, as is the column. */
  line: number;
  /** In UTF-16 units. */
  column: number;
}

/** Where the rest of a text begins, or why it can't be read. */
type Reading = number | Stop;

/** The closing brackets of the lists and objects around a position, the innermost last. */
type Levels = (']' | '}')[];

const closers: Record<string, ']' | '}'> = { '[': ']', '{': '}' };
const blank = /[ \t\r\n]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function skip(pattern: RegExp, text: string, offset: number): number | null {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const skipBlank = (text: string, offset: number) => skip(blank, text, offset) ?? offset;

function skipText(text: string, start: number): Reading {
  let offset = start + 1;
  while (offset < text.length) {
    const sign = text.charAt(offset);
    if (sign === '"') return offset + 1;
    if (sign < ' ') return { kind: sign === '\n' || sign === '\r' ? 'line-break' : 'control', offset };
    const end = sign === '\\' ? skip(escape, text, offset) : offset + 1;
    if (end === null) return { kind: 'escape', offset };
    offset = end;
  }
  return { kind: 'unclosed-text', offset: start };
}

/** Moves to where an entry's value may begin: behind its name in an object. */
function enter(text: string, offset: number, close: ']' | '}'): Reading {
  if (close === ']') return offset;
  if (text[offset] !== '"') return { kind: 'name', offset };
  const end = skipText(text, offset);
  if (typeof end !== 'number') return end;
  const colon = skipBlank(text, end);
  return text[colon] === ':' ? skipBlank(text, colon + 1) : { kind: 'colon', offset: colon };
}

/** Reads opening brackets, then a value that holds no others. */
function descend(text: string, start: number, levels: Levels): Reading {
  let offset = start;
  for (;;) {
    const sign = text.charAt(offset);
    const close = closers[sign];
    if (close === undefined) {
      if (sign === '"') return skipText(text, offset);
      return skip(scalar, text, offset) ?? { kind: sign === "'" || sign === '“' ? 'quotes' : 'value', offset };
    }
    const first = skipBlank(text, offset + 1);
    if (text[first] === close) return first + 1;
    levels.push(close);
    const value = enter(text, first, close);
    if (typeof value !== 'number') return value;
    offset = value;
  }
}

/** Moves from behind a value to the next one, past closing brackets; null at the end of the text. */
function ascend(text: string, start: number, levels: Levels): Reading | null {
  for (let offset = skipBlank(text, start); ; offset = skipBlank(text, offset + 1)) {
    const close = levels.at(-1);
    if (close === undefined) return offset === text.length ? null : { kind: 'more', offset };
    if (text[offset] === ',') {
      const next = skipBlank(text, offset + 1);
      return text[next] === close ? { kind: 'extra-comma', offset } : enter(text, next, close);
    }
    if (text[offset] !== close) return { kind: close === ']' ? 'comma-or-bracket' : 'comma-or-brace', offset };
    levels.pop();
  }
}

/**
 * Finds where a text stops being JSON (RFC 8259), at any depth. Engines word their messages differently, and not all
 * give a position.
 *
 * @returns null for exactly what `JSON.parse` accepts
 */
export function findJsonSyntaxError(text: string): JsonSyntaxError | null {
  const levels: Levels = [];
  let reading: Reading | null = skipBlank(text, 0);
  while (typeof reading === 'number') {
    reading = descend(text, reading, levels);
    if (typeof reading === 'number') reading = ascend(text, reading, levels);
  }
  if (reading === null) return null;
  const before = text.slice(0, reading.offset);
  return { ...reading, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
