import { EaselError } from '../contract/error.ts';
import type { JsonObject } from '../contract/model.ts';

/** Deeper nesting than any request has a use for; what recurses over a body relies on it. */
const maxDepth = 32;

/**
 * Reads a body as one JSON object.
 *
 * @throws EaselError `invalid_params` when it is none, is nested deeper than 32 levels, or holds a NUL, which PostgreSQL
 *   keeps in no text
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
  if (holdsNul(value)) {
    throw new EaselError('invalid_params', 'The body holds a NUL character, which no field takes.');
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

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, entry]) => name.includes('\0') || holdsNul(entry));
}
