import type { Context } from 'hono';
import { EaselError } from '../../contract/error.ts';
import { limitBody } from '../../http/limit-body.ts';
import type { HttpEnvironment } from './environment.ts';

/**
 * The body of a request as it arrives: no longer than the limit, as it is and not compressed.
 *
 * @param remedy a sentence for the refusal of a large body: what to do instead
 * @returns null when there is none
 * @throws EaselError `unsupported_media_type` or `payload_too_large`, here or while it is read
 */
export function receiveBody(
  context: Context<HttpEnvironment>,
  limitBytes: number,
  remedy: string | null = null,
): ReadableStream<Uint8Array> | null {
  const encoding = context.req.header('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new EaselError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.');
  }
  return limitBody(context.req.raw, limitBytes, remedy);
}
