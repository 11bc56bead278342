import { EaselError } from '../contract/error.ts';
import type { JsonObject } from '../contract/model.ts';

/** Deeper nesting than any request has a use for; what recurses over a body relies on it. */
const maxDepth = 64;

/**
 * Reads a body as one JSON object.
 *
 * @throws EaselError `invalid_params` when it is none, or nested deeper than 64 levels
 */
export async function readJsonBody(body: ReadableStream<Uint8Array> | null): Promise<JsonObject> {
  const text = body === null ? '' : await new Response(body).text();
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EaselError('invalid_params', 'The body must be a JSON object.');
  }
  if (isDeeperThan(value, maxDepth)) throw new EaselError('invalid_params', 'The body is nested too deeply.');
  return value as JsonObject;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new EaselError('invalid_params', 'The body is not valid JSON.', { cause });
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((entry) => isDeeperThan(entry, levels - 1));
}
