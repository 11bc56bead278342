import { messages } from './messages.ts';

/** The first place where a text stops being JSON, counted from 1, and what is wrong there. */
export interface JsonFault {
  line: number;
  column: number;
  /** Where in the text, counted from 0. */
  index: number;
  message: string;
}

interface Stop {
  index: number;
  message: string;
}

/** Where a text goes on behind what was read, or why it can't. */
type Reading = number | Stop;

const words = messages.jsonFaults;

/** Finds the first fault of a text as JSON; null where it is JSON. Browsers tell it each in words of their own, or not at all. */
export function findJsonFault(text: string): JsonFault | null {
  const end = skipValue(text, skipSpace(text, 0), 0);
  const rest = typeof end === 'number' ? skipSpace(text, end) : null;
  const stop =
    typeof end === 'number' ? (rest === text.length ? null : { index: rest ?? end, message: words.after }) : end;
  if (stop === null) return null;
  const before = text.slice(0, stop.index);
  const line = before.split('\n').length;
  return { line, column: stop.index - before.lastIndexOf('\n'), ...stop };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at += 1;
  return at;
}

const deepest = 500;
const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function skipValue(text: string, at: number, depth: number): Reading {
  if (depth > deepest) return { index: at, message: words.value };
  const sign = text.charAt(at);
  if (sign === '{') return skipEntries(text, at, depth, '}');
  if (sign === '[') return skipEntries(text, at, depth, ']');
  if (sign === '"') return skipText(text, at);
  if (sign === "'" || sign === '“') return { index: at, message: words.quotes };
  literal.lastIndex = at;
  if (literal.test(text)) return literal.lastIndex;
  return { index: at, message: at >= text.length ? words.ends : words.value };
}

function skipEntries(text: string, open: number, depth: number, close: '}' | ']'): Reading {
  let at = skipSpace(text, open + 1);
  if (text.charAt(at) === close) return at + 1;
  for (;;) {
    const end = close === '}' ? skipProperty(text, at, depth) : skipValue(text, at, depth + 1);
    if (typeof end !== 'number') return end;
    at = skipSpace(text, end);
    if (text.charAt(at) === close) return at + 1;
    if (text.charAt(at) !== ',') return { index: at, message: at >= text.length ? words.ends : words.comma(close) };
    const comma = at;
    at = skipSpace(text, at + 1);
    if (text.charAt(at) === close) return { index: comma, message: words.trailingComma };
  }
}

function skipProperty(text: string, at: number, depth: number): Reading {
  if (at >= text.length) return { index: at, message: words.ends };
  if (text.charAt(at) !== '"') return { index: at, message: words.name };
  const end = skipText(text, at);
  if (typeof end !== 'number') return end;
  const colon = skipSpace(text, end);
  if (text.charAt(colon) !== ':') return { index: colon, message: words.colon };
  return skipValue(text, skipSpace(text, colon + 1), depth + 1);
}

const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function skipText(text: string, open: number): Reading {
  let at = open + 1;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '"') return at + 1;
    if (sign === '\n') return { index: at, message: words.lineEnd };
    if (sign === '\\') {
      escape.lastIndex = at;
      if (!escape.test(text)) return { index: at, message: words.escape };
      at = escape.lastIndex;
    } else if (sign < ' ') return { index: at, message: words.escape };
    else at += 1;
  }
  return { index: open, message: words.open };
}
