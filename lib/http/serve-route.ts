import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Route } from './create-routes.ts';

/** Responses up to this size are written at once, which costs less than a stream. */
const wholeBytes = 64 * 1024;

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
  response.once('close', () => {
    // A response that this program ended early has an error.
    if (!response.writableFinished && response.errored === null) leaving.abort();
  });
  const answer = await route(toWebRequest(request, leaving.signal), { params: Promise.resolve(params) });
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answer.status);
  const { body } = answer;
  if (body === null || request.method === 'HEAD') {
    response.end();
    await body?.cancel();
  } else if (Number(answer.headers.get('content-length') ?? Number.NaN) <= wholeBytes) {
    response.end(new Uint8Array(await answer.arrayBuffer()));
  } else {
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), response).catch((thrown: unknown) => {
      if (!leaving.signal.aborted) throw thrown;
    });
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

/** The body of a request. A body that nobody reads is left to Node, which discards it after the response. */
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
