import { endUserHeader } from '../contract/end-user.ts';
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
  /** HEAD is sent as GET, which every service supports, and the body is discarded. */
  method: TransportRequest['method'] | 'HEAD';
  /** From `apiPath`. */
  path: string;
  query?: URLSearchParams;
  /** Only the headers that the media service needs are forwarded. */
  headers: Headers;
  /** The `Accept-Language` to send; none without it, since the browser's own says nothing of the language of its page. */
  language?: string;
  /** The person to name; a browser's own header is never passed. */
  endUser?: string;
  body: ReadableStream<Uint8Array> | string | null;
  signal: AbortSignal;
  deadlineMs: number;
  requestId: string;
}

/** The studio's client of the media service, the only code that has the key. */
export interface Upstream {
  origin: string;
  hasKey: boolean;
  /** Forwards a request and returns the response, both streamed, with only the necessary headers. */
  forward: (call: ForwardCall) => Promise<Response>;
  /** Sends a request of the studio itself and reads JSON. Returns any status; only a failed exchange throws. */
  exchange: (call: JsonCall) => Promise<JsonAnswer>;
  /** Listens to the event stream until it ends, is silent too long or the signal aborts. */
  listen: (listener: EventListener, options: { signal: AbortSignal; silenceMs: number }) => Promise<void>;
  /** Opens the address of a result. */
  download: Downloader['open'];
  /** Redacts the key in a text. */
  scrub: (text: string) => string;
  close: () => Promise<void>;
}

const passedRequestHeaders = ['accept', 'content-type', 'content-length', 'range', 'if-range', 'if-none-match'];

/**
 * @param options.baseUrl address of the media service
 * @param options.key bearer key, or null for a service without keys
 * @param options.allowedOrigins origins, beside public ones and the service's own, from which results may be downloaded
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
      if (call.language !== undefined) headers['accept-language'] = call.language;
      if (call.endUser !== undefined) headers[endUserHeader] = call.endUser;
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

/** The response headers that browsers need. All others are dropped: cookies, CORS, server names, hop-by-hop. */
const passedHeaders = [
  'content-type',
  'content-language',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
  'retry-after',
];

/** Bodies up to this size are read whole, which costs less than a stream. */
const wholeBytes = 64 * 1024;

/**
 * Converts the media service's response to the studio's: few headers, the key redacted, a large body streamed.
 *
 * @param isHead the browser sent HEAD, so the body is discarded
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
