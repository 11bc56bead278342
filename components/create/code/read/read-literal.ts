import type { JsonObject } from '@/lib/contract/model';
import { type Reading, readTextLiteral } from './text-literal';

/** Finds the value of a variable in the code; null where that is no plain data. */
export type LookUp = (name: string, depth: number) => Reading<unknown> | null;

const deepest = 100;
const blank = /(?:\s|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const numeral = /[+-]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y;
const name = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const constants: Record<string, unknown> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  undefined,
};

/** Skips white space and comments. */
export function skipBlank(code: string, at: number): number {
  blank.lastIndex = at;
  blank.exec(code);
  return blank.lastIndex;
}

/**
 * Reads plain data as TypeScript, JavaScript, JSON and Python write it: objects with quoted or unquoted names, lists,
 * strings, numbers, booleans and null, trailing commas and comments. It never runs code.
 *
 * @returns null for anything but data, such as a call or a sum
 */
export function readLiteral(code: string, at: number, lookUp: LookUp, depth = 0): Reading<unknown> | null {
  if (depth > deepest) return null;
  const start = skipBlank(code, at);
  switch (code.charAt(start)) {
    case '{':
      return readObject(code, start, lookUp, depth);
    case '[':
      return readList(code, start, lookUp, depth);
    case '(':
      return readBracketed(code, start, lookUp, depth);
    default:
      return readTexts(code, start) ?? readNumber(code, start) ?? readName(code, start, lookUp, depth);
  }
}

/** Adjacent or added string literals are joined. */
function readTexts(code: string, at: number): Reading<string> | null {
  const first = readTextLiteral(code, at);
  if (first === null) return null;
  let { value, end } = first;
  for (;;) {
    const after = skipBlank(code, end);
    const next = readTextLiteral(code, code.charAt(after) === '+' ? skipBlank(code, after + 1) : after);
    if (next === null) return { value, end };
    value += next.value;
    end = next.end;
  }
}

function readNumber(code: string, at: number): Reading<number> | null {
  numeral.lastIndex = at;
  const found = numeral.exec(code)?.[0];
  if (found === undefined || /[\w$]/.test(code.charAt(at + found.length))) return null;
  return { value: Number(found.replaceAll('_', '')), end: at + found.length };
}

function readName(code: string, at: number, lookUp: LookUp, depth: number): Reading<unknown> | null {
  const word = wordAt(code, at);
  if (word === null) return null;
  const end = at + word.length;
  if (Object.hasOwn(constants, word)) return { value: constants[word], end };
  if (/[.([`]/.test(code.charAt(skipBlank(code, end)))) return null;
  const found = lookUp(word, depth + 1);
  return found && { value: found.value, end };
}

function wordAt(code: string, at: number): string | null {
  name.lastIndex = at;
  return name.exec(code)?.[0] ?? null;
}

function readBracketed(code: string, at: number, lookUp: LookUp, depth: number): Reading<unknown> | null {
  const inner = readLiteral(code, at + 1, lookUp, depth + 1);
  if (inner === null) return null;
  const end = skipBlank(code, inner.end);
  return code.charAt(end) === ')' ? { value: inner.value, end: end + 1 } : null;
}

function readList(code: string, at: number, lookUp: LookUp, depth: number): Reading<unknown[]> | null {
  const items: unknown[] = [];
  let place = skipBlank(code, at + 1);
  while (code.charAt(place) !== ']') {
    const item = readLiteral(code, place, lookUp, depth + 1);
    if (item === null) return null;
    items.push(item.value);
    const next = afterItem(code, item.end, ']');
    if (next === null) return null;
    place = next;
  }
  return { value: items, end: place + 1 };
}

function readObject(code: string, at: number, lookUp: LookUp, depth: number): Reading<JsonObject> | null {
  const entries: [string, unknown][] = [];
  let place = skipBlank(code, at + 1);
  while (code.charAt(place) !== '}') {
    const entry = readEntry(code, place, lookUp, depth);
    if (entry === null) return null;
    if (entry.value[1] !== undefined) entries.push(entry.value);
    const next = afterItem(code, entry.end, '}');
    if (next === null) return null;
    place = next;
  }
  return { value: Object.fromEntries(entries), end: place + 1 };
}

/** A name and its value, or a shorthand property. */
function readEntry(code: string, at: number, lookUp: LookUp, depth: number): Reading<[string, unknown]> | null {
  const quoted = readTextLiteral(code, at);
  const bare = quoted === null ? wordAt(code, at) : null;
  const key = quoted?.value ?? bare;
  if (key === null) return null;
  const after = skipBlank(code, quoted?.end ?? at + key.length);
  if (code.charAt(after) === ':') {
    const value = readLiteral(code, after + 1, lookUp, depth + 1);
    return value && { value: [key, value.value], end: value.end };
  }
  const meant = bare === null || !/[,}]/.test(code.charAt(after)) ? null : lookUp(bare, depth + 1);
  return meant && { value: [key, meant.value], end: after };
}

/** The index behind an item's separator, or of the end. Null where neither follows. */
function afterItem(code: string, at: number, closing: string): number | null {
  const after = skipBlank(code, at);
  if (code.charAt(after) === ',') return skipBlank(code, after + 1);
  return code.charAt(after) === closing ? after : null;
}
