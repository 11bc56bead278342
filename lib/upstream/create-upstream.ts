import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { discardBody } from '../network/discard-body.ts';
import { createDownloader, type Downloader } from './create-downloader.ts';
import { exchangeJson, type JsonAnswer, type JsonCall } from './exchange-json.ts';
import { createKeyScrubber, type KeyScrubber } from './key-scrubber.ts';
import { readEvents, type EventListener } from './read-events.ts';
import { readWhole } from './read-whole.ts';
import { createTransport, type TransportRequest, type TransportResponse } from './transport.ts';

/** A browser's request, on its way to the same path of the media service. */
export interface ForwardCall {
  /** HEAD is asked as GET, which every service answers, and the body discarded. */
  method: TransportRequest['method'] | 'HEAD';
  /** From `apiPath`. */
  path: string;
  query?: URLSearchParams;
  /** Of these, only what the media service needs is passed on. */
  headers: Headers;
  body: ReadableStream<Uint8Array> | string | null;
  signal: AbortSignal;
  deadlineMs: number;
  requestId: string;
}

/** The studio's client of the media service: the only place that knows the key. */
export interface Upstream {
  origin: string;
  hasKey: boolean;
  /** Passes a request on and its answer back, both streamed, neither with more headers than it needs. */
  forward: (call: ForwardCall) => Promise<Response>;
  /** Asks for JSON on the studio's own account. Any status is an answer; only a broken exchange throws. */
  exchange: (call: JsonCall) => Promise<JsonAnswer>;
  /** Listens to the event stream until it ends, falls silent or the signal ends it. */
  listen: (listener: EventListener, options: { signal: AbortSignal; silenceMs: number }) => Promise<void>;
  /** Opens the address of a result. */
  download: Downloader['open'];
  /** Strikes the key out of a text. */
  scrub: (text: string) => string;
  close: () => Promise<void>;
}

const passedRequestHeaders = ['accept', 'content-type', 'content-length', 'range', 'if-range', 'if-none-match'];

/**
 * @param options.baseUrl address of the media service
 * @param options.key bearer key, or null for a service that wants none
 * @param options.allowedOrigins origins beside public ones and the service's own that results may be fetched from
 */
export function createUpstream(options: {
  baseUrl: string;
  key: string | null;
  allowedOrigins: readonly string[];
}): Upstream {
  const transport = createTransport(options);
  const scrubber = createKeyScrubber(options.key);
  const downloader = createDownloader({ apiOrigin: transport.origin, ...options });

  return {
    origin: transport.origin,
    hasKey: options.key !== null,
    scrub: scrubber.text,
    download: downloader.open,
    exchange: (call) => exchangeJson(transport, scrubber, call),
    listen: (listener, options) => readEvents(transport, scrubber, listener, options),
    close: async () => {
      await Promise.all([transport.close(), downloader.close()]);
    },
    async forward(call) {
      const headers: Record<string, string> = { 'x-request-id': call.requestId };
      for (const name of passedRequestHeaders) {
        const value = call.headers.get(name);
        if (value !== null) headers[name] = value;
      }
      if (typeof call.body === 'string') headers['content-length'] = String(Buffer.byteLength(call.body));
      const response = await transport.send({
        method: call.method === 'HEAD' ? 'GET' : call.method,
        path: call.path,
        ...(call.query === undefined ? {} : { query: call.query }),
        headers,
        body: call.body instanceof ReadableStream ? readableOf(call.body) : call.body,
        signal: call.signal,
        deadlineMs: call.deadlineMs,
      });
      return forwardResponse(response, scrubber, transport.origin, call.method === 'HEAD');
    },
  };
}

function readableOf(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
}

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
async function forwardResponse(
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
