import { EaselError } from '../contract/error.ts';
import { formatBytes } from '../contract/format-bytes.ts';
import type { BodyShare } from './body-budget.ts';

function tooLarge(maxBytes: number, remedy: string | null): EaselError {
  const message =
    maxBytes === 0
      ? 'This URL does not accept a request body.'
      : `The request is too large. The limit is ${formatBytes(maxBytes, { isRounded: true })}.`;
  return new EaselError('payload_too_large', remedy === null ? message : `${message} ${remedy}`);
}

/** How much of a body is taken. */
export interface BodyLimits {
  maxBytes: number;
  /** A sentence for the refusal: what to do instead. */
  remedy?: string;
  /** What counts the bytes of a body that will be held whole; none for one that is passed on as it arrives. */
  share?: BodyShare;
}

/**
 * A request's body, refused at once when its declared length is beyond the limits, and cut off as soon as more arrives than
 * was declared.
 *
 * @throws EaselError `payload_too_large`, or `unavailable` when all bodies together hold too much; here or while the stream
 *   is read
 */
export function limitBody(request: Request, limits: BodyLimits): ReadableStream<Uint8Array> | null {
  const { maxBytes, remedy = null, share } = limits;
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes, remedy);
  share?.foresee(declared);
  if (request.body === null) return null;
  let seen = 0;
  return request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) throw tooLarge(maxBytes, remedy);
        share?.take(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}
