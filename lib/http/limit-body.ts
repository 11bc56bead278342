import { EaselError } from '../contract/error.ts';
import { formatBytes } from '../contract/format-bytes.ts';
import type { BodyShare } from './body-budget.ts';
import { countStreamedBytes } from './count-streamed-bytes.ts';

function tooLarge(maxBytes: number, remedy: string | null): EaselError {
  const message =
    maxBytes === 0
      ? 'This URL does not accept a request body.'
      : `The request is too large. The limit is ${formatBytes(maxBytes, { isRounded: true })}.`;
  return new EaselError('payload_too_large', remedy === null ? message : `${message} ${remedy}`);
}

/** How large a body may be. */
export interface BodyLimits {
  maxBytes: number;
  /** A sentence for the error: what to do instead. */
  remedy?: string;
  /** Counts the bytes of a body that is held in memory; absent for one that is streamed. */
  share?: BodyShare;
}

/**
 * A request's body, rejected at once when its declared length exceeds the limits, and cut off when the received bytes
 * exceed them.
 *
 * @throws EaselError `payload_too_large`, or `unavailable` when all bodies together hold too much; here or while the
 *   stream is read
 */
export function limitBody(request: Request, limits: BodyLimits): ReadableStream<Uint8Array> | null {
  const { maxBytes, remedy = null, share } = limits;
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes, remedy);
  share?.checkDeclared(declared);
  if (request.body === null) return null;
  let seen = 0;
  return request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) throw tooLarge(maxBytes, remedy);
        share?.take(chunk.byteLength);
        controller.enqueue(chunk);
        countStreamedBytes(chunk.byteLength);
      },
    }),
  );
}
