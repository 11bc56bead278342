import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Route } from './create-routes.ts';

/** Responses that declare at most this length are written at once, which costs less than a stream. */
const wholeBytes = 64 * 1024;

/**
 * The request of each response. In undici, the signal of a `Request` aborts only while the `Request` itself is in
 * memory, and handlers may keep the signal alone.
 */
const requestOf = new WeakMap<ServerResponse, Request>();

const hasNoBody = new Set(['GET', 'HEAD']);

/**
 * Answers a request of Node's HTTP server by a route handler. A body is read from the connection only as fast as the
 * handler reads it, and written only as fast as the client reads it. The request's signal aborts when the client
 * disconnects.
 *
 * @throws what ended the response's body early, unless the client did
 */
export async function serveRoute<Params>(
  route: Route<Params>,
  params: Params,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController();
  if (response.destroyed) leaving.abort();
  response.once('close', () => {
    // A response that this program ended early has an error.
    if (!response.writableFinished && response.errored === null) leaving.abort();
  });
  const webRequest = toWebRequest(request, leaving.signal);
  requestOf.set(response, webRequest);
  const answer = await route(webRequest, { params: Promise.resolve(params) });
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.statusCode = answer.status;
  try {
    await sendBody(answer, request, response);
  } catch (thrown) {
    if (!leaving.signal.aborted) throw thrown;
  }
}

async function sendBody(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, headers } = answer;
  if (body === null || request.method === 'HEAD') {
    response.end();
    await body?.cancel();
  } else if (Number(headers.get('content-length') ?? Number.NaN) <= wholeBytes) {
    response.end(new Uint8Array(await answer.arrayBuffer()));
  } else {
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), response);
  }
}

function toWebRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const entry of value ?? []) headers.append(name, entry);
  }
  const address = `http://${request.headers.host ?? 'localhost'}${url}`;
  if (hasNoBody.has(method)) return new Request(address, { method, headers, signal });
  // TypeScript's DOM types lack `duplex`, which a streamed body must have.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: readBody(request), duplex: 'half' };
  return new Request(address, init);
}

/** The body of a request, as fast as it is read. Once it is cancelled, the rest is discarded. */
function readBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer<ArrayBuffer>> | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer<ArrayBuffer>>;
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks?.return?.();
        // What is left is discarded, so that the client can read the response.
        request.resume();
      },
    },
    { highWaterMark: 0 },
  );
}
