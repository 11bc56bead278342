import { EaselError, type FieldIssue } from '../contract/error.ts';
import type { JsonObject } from '../contract/model.ts';
import { collectBytes } from './collect-bytes.ts';
import { exceededLimit } from './json-structure.ts';
import { findJsonSyntaxError } from '../contract/json-syntax-error.ts';
import { jsonSyntaxMessages } from './json-syntax-messages.ts';

/** More than any request needs. Code that recurses over a body relies on the depth. */
const most = { depth: 32, values: 10_000 };
const limitMessages = {
  depth: `The body is nested more than ${most.depth} levels deep.`,
  values: `The body contains more than ${most.values} values.`,
};
/**
 * Reads a body as one JSON object.
 *
 * @throws EaselError `invalid_params` when it is not an object, not UTF-8, nested deeper than 32 levels or has more
 *   than 10,000 values. Values that cannot be stored (a NUL or a lone surrogate in a text, a number beyond the range)
 *   give an issue each.
 */
export async function readJsonBody(body: ReadableStream<Uint8Array> | null): Promise<JsonObject> {
  const value = parseJson(await readText(body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EaselError('invalid_params', 'The body must be a JSON object, such as {"model": "ig-1", "prompt": "…"}.');
  }
  const issues = valueIssues(value, '');
  const [first] = issues;
  if (first !== undefined) {
    const name = first.pointer.slice(1).replaceAll('/', ' ');
    const detail = name === '' ? `The body: ${first.message}.` : `${name}: ${first.message}.`;
    throw new EaselError('invalid_params', detail, { fields: issues });
  }
  return value as JsonObject;
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return '';
  const bytes = await collectBytes(body);
  const exceeded = exceededLimit(Buffer.from(bytes.buffer, 0, bytes.byteLength), most);
  if (exceeded !== null) throw new EaselError('invalid_params', limitMessages[exceeded]);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // The text is as large again, and so is the parsed value: the bytes are freed at once.
    bytes.buffer.transfer(0);
    return text;
  } catch (cause) {
    throw new EaselError('invalid_params', 'The body is not valid UTF-8. Send it in UTF-8.', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const error = findJsonSyntaxError(text);
    const position =
      error === null ? '' : `. Line ${error.line}, column ${error.column}: ${jsonSyntaxMessages[error.kind]}`;
    throw new EaselError('invalid_params', `The body is not valid JSON${position}.`, { cause });
  }
}

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

function valueIssues(value: unknown, pointer: string): FieldIssue[] {
  // JSON.parse reads 1e400 as Infinity, which would be stored as null.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return [{ pointer, message: 'this number is too large' }];
  }
  if (typeof value === 'string') {
    if (!isUnstorable(value)) return [];
    return [{ pointer, message: 'this text contains a NUL or incomplete character; remove it' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    if (isUnstorable(name)) {
      // Such a name cannot be part of a response either, so the issue is at its object.
      return [{ pointer, message: 'a property name in this object contains a NUL or incomplete character; remove it' }];
    }
    return valueIssues(entry, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  });
}
