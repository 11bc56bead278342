import type { Context } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import { limitBody, type BodyLimits } from '../../../http/limit-body.ts';
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
