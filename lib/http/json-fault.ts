/** Where a text stops being JSON, and what is needed there. */
export interface JsonFault {
  /** Offset in UTF-16 units. */
  offset: number;
  /** As in “a value”, “, or }”. */
  wanted: string;
}

class Fault extends Error {
  override readonly name = 'Fault';
  readonly fault: JsonFault;
  constructor(offset: number, wanted: string) {
    super(wanted);
    this.fault = { offset, wanted };
  }
}

const blank = /[ \t\r\n]*/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function matchAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

const skipBlank = (text: string, offset: number) => matchAt(blank, text, offset);

function readText(text: string, start: number): number {
  let offset = start + 1;
  for (;;) {
    const unit = text.charCodeAt(offset);
    if (Number.isNaN(unit)) throw new Fault(offset, 'a closing quotation mark');
    if (unit < 0x20) throw new Fault(offset, String.raw`an escape such as \n in place of a control character`);
    if (unit === 0x22) return offset + 1;
    if (unit === 0x5c) {
      const end = matchAt(escape, text, offset);
      if (end < 0) throw new Fault(offset, String.raw`an escape that JSON knows, as \" or \n`);
      offset = end;
    } else offset += 1;
  }
}

function readName(text: string, offset: number): number {
  if (text[offset] !== '"') throw new Fault(offset, 'a name in double quotation marks');
  const colon = skipBlank(text, readText(text, offset));
  if (text[colon] !== ':') throw new Fault(colon, 'a colon');
  return colon + 1;
}

/** Reads what stands between brackets; recurses with the levels, which were counted before. */
function readEntries(text: string, start: number, end: ']' | '}'): number {
  let offset = skipBlank(text, start);
  if (text[offset] === end) return offset + 1;
  for (;;) {
    if (end === '}') offset = readName(text, skipBlank(text, offset));
    offset = skipBlank(text, readValue(text, offset));
    if (text[offset] === end) return offset + 1;
    if (text[offset] !== ',') throw new Fault(offset, `a comma or ${end}`);
    offset += 1;
  }
}

function readValue(text: string, start: number): number {
  const offset = skipBlank(text, start);
  const first = text[offset];
  if (first === '"') return readText(text, offset);
  if (first === '[') return readEntries(text, offset + 1, ']');
  if (first === '{') return readEntries(text, offset + 1, '}');
  const end = matchAt(scalar, text, offset);
  if (end < 0) throw new Fault(offset, 'a value');
  return end;
}

/**
 * Finds where a text that no parser takes stops being JSON. The parser's own words tell the place only sometimes.
 *
 * @returns null when it is JSON after all
 */
export function findJsonFault(text: string): JsonFault | null {
  try {
    const end = skipBlank(text, readValue(text, 0));
    return end === text.length ? null : { offset: end, wanted: 'nothing more' };
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    throw error;
  }
}

/** A place in a text for people: `line 2, column 7`, both from 1. */
export function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}
