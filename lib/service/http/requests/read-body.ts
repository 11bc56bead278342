import type { Context } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { limitBody, type BodyLimits } from '../../../http/limit-body.ts';
import { readJsonBody as readJson } from '../../../http/read-json-body.ts';
import type { HttpEnvironment } from '../environment.ts';

/**
 * The body of a request as a stream, within its limits. Compressed bodies are rejected.
 *
 * @returns null without a body
 * @throws EaselError `unsupported_media_type`, `payload_too_large` or `unavailable`, here or while it is read
 */
export function receiveBody(context: Context<HttpEnvironment>, limits: BodyLimits): ReadableStream<Uint8Array> | null {
  const encoding = context.req.header('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new EaselError('unsupported_media_type', 'Send the body uncompressed, without Content-Encoding.');
  }
  return limitBody(context.req.raw, limits);
}

/**
 * Reads a request's JSON object. Its bytes count towards the budget of all bodies until the request is answered.
 *
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, `unavailable`, or `invalid_params` when it is not a
 *   JSON object
 */
export async function readJsonBody(context: Context<HttpEnvironment>, maxBytes: number): Promise<JsonObject> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new EaselError('unsupported_media_type', 'Send JSON with Content-Type: application/json.');
  }
  const share = context.get('bodyShare');
  return readJson(receiveBody(context, { maxBytes, share, remedy: 'Send large media as a URL.' }));
}
