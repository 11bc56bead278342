import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Context } from 'hono';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { limitBytes } from '../../storage/limit-bytes.ts';
import type { HttpEnvironment } from '../environment.ts';
import { receiveBody } from './read-body.ts';

/** Bytes beside the file: boundaries, headers of parts, small fields. */
const framingBytes = 1_000_000;
const partLimits = { files: 1, fields: 20, parts: 30, headerPairs: 50, headerSize: 16_384 };

type Parser = InstanceType<typeof Busboy>;

function openParser(type: string): Parser {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: partLimits });
  } catch (cause) {
    const message = 'Send the file as multipart/form-data with a boundary, in a part named file.';
    throw new EaselError('unsupported_media_type', message, { cause });
  }
}

/**
 * Feeds a body to a parser until either ends. A pipeline would hang: the parser ends at the last boundary, in the
 * middle of a write, before the pipeline waits for that end.
 */
async function feed(parser: Parser, body: ReadableStream<Uint8Array>): Promise<void> {
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  let isParsed = false;
  const end = (settle: () => void) => {
    isParsed = true;
    settle();
  };
  parser.on('finish', () => end(resolve)).on('error', (error: Error) => end(() => reject(error)));

  async function write(): Promise<void> {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      if (isParsed) return;
      if (!parser.write(Buffer.from(chunk))) await Promise.race([once(parser, 'drain'), parsed]);
    }
    parser.end();
  }
  await Promise.all([parsed, write()]);
}

/** A part's content type, if it has the form of one. */
function plainType(given: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(given) ? given : 'application/octet-stream';
}

/**
 * Streams the `file` part of a multipart body to a local file. Ignores other parts.
 *
 * @returns the part's content type
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, or `invalid_params` when there is no such part
 */
export async function receiveFile(
  context: Context<HttpEnvironment>,
  localPath: string,
  limit: number,
): Promise<string> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new EaselError('unsupported_media_type', 'Send the file as multipart/form-data, in a part named file.');
  }
  const parser = openParser(type);
  const body = receiveBody(context, { maxBytes: limit + framingBytes });
  if (body === null) throw new EaselError('invalid_params', 'The body is empty. Send a part named file.');
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
    parts.push(written.then(() => plainType(contentType)));
  });
  try {
    await feed(parser, body);
  } catch (error) {
    // Destroys a part that will never end, so that nothing waits for it.
    ended.abort();
    await Promise.allSettled(parts);
    if (partFailure !== null) throw partFailure;
    if (isEaselError(error)) throw error;
    throw new EaselError('invalid_params', 'The multipart body is invalid or incomplete.', { cause: error });
  }
  const [contentType] = await Promise.all(parts);
  if (contentType === undefined) throw new EaselError('invalid_params', 'The body has no part named file.');
  return contentType;
}
