import type { Context } from 'hono';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { HttpEnvironment } from './environment.ts';

const deepest = 32;

function tooLarge(limit: number): EaselError {
  return new EaselError(
    'payload_too_large',
    `The body is larger than ${Math.floor(limit / 1024 / 1024)} MB. Give large media by address.`,
  );
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function depthOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > deepest) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depthOf(inner, level + 1)));
}

/**
 * Reads a request's JSON object.
 *
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, or `invalid_params` when it is no JSON object
 */
export async function readJsonBody(context: Context<HttpEnvironment>, limit: number): Promise<JsonObject> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new EaselError('unsupported_media_type', 'Send JSON, with Content-Type: application/json.');
  }
  const text = await readText(context.req.raw, limit);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new EaselError('invalid_params', `The body is not JSON: ${(error as Error).message.slice(0, 200)}.`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new EaselError('invalid_params', 'The body must be a JSON object, as in {"model": "ig-1", "prompt": "…"}.');
  }
  if (depthOf(body) > deepest)
    throw new EaselError('invalid_params', `The body is nested deeper than ${deepest} levels.`);
  // PostgreSQL keeps no NUL in text.
  if (text.includes('\\u0000'))
    throw new EaselError('invalid_params', 'The body holds a NUL character, which no field takes.');
  return body as JsonObject;
}
