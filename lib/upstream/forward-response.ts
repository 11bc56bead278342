import { Readable } from 'node:stream';
import type { KeyScrubber } from './key-scrubber.ts';
import { readWhole } from './read-whole.ts';
import type { TransportResponse } from './transport.ts';
import { discardBody } from '../network/discard-body.ts';

/** What a browser needs of an answer's headers. Everything else stays here: cookies, CORS, server names, hop-by-hop. */
const passedHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
  'retry-after',
];

/** Bodies up to this size are read at once, which costs less than a stream. */
const wholeBytes = 64 * 1024;

/**
 * An answer of the media service as one of ours: few headers, the key struck out, the body streamed when it is large.
 *
 * @param isHead only the headers were asked for; nobody would read the body
 */
export async function forwardResponse(
  response: TransportResponse,
  scrubber: KeyScrubber,
  origin: string,
  isHead: boolean,
): Promise<Response> {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = response.headers[name];
    if (value !== undefined) headers.set(name, scrubber.text(value));
  }
  const { status } = response;
  const declared = Number(response.headers['content-length'] ?? Number.NaN);
  if (isHead || status === 204 || status === 304) {
    discardBody(response.body);
    return new Response(null, { status, headers });
  }
  if (declared <= wholeBytes) {
    const bytes = await readWhole(response.body, wholeBytes, origin);
    return new Response(scrubber.bytes(bytes) as Uint8Array<ArrayBuffer>, { status, headers });
  }
  const stream = Readable.toWeb(response.body) as ReadableStream<Uint8Array>;
  return new Response(stream.pipeThrough(scrubber.stream()), { status, headers });
}
