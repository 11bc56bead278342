import { EaselError, type FieldFault } from '../contract/error.ts';
import type { JsonObject } from '../contract/model.ts';

/** Deeper nesting than any request has a use for; what recurses over a body relies on it. */
const maxDepth = 32;

/**
 * Reads a body as one JSON object.
 *
 * @throws EaselError `invalid_params` when it is none, is nested deeper than 32 levels, or holds what PostgreSQL keeps in no
 *   text: a NUL, or half of a surrogate pair; with a fault at each field that holds one
 */
export async function readJsonBody(body: ReadableStream<Uint8Array> | null): Promise<JsonObject> {
  const text = body === null ? '' : await new Response(body).text();
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EaselError('invalid_params', 'The body must be a JSON object, as in {"model": "ig-1", "prompt": "…"}.');
  }
  if (isDeeperThan(value, maxDepth)) {
    throw new EaselError('invalid_params', `The body is nested deeper than ${maxDepth} levels.`);
  }
  const faults = textFaults(value, '');
  const [first] = faults;
  if (first !== undefined) {
    const name = first.pointer.slice(1).replaceAll('/', ' ');
    const detail = name === '' ? `The body: ${first.message}.` : `${name}: ${first.message}.`;
    throw new EaselError('invalid_params', detail, { fields: faults });
  }
  return value as JsonObject;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new EaselError('invalid_params', `The body is not JSON: ${(cause as Error).message.slice(0, 200)}.`, {
      cause,
    });
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((entry) => isDeeperThan(entry, levels - 1));
}

const isUnkeepable = (text: string) => text.includes('\0') || !text.isWellFormed();

function textFaults(value: unknown, pointer: string): FieldFault[] {
  if (typeof value === 'string') {
    if (!isUnkeepable(value)) return [];
    return [{ pointer, message: 'this text holds a NUL character or half of a character; take it out' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    if (isUnkeepable(name)) {
      // Such a name cannot be told in an answer either: the fault is at what holds it.
      return [{ pointer, message: 'a name in here holds a NUL character or half of a character; take it out' }];
    }
    return textFaults(entry, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  });
}
