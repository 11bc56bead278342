import type { Context } from 'hono';
import { EaselError } from '../../contract/error.ts';
import { limitBody } from '../../http/limit-body.ts';
import { refuseStalledBody } from '../../http/refuse-stalled-body.ts';
import type { HttpEnvironment } from './environment.ts';

const patienceMs = 30_000;

/**
 * The body of a request as it arrives: no longer than the limit, without long pauses, as it is and not compressed.
 *
 * @param remedy a sentence for the refusal of a large body: what to do instead
 * @returns null when there is none
 * @throws EaselError `unsupported_media_type`, `payload_too_large` or `request_timeout`, here or while it is read
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
  const body = limitBody(context.req.raw, limitBytes, remedy);
  return body === null ? null : refuseStalledBody(body, patienceMs);
}
