import { EaselError } from '../contract/error.ts';

function tooLarge(maxBytes: number, remedy: string | null): EaselError {
  const words = `This is larger than the ${describeBytes(maxBytes)} allowed here.`;
  return new EaselError('payload_too_large', remedy === null ? words : `${words} ${remedy}`);
}

/** A size for people, as in `32 MB`. */
export function describeBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}

/**
 * A request's body, refused at once when its declared length is beyond the limit, and cut off as soon as more arrives than
 * was declared.
 *
 * @param remedy a sentence for the refusal: what to do instead
 * @throws EaselError `payload_too_large`, here or while the stream is read
 */
export function limitBody(
  request: Request,
  maxBytes: number,
  remedy: string | null = null,
): ReadableStream<Uint8Array> | null {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge(maxBytes, remedy);
  if (request.body === null) return null;
  let seen = 0;
  return request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) controller.error(tooLarge(maxBytes, remedy));
        else controller.enqueue(chunk);
      },
    }),
  );
}
