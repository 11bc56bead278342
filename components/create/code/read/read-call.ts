import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';
import { findObjects, parseObject } from './find-objects';
import { readCurl } from './read-curl';

/** A call of the media API as it stood in a text. */
export interface ReadCall {
  /** Null where the text names none. */
  model: string | null;
  /** The request without its model. */
  body: JsonObject;
}

/**
 * Why a text is no call: nothing in it (`empty`), no request (`no-call`), a request that is not JSON (`not-json`), or one that
 * lies in a file elsewhere (`elsewhere`).
 */
export interface CallFault {
  fault: 'empty' | 'no-call' | 'not-json' | 'elsewhere';
}

/**
 * Reads a call out of what somebody pasted: JSON, a curl command for any shell, TypeScript, JavaScript or Python, as
 * `requestCode` and the documentation of such services write it. It looks for data and never runs anything: what would have to
 * be computed is not read.
 */
export function readCall(text: string): ReadCall | CallFault {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: 'empty' };
  const whole = parseObject(trimmed);
  if (whole !== null) return callOf(whole);
  const data = readCurl(trimmed);
  const sent = data?.kind === 'text' ? parseObject(data.text) : null;
  if (sent !== null) return callOf(sent);
  const found = bestOf(findObjects(trimmed));
  if (found !== null) return callOf(found);
  if (data === null) return { fault: 'no-call' };
  return { fault: data.kind === 'elsewhere' ? 'elsewhere' : 'not-json' };
}

function callOf(request: JsonObject): ReadCall {
  const { model, ...body } = request;
  return typeof model === 'string' && model.trim() !== '' ? { model: model.trim(), body } : { model: null, body };
}

const headerName = /^(authorization|accept|content-type)$/i;

/** The object that is most likely the request: one that names a model, else one that says what to make. */
function bestOf(found: readonly JsonObject[]): JsonObject | null {
  const objects = found.flatMap(withInner);
  const named = objects.find((object) => typeof object['model'] === 'string');
  const told = named ?? objects.find((object) => typeof object['prompt'] === 'string');
  if (told !== undefined) return told;
  const others = objects.filter((object) => {
    const names = Object.keys(object);
    return names.length > 0 && !names.some((name) => headerName.test(name));
  });
  return others.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? null;
}

/** An object and what it carries as a request: the options of a fetch hold their body, as JSON or as it is. */
function withInner(object: JsonObject): JsonObject[] {
  if (typeof object['model'] === 'string') return [object];
  const inner = ['body', 'data', 'json', 'input', 'payload'].flatMap((name) => {
    const value = object[name];
    const read = typeof value === 'string' ? parseObject(value) : value;
    return isJsonObject(read) ? [read] : [];
  });
  return [...inner, object];
}
