import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { EaselError } from '../../contract/error.ts';
import { limitBytes } from '../storage/limit-bytes.ts';

/**
 * Writes the `file` part of a multipart body to a local file as it arrives; nothing is held in memory. Other parts are
 * passed over.
 *
 * @returns the part's content type
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, or `invalid_params` when there is no such part
 */
export async function receiveFile(request: Request, localPath: string, limit: number): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new EaselError('unsupported_media_type', 'Send the file as multipart/form-data, in a part named file.');
  }
  if (request.body === null) throw new EaselError('invalid_params', 'The body is empty: send a part named file.');
  const parser = new Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 20 } });
  const parts: Promise<string>[] = [];
  let partFailure: Error | null = null;
  const ended = new AbortController();
  parser.on('file', (name, stream, _fileName, _encoding, contentType) => {
    if (name !== 'file') {
      stream.resume();
      return;
    }
    const file = createWriteStream(localPath);
    const written = pipeline(stream, limitBytes(limit), file, { signal: ended.signal });
    written.catch((error: Error) => {
      if (ended.signal.aborted) return;
      partFailure = error;
      parser.destroy(error);
    });
    parts.push(written.then(() => contentType));
  });
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser);
  } catch (error) {
    // A part whose end will never come must not wait for it.
    ended.abort();
    await Promise.allSettled(parts);
    if (partFailure !== null) throw partFailure;
    throw new EaselError('invalid_params', 'The multipart body is damaged or ends too early.', { cause: error });
  }
  const [contentType] = await Promise.all(parts);
  if (contentType === undefined) throw new EaselError('invalid_params', 'There is no part named file in the body.');
  return contentType;
}
