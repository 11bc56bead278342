import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as startRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../setup/test/wait.ts';
import { createBodyBudget } from './body-budget.ts';
import { createRoutes, type Route } from './create-routes.ts';
import { serveRoute } from './serve-route.ts';

const budget = createBodyBudget(64_000_000);
const guard = { bodyBudget: () => budget, authorize: () => undefined, onUnexpected: () => undefined };

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

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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
    let before = -1;
    await waitUntil(() => {
      const isStill = before === counted.pulled;
      before = counted.pulled;
      return isStill;
    });
    expect(counted.pulled).toBeLessThan(100_000);
    // The handler's request is forgotten by now, but not its signal.
    collectGarbage();
    leaving.abort();
    expect(response.status).toBe(200);
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

  it.each<[string, Route<{ id: string }>]>([
    ['leaves it', async (request) => new Response(request.method === 'PUT' ? 'refused' : 'next')],
    [
      'cancels it',
      async (request) => {
        await request.body?.cancel();
        return new Response(request.method === 'PUT' ? 'refused' : 'next');
      },
    ],
    [
      'reads its beginning',
      async (request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        await reader?.cancel();
        return new Response(request.method === 'PUT' ? 'refused' : 'next');
      },
    ],
    [
      'is one of the routes that ignore it',
      createRoutes<{ id: string }>(guard, {
        PUT: { maxBodyBytes: 4_000_000, handle: () => new Response('refused') },
        GET: { handle: () => new Response('next') },
      }).PUT,
    ],
  ])('lets a client send a whole body and use its connection again when the handler %s', async (_name, handler) => {
    route = handler;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    const send = async (method: string, body: Uint8Array | null) => {
      const sending = startRequest(address, { method, agent, headers: { 'content-length': body?.length ?? 0 } });
      sending.once('socket', (socket) => socket.once('ready', () => ports.add(socket.localPort)));
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      const sent = once(sending, 'finish');
      sending.end(body ?? '');
      const [response] = await answered;
      await sent;
      return text(response);
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await send('PUT', new Uint8Array(3_000_000))).toBe('refused');
      expect(await send('GET', null)).toBe('next');
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });
});
