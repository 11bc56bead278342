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

function openParser(type: string, fieldSize: number): Parser {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...partLimits, fieldSize } });
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

/** What of a form is received. */
interface FormOptions {
  /** Where the part named `file` goes. */
  localPath: string;
  /** The largest file. */
  limitBytes: number;
  /** The text fields that are read; all others are ignored. */
  fieldNames: readonly string[];
  /** The largest field, in bytes. */
  fieldLimitBytes: number;
  /** Whether the body counts towards the budget of all bodies, as one must that is read into memory afterwards. */
  isCounted: boolean;
}

/** A form that was received. */
export interface ReceivedForm {
  /** Null without a part named `file`. */
  file: { contentType: string; name: string } | null;
  /** The text fields that were sent, of those that are read. */
  fields: Record<string, string>;
}

/**
 * Streams the `file` part of a multipart body to a local file, and reads text fields beside it. Ignores other parts.
 *
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, or `invalid_params` for a damaged or empty body
 */
export async function receiveForm(context: Context<HttpEnvironment>, options: FormOptions): Promise<ReceivedForm> {
  const { localPath, limitBytes: limit, fieldNames, fieldLimitBytes, isCounted } = options;
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new EaselError('unsupported_media_type', 'Send the file as multipart/form-data, in a part named file.');
  }
  const parser = openParser(type, fieldLimitBytes);
  const share = isCounted ? { share: context.get('bodyShare') } : {};
  const mostFieldBytes = fieldNames.length === 0 ? 0 : fieldLimitBytes;
  const body = receiveBody(context, { maxBytes: limit + mostFieldBytes + framingBytes, ...share });
  if (body === null) throw new EaselError('invalid_params', 'The body is empty. Send a part named file.');
  const parts: Promise<NonNullable<ReceivedForm['file']>>[] = [];
  const fields: Record<string, string> = {};
  let partFailure: Error | null = null;
  const ended = new AbortController();
  const fail = (error: Error) => {
    partFailure = error;
    parser.destroy(error);
  };
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (!fieldNames.includes(name)) return;
    if (isCut) fail(new EaselError('payload_too_large', `The field ${name} is too large.`));
    fields[name] = value;
  });
  parser.on('file', (name, stream, fileName, _encoding, contentType) => {
    if (name !== 'file') {
      stream.resume();
      return;
    }
    // A part can be a file by its type alone.
    const givenName: string | undefined = fileName;
    const file = createWriteStream(localPath);
    const written = pipeline(stream, limitBytes(limit), file, { signal: ended.signal });
    written.catch((error: Error) => {
      if (!ended.signal.aborted) fail(error);
    });
    parts.push(written.then(() => ({ contentType: plainType(contentType), name: givenName ?? '' })));
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
  const [file = null] = await Promise.all(parts);
  return { file, fields };
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
  const options = { localPath, limitBytes: limit, fieldNames: [], fieldLimitBytes: framingBytes, isCounted: false };
  const { file } = await receiveForm(context, options);
  if (file === null) throw new EaselError('invalid_params', 'The body has no part named file.');
  return file.contentType;
}
