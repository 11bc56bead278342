import { once } from 'node:events';
import { createServer, request as startRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../setup/test/wait.ts';
import type { Route } from './create-routes.ts';
import { serveRoute } from './serve-route.ts';

let server: Server;
let address: string;
let route: Route<{ id: string }>;
/** What ended a response early. */
let thrown: unknown;

beforeAll(async () => {
  server = createServer((request, response) => {
    serveRoute(route, { id: '7' }, request, response).catch((error: unknown) => {
      thrown = error;
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  thrown = null;
});

/** A stream of so many chunks, which counts those that were asked for. */
function countedStream(chunks: number, bytes = 65_536) {
  const counted = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        counted.pulled += 1;
        if (counted.pulled > chunks) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
      },
      cancel() {
        counted.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { counted, stream };
}

describe('serveRoute', () => {
  it('calls the handler with URL, headers, parameters and body, and sends its response', async () => {
    route = async (request, { params }) =>
      Response.json(
        { url: request.url, type: request.headers.get('content-type'), ...(await params), body: await request.text() },
        {
          status: 201,
          headers: [
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
            ['x-own', 'yes'],
          ],
        },
      );
    const response = await fetch(`${address}/a%20b?c=d`, {
      method: 'POST',
      body: 'hello',
      headers: { 'content-type': 'text/x' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-own')).toBe('yes');
    expect(await response.json()).toEqual({ url: `${address}/a%20b?c=d`, type: 'text/x', id: '7', body: 'hello' });
  });

  it('sends whole and streamed bodies, and none for HEAD', async () => {
    route = async (request) => {
      const { stream } = countedStream(20);
      const isWhole = request.url.endsWith('/whole');
      return isWhole ? new Response('whole', { headers: { 'content-length': '5' } }) : new Response(stream);
    };
    expect(await (await fetch(`${address}/whole`)).text()).toBe('whole');
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(20 * 65_536);
    const head = await fetch(`${address}/whole`, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['5', '']);
  });

  it('reads a request only as fast as the handler does', async () => {
    const mayRead = Promise.withResolvers<void>();
    let received = 0;
    route = async (request) => {
      await mayRead.promise;
      for await (const chunk of request.body ?? []) received += chunk.byteLength;
      return new Response('done');
    };
    const size = 64 * 1024 * 1024;
    const sending = startRequest(address, { method: 'PUT', headers: { 'content-length': size } });
    const answered = once(sending, 'response');
    const chunk = Buffer.alloc(1024 * 1024);
    let sent = 0;
    const write = () => {
      while (sent < size) {
        sent += chunk.length;
        if (sending.write(chunk)) continue;
        sending.once('drain', write);
        return;
      }
      sending.end();
    };
    write();
    // The buffers of both sockets fill, and the sender waits.
    await waitUntil(() => sending.writableNeedDrain && sending.socket?.connecting === false);
    let before = -1;
    await waitUntil(() => {
      const isStill = before === sent;
      before = sent;
      return isStill;
    });
    expect(sent).toBeLessThan(size);
    mayRead.resolve();
    await answered;
    expect(received).toBe(size);
  });

  it('writes a response only as fast as the client reads it, and ends it when the client leaves', async () => {
    const { counted, stream } = countedStream(100_000);
    let signal: AbortSignal | null = null;
    route = async (request) => {
      ({ signal } = request);
      return new Response(stream);
    };
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    expect(response.status).toBe(200);
    let before = -1;
    await waitUntil(() => {
      const isStill = before === counted.pulled;
      before = counted.pulled;
      return isStill;
    });
    expect(counted.pulled).toBeLessThan(100_000);
    leaving.abort();
    await waitUntil(() => counted.isCancelled && signal?.aborted === true);
    expect(thrown).toBeNull();
  });

  it('cuts the connection when a body breaks off', async () => {
    const mayBreak = Promise.withResolvers<void>();
    route = async () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(100_000)),
          pull: (controller) => mayBreak.promise.then(() => controller.error(new Error('broke off'))),
        }),
      );
    const response = await fetch(address);
    mayBreak.resolve();
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    expect(String(thrown)).toContain('broke off');
  });

  it('answers before a body has arrived, and reads the next request of the connection', async () => {
    let isRead = false;
    route = async (request) => {
      const reader = request.body?.getReader();
      if (isRead) await reader?.read();
      await reader?.cancel();
      return new Response(request.method === 'PUT' ? 'refused' : 'next');
    };
    for (let count = 0; count < 4; count += 1) {
      isRead = count > 1;
      const refused = await fetch(address, { method: 'PUT', body: new Uint8Array(3_000_000) });
      expect(await refused.text()).toBe('refused');
      expect(await (await fetch(address)).text()).toBe('next');
    }
  });
});
