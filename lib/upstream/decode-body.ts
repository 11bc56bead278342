import { pipeline, type Duplex, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { EaselError } from '../contract/error.ts';
import { discardBody } from '../network/discard-body.ts';

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/**
 * Undoes the encoding of a body that came encoded although none was asked for, and takes the headers away that are stale
 * then.
 *
 * @param headers lower-case names; `content-encoding` and `content-length` are removed when the body was decoded
 * @throws EaselError `upstream_error` for an encoding that is unknown
 */
export function decodeBody(body: Readable, headers: Record<string, string>): Readable {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  delete headers['content-encoding'];
  if (encoding === 'identity' || encoding === '') return body;
  const createDecoder = decoders[encoding];
  if (createDecoder === undefined) {
    discardBody(body);
    throw new EaselError(
      'upstream_error',
      `The media service answered in the encoding “${encoding}”, which is unknown here.`,
    );
  }
  delete headers['content-length'];
  const decoder = createDecoder();
  // Both ends hear of a failure by their own events; the callback only keeps it from being thrown as unhandled.
  pipeline(body, decoder, () => undefined);
  return decoder;
}
