import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';
import { type LookUp, readLiteral } from './read-literal';
import { type Reading, readTextLiteral } from './text-literal';

/** The search ends after this many braces that begin no data: no program has so many, and a text may be very long. */
const mostMisses = 2000;

/** Every object of plain data in code, also as JSON in its string literals, in order, without nested objects. */
export function findObjects(code: string): JsonObject[] {
  const lookUp = createLookUp(code);
  const found: JsonObject[] = [];
  let misses = 0;
  for (let at = code.indexOf('{'); at !== -1 && misses < mostMisses;) {
    const reading = readQuotedJson(code, at) ?? readPlain(code, at, lookUp);
    if (reading === null) misses += 1;
    else found.push(reading.value);
    at = code.indexOf('{', reading?.end ?? at + 1);
  }
  return found;
}

function readPlain(code: string, at: number, lookUp: LookUp): Reading<JsonObject> | null {
  // A brace after a dollar begins an interpolation, no object.
  const reading = code.charAt(at - 1) === '$' ? null : readLiteral(code, at, lookUp);
  return reading !== null && isJsonObject(reading.value) ? { value: reading.value, end: reading.end } : null;
}

/** JSON in a string literal, as in `json.loads('{…}')`. */
function readQuotedJson(code: string, at: number): Reading<JsonObject> | null {
  const before = /(?:\b[rubRUB]{1,2}|String\.raw)?(?:'''|"""|['"`])\s*$/.exec(
    code.slice(Math.max(0, at - 40), at),
  )?.[0];
  const text = before === undefined ? null : readTextLiteral(code, at - before.length);
  const value = text === null ? null : parseObject(text.value);
  return text !== null && value !== null ? { value, end: text.end } : null;
}

/** JSON that is an object; null for any other text. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The values of variables, from their first assignment of plain data. */
function createLookUp(code: string): LookUp {
  const known = new Map<string, Reading<unknown> | null>();
  return function lookUp(name, depth) {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A variable that is assigned to itself has no value.
    known.set(name, null);
    const escaped = name.replaceAll('$', String.raw`\$`);
    const setting = new RegExp(`(?<![\\w$.])${escaped}\\s*(?::[^=\\n]{1,80})?=(?![=>])`, 'u').exec(code);
    const found = setting === null ? null : readLiteral(code, setting.index + setting[0].length, lookUp, depth);
    known.set(name, found);
    return found;
  };
}
