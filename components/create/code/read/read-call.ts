import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';
import { findObjects, parseObject } from './find-objects';
import { readShellCommand } from './shell-command';

/** A call of the media API, read from a text. */
export interface ReadCall {
  /** Null where the text names none. */
  model: string | null;
  /** The request without its model. */
  body: JsonObject;
}

/**
 * Why a text is no call: it is blank (`empty`), has no request (`no-call`), a request that is not JSON (`not-json`), or
 * one in a separate file (`elsewhere`).
 */
export interface CallError {
  error: 'empty' | 'no-call' | 'not-json' | 'elsewhere';
}

/**
 * Reads a call from pasted text: JSON, a curl command for any shell, TypeScript, JavaScript or Python, as written by
 * `requestCode` and the documentation of such services. It only reads literal data and never runs code: computed values
 * are not read.
 */
export function readCall(text: string): ReadCall | CallError {
  const trimmed = text.trim();
  if (trimmed === '') return { error: 'empty' };
  const whole = parseObject(trimmed);
  if (whole !== null) return callOf(whole);
  const data = readCurl(trimmed);
  const sent = data?.kind === 'text' ? parseObject(data.text) : null;
  if (sent !== null) return callOf(sent);
  const found = bestOf(findObjects(trimmed));
  if (found !== null) return callOf(found);
  if (data === null) return { error: 'no-call' };
  return { error: data.kind === 'elsewhere' ? 'elsewhere' : 'not-json' };
}

function callOf(request: JsonObject): ReadCall {
  const { model, ...body } = request;
  return typeof model === 'string' && model.trim() !== '' ? { model: model.trim(), body } : { model: null, body };
}

const headerName = /^(authorization|accept|content-type)$/i;

/** The object that is most likely the request: one that names a model, else one with a prompt or media. */
function bestOf(found: readonly JsonObject[]): JsonObject | null {
  const objects = found.flatMap(withInner);
  const named = objects.find((object) => typeof object['model'] === 'string');
  const request = named ?? objects.find((object) => typeof object['prompt'] === 'string');
  if (request !== undefined) return request;
  const others = objects.filter((object) => {
    const names = Object.keys(object);
    return names.length > 0 && !names.some((name) => headerName.test(name));
  });
  return others.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? null;
}

/** An object and the request inside it: the options of a fetch contain a body, as JSON or as an object. */
function withInner(object: JsonObject): JsonObject[] {
  if (typeof object['model'] === 'string') return [object];
  const inner = ['body', 'data', 'json', 'input', 'payload'].flatMap((name) => {
    const value = object[name];
    const read = typeof value === 'string' ? parseObject(value) : value;
    return isJsonObject(read) ? [read] : [];
  });
  return [...inner, object];
}

/** The data of a curl call: its text, or that it is in a separate file. */
type CurlData = { kind: 'text'; text: string } | { kind: 'elsewhere' };

/** A call is at the beginning of a line, or follows a shell prompt, an assignment of its output, or a loop. */
const callStart =
  /^[ \t]*(?:(?:[$>%#]|PS [^\n>]*>|[A-Z]:\\[^\n>]*>)[ \t]+)?(?:(?:until|while|time)[ \t]+)?(?:\w+=)?["']?(?:\$\(|`)?[ \t]*(?=curl(?:\.exe)?[ \t])/gm;
const pipedCall = /[|&;][ \t]*(?=curl(?:\.exe)?[ \t])/g;
const dataOption = /^(?:-[sSfNkLivg]*d|--data|--data-raw|--data-binary|--data-ascii|--json)(?:=|$)/;

const caretQuotes = /curl(?:\.exe)?[ \t]+(?:-X[ \t]+\w+[ \t]+)?\^"/;

/** The data of the first curl call with data; null where there is none. */
function readCurl(text: string): CurlData | null {
  const script = withoutCarets(text);
  const starts = [...script.matchAll(callStart), ...script.matchAll(pipedCall)];
  for (const start of starts) {
    const { words, input } = readShellCommand(script, start.index + start[0].length);
    const data = dataOf(words, input);
    if (data !== null) return data;
  }
  return null;
}

function dataOf(words: readonly string[], input: string | null): CurlData | null {
  const parts = words.flatMap((word, index) => {
    const attached = /^-[sSfNkLivg]*d([\s\S]+)$/.exec(word)?.[1];
    const named = dataOption.exec(word)?.[0];
    if (attached !== undefined) return [{ name: '-d', value: attached }];
    if (named === undefined) return [];
    return [{ name: named, value: named.endsWith('=') ? word.slice(named.length) : (words[index + 1] ?? '') }];
  });
  if (parts.length === 0) return null;
  const texts = parts.map(({ name, value }) => {
    if (!value.startsWith('@') || name.startsWith('--data-raw')) return value;
    return value === '@-' ? input : null;
  });
  if (texts.includes(null)) return { kind: 'elsewhere' };
  return { kind: 'text', text: texts.join('') };
}

/** The command line of Windows escapes by carets; where it quotes with them too, each is before the character it escapes. */
function withoutCarets(text: string): string {
  if (!caretQuotes.test(text)) return text;
  return text.replaceAll(/\^[ \t]*\r?\n(?!\r?\n)/g, ' ').replaceAll(/\^([\s\S])/g, '$1');
}
