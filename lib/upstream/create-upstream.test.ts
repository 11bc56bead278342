import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpstream, type ForwardCall, type Upstream } from './create-upstream.ts';
import { apiPath } from './path.ts';
import { json, startScriptedUpstream, type ScriptedUpstream } from './testing/scripted-upstream.ts';
import { hangBoundMs } from '../setup/test/hang-bound.ts';

const key = 'canary-key-0123456789';
let service: ScriptedUpstream;
let upstream: Upstream;

beforeAll(async () => {
  service = await startScriptedUpstream();
  upstream = createUpstream({ baseUrl: service.origin, key, allowedOrigins: [] });
});
afterAll(async () => {
  await upstream.close();
  await service.close();
});

function call(change: Partial<ForwardCall> = {}): ForwardCall {
  return {
    method: 'GET',
    path: apiPath`/api/test`,
    headers: new Headers(),
    body: null,
    signal: new AbortController().signal,
    deadlineMs: hangBoundMs,
    requestId: 'r1',
    ...change,
  };
}

describe('createUpstream', () => {
  describe('forward', () => {
    it('sends a fresh set of headers, the key last', async () => {
      const headers = new Headers({
        cookie: 'a=b',
        // An API token of the studio, which is none of the media service.
        authorization: `Bearer easel_${'x'.repeat(43)}`,
        'x-forwarded-for': '1.2.3.4',
        connection: 'x',
        te: 'trailers',
        'content-type': 'text/plain',
        range: 'bytes=0-1',
        origin: 'http://a',
        referer: 'http://a',
        host: 'evil.test',
      });
      await upstream.forward(call({ method: 'POST', headers, body: 'hi' }));
      const seen = service.seen.at(-1);
      expect(seen?.headers).toEqual({
        host: new URL(service.origin).host,
        connection: 'keep-alive',
        'user-agent': 'easel',
        'accept-encoding': 'identity',
        'x-request-id': 'r1',
        'content-type': 'text/plain',
        'content-length': '2',
        range: 'bytes=0-1',
        authorization: `Bearer ${key}`,
      });
    });

    it('forwards few response headers, and redacts the key wherever it is echoed', async () => {
      service.script(
        /^GET \/api\/test/,
        (request, response) => {
          response
            .writeHead(206, {
              'content-type': 'text/plain',
              etag: `"${key}"`,
              'set-cookie': 'a=b',
              'access-control-allow-origin': '*',
              'x-echo': String(request.headers['authorization']),
              'content-range': 'bytes 0-1/9',
              server: 'x',
            })
            .end(`you sent ${String(request.headers['authorization'])}`);
        },
        1,
      );
      const response = await upstream.forward(call());
      expect(response.status).toBe(206);
      expect([...response.headers.keys()].toSorted()).toEqual(['content-range', 'content-type', 'etag']);
      expect(response.headers.get('etag')).not.toContain(key);
      expect(await response.text()).toBe(`you sent Bearer ${'*'.repeat(key.length)}`);
    });

    it('decodes an encoded body', async () => {
      const body = gzipSync(JSON.stringify({ key, more: 'x'.repeat(200_000) }));
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length }).end(body);
        },
        1,
      );
      const response = await upstream.forward(call());
      expect(response.headers.has('content-encoding')).toBe(false);
      expect(response.headers.has('content-length')).toBe(false);
      expect(await response.json()).toEqual({ key: '*'.repeat(key.length), more: 'x'.repeat(200_000) });
    });

    it('streams both ways without buffering a body', async () => {
      service.script(
        /^PUT \/api\/test/,
        (request, response) => {
          response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(request.body);
        },
        1,
      );
      const chunk = new Uint8Array(100_000).fill(65);
      const body = new Response(new Blob(Array.from({ length: 30 }, () => chunk))).body;
      const response = await upstream.forward(call({ method: 'PUT', body }));
      let length = 0;
      for await (const part of response.body ?? []) length += part.byteLength;
      expect(length).toBe(3_000_000);
    });

    it('closes the connection to the service when the browser leaves', async () => {
      const left = Promise.withResolvers<void>();
      service.script(
        /^POST \/api\/test/,
        (_request, response) => {
          response.on('close', left.resolve);
        },
        1,
      );
      const browser = new AbortController();
      const answer = upstream.forward(call({ method: 'POST', body: '{}', signal: browser.signal }));
      await expect.poll(() => service.seen.at(-1)?.method === 'POST' && service.seen.at(-1)?.body === '{}').toBe(true);
      browser.abort();
      await expect(answer).rejects.toMatchObject({ code: 'client_closed_request' });
      await left.promise;
    });

    it('closes the connection to the service when the browser leaves in the middle of a body', async () => {
      const left = Promise.withResolvers<void>();
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.on('close', left.resolve);
          response.writeHead(200).write('x'.repeat(100_000));
        },
        1,
      );
      const response = await upstream.forward(call());
      await response.body?.cancel();
      await expect(left.promise).resolves.toBeUndefined();
    });

    it('discards the body of a HEAD request', async () => {
      const left = Promise.withResolvers<void>();
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.on('close', left.resolve);
          response.writeHead(200, { 'content-length': '9000000' }).write('x'.repeat(100_000));
        },
        1,
      );
      const response = await upstream.forward(call({ method: 'HEAD' }));
      expect([response.body, response.headers.get('content-length')]).toEqual([null, '9000000']);
      await left.promise;
    });

    it('never follows a redirect', async () => {
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.writeHead(302, { location: `${service.origin}/elsewhere` }).end();
        },
        1,
      );
      const before = service.seen.length;
      await expect(upstream.forward(call())).rejects.toMatchObject({ code: 'misdirected_request' });
      expect(service.seen.length).toBe(before + 1);
    });

    it('applies the deadline', async () => {
      service.script(/^GET \/api\/test/, () => undefined, 1);
      await expect(upstream.forward(call({ deadlineMs: 50 }))).rejects.toMatchObject({ code: 'upstream_timeout' });
    });
  });

  describe('exchange', () => {
    it('returns any status, and text where there is no JSON', async () => {
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '3' }).end('<h1>Bad gateway</h1>');
        },
        1,
      );
      const answer = await upstream.exchange({ method: 'GET', path: apiPath`/api/test`, deadlineMs: hangBoundMs });
      expect(answer).toEqual({
        status: 502,
        contentType: 'text/html',
        text: '<h1>Bad gateway</h1>',
        json: undefined,
        retryAfterSeconds: 3,
      });
    });

    it('distinguishes requests that surely never arrived from those that may have', async () => {
      const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const broken = createUpstream({ baseUrl: `http://127.0.0.1:${port}`, key, allowedOrigins: [] });
      const question = { method: 'POST', path: apiPath`/api/test`, body: {}, deadlineMs: hangBoundMs } as const;
      await expect(broken.exchange(question)).rejects.toMatchObject({ code: 'upstream_error' });
      server.close();
      await once(server, 'close');
      const refused = broken.exchange(question);
      await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
      await expect(refused).rejects.toThrow(`http://127.0.0.1:${port} refuses connections`);
      await broken.close();
    });

    it('does not wait for a response that never ends', async () => {
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          response.writeHead(200).write('{"a":');
        },
        1,
      );
      const answer = upstream.exchange({ method: 'GET', path: apiPath`/api/test`, deadlineMs: 100 });
      await expect(answer).rejects.toMatchObject({ code: 'upstream_timeout' });
    });

    it('rejects a response that is too long', async () => {
      service.script(
        /^GET \/api\/test/,
        (_request, response) => {
          const block = Buffer.alloc(1_000_000, 32);
          const write = () => {
            while (response.write(block)) continue;
          };
          response.on('drain', write);
          write();
        },
        1,
      );
      const answer = upstream.exchange({ method: 'GET', path: apiPath`/api/test`, deadlineMs: hangBoundMs });
      await expect(answer).rejects.toMatchObject({ code: 'upstream_error' });
    });
  });

  describe('listen', () => {
    it('reads events across chunks, and ends with the stream', async () => {
      const heard: [string, string][] = [];
      const stop = new AbortController();
      const opened = Promise.withResolvers<void>();
      const onEvent = (name: string, data: string) => heard.push([name, data]);
      const listening = upstream.listen(
        { onOpen: opened.resolve, onEvent },
        { signal: stop.signal, silenceMs: hangBoundMs },
      );
      await opened.promise;
      await expect.poll(() => service.listeners() === 1).toBe(true);
      service.emitRaw('event: on');
      service.emitRaw(`e\ndata: {"key":"${key}"}\n`);
      service.emitRaw('\n: keep-alive\n\nbogus: field\n\ndata: tw');
      service.emitRaw('o\n\n');
      await expect.poll(() => heard.length === 2).toBe(true);
      expect(heard).toEqual([
        ['one', `{"key":"${'*'.repeat(key.length)}"}`],
        ['message', 'two'],
      ]);
      service.cutStreams();
      await expect(listening).rejects.toMatchObject({ code: 'upstream_error' });
    });

    it('reports that there is no event stream', async () => {
      service.script(/^GET \/api\/events/, json(404, {}), 1);
      const listening = upstream.listen(
        { onOpen: () => undefined, onEvent: () => undefined },
        { signal: new AbortController().signal, silenceMs: hangBoundMs },
      );
      await expect(listening).rejects.toThrow('status 404');
    });
  });
});
