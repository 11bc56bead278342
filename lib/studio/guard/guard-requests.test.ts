import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { createAllowList } from '../../http/allow-list.ts';
import { listen, type Listener } from '../../http/listen.ts';
import { headOf, sendRaw } from '../../http/testing/raw-request.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { guardRequests } from './guard-requests.ts';

const host = 'easel.test';
let listener: Listener;
/** The requests that reached the framework. */
let passed: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers'] }[];
let pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function open(isDevelopment: boolean): Promise<void> {
  const guard = guardRequests({
    allowList: createAllowList([`http://${host}`, 'https://safe.test']),
    origins: [`http://${host}`, 'https://safe.test'],
    pass: (request, response) => {
      const { method, url, headers } = request;
      passed.push({ method, url, headers });
      return pass(request, response);
    },
    isDevelopment,
    logger: createLogger('studio', 'silent'),
  });
  listener = await listen({ ...guard, host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  passed = [];
  pass = async (_request, response) => void response.end('passed');
  await open(false);
});
afterEach(() => listener.stop());

const send = (method: string, target: string, headers: Record<string, string> = {}, ...body: string[]) =>
  sendRaw(listener.url, headOf(method, target, { Host: host, ...headers }), ...body);

const headOfAnswer = async (target: string) => (await send('GET', target)).head.toLowerCase();

/** The Strict-Transport-Security header of a response. */
const policyOf = async (...request: Parameters<typeof send>) =>
  /^strict-transport-security: (.*)\r?$/im.exec((await send(...request)).head)?.[1];
/** Expects a refusal as an API error with the studio's headers, and that the framework got no request. */
async function refused(...request: Parameters<typeof send>): Promise<number> {
  const { status, head, body } = await send(...request);
  const error = errorBodySchema.safeParse(JSON.parse(body === '' ? 'null' : body));
  expect(error.success).toBe(request[0] !== 'HEAD');
  expect(head).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox\r?$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im);
  expect(head).not.toMatch(/^location:/im);
  expect(passed).toEqual([]);
  return status;
}

describe('guardRequests', () => {
  it('passes requests for pages, files and route handlers on', async () => {
    for (const target of ['/', '/library/x?a=%ff&b=//c', '/api/ai/models/a%2Fb', '/_next/static/x.js']) {
      expect(await send('GET', target)).toMatchObject({ status: 200, body: 'passed' });
    }
    expect(await send('POST', '/api/ai/queue', { 'Content-Length': '2' }, '{}')).toMatchObject({ status: 200 });
    expect(passed.map(({ url }) => url)).toHaveLength(5);
  });

  it.each(['//x', '//evil.example/', '/library//', '/x//y', String.raw`/\evil.example`, '/a//%2e%2e'])(
    'responds to %s with 404, without a redirect',
    async (target) => {
      for (const method of ['GET', 'POST', 'HEAD']) expect(await refused(method, target)).toBe(404);
    },
  );

  it.each([
    '/api/%',
    '/%',
    '/library/%ff',
    '/api/ai/models/%ff',
    '/%ed%a0%80',
    '/x%00',
    '/api/ai/queue/x%00',
    '/?a=%00',
  ])('refuses an address that cannot be read: %s', async (target) => {
    expect(await refused('GET', target)).toBe(400);
    expect(await refused('DELETE', target)).toBe(400);
  });

  it('reports an invalid escape', async () => {
    expect((await send('GET', '/library/%zz')).body).toContain('Invalid URL: it has an invalid % escape.');
  });

  it.each(['/api/../login', '/api/x/..', '/_next/%2e%2E/login', '/./api/ai/queue', '/library/.%2e?a=b', '/%2e/login'])(
    'responds to %s with 404, since it would resolve to another path',
    async (target) => {
      for (const method of ['GET', 'POST', 'HEAD']) expect(await refused(method, target)).toBe(404);
    },
  );

  it('passes on names that only look like dot segments', async () => {
    for (const target of ['/api/repos/a/b/file/main/...', '/api/ai/models/..a', '/library/.well?x=/../y']) {
      expect(await send('GET', target)).toMatchObject({ status: 200, body: 'passed' });
    }
  });

  it.each(['*', 'ftp://easel.test/', 'easel.test:80', 'x', 'http://', 'http://[::g]/'])(
    'refuses a target of another form: %s',
    async (target) => {
      for (const method of ['GET', 'OPTIONS']) expect(await refused(method, target)).toBe(400);
    },
  );

  it('reads an absolute URL as a path on its host', async () => {
    expect(await send('GET', `http://${host}/library?a=b`, { Host: 'other.test' })).toMatchObject({ status: 200 });
    expect(passed).toMatchObject([{ url: '/library?a=b', headers: { host } }]);
    passed = [];
    expect(await refused('GET', 'http://evil.example/')).toBe(421);
    expect(await refused('GET', `http://${host}//x`)).toBe(404);
  });

  it('refuses foreign hosts and origins on every path', async () => {
    for (const target of ['/', '/api/ai/queue', '/_next/static/x.js', '//x', '/api/%', '/nothing']) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE']) {
        expect(await refused(method, target, { Host: 'evil.example' })).toBe(421);
        expect(await refused(method, target, { Origin: 'http://evil.example' })).toBe(403);
        expect(await refused(method, target, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
      }
    }
  });

  it('accepts only the methods that have a handler', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY']) {
      for (const target of ['/', '/api/ai/queue', '/_next/static/x.js']) {
        expect(await refused(method, target)).toBe(405);
      }
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await send(method, '/library', { 'Next-Action': 'x' });
      expect([answer.status, /^allow: (.*)\r?$/im.exec(answer.head)?.[1]]).toEqual([405, 'GET, HEAD']);
    }
    expect(passed).toEqual([]);
  });

  it('refuses bodies for pages, invalid headers of the Next router, and its error pages', async () => {
    expect(await refused('GET', '/', { 'Content-Length': '2' }, '{}')).toBe(413);
    expect(await refused('GET', '/', { 'Transfer-Encoding': 'chunked' }, '0\r\n\r\n')).toBe(413);
    for (const tree of ['x', '%ff', '%5B%5D', '%7B%7D']) {
      expect(await refused('GET', '/', { RSC: '1', 'Next-Router-State-Tree': tree })).toBe(400);
    }
    for (const path of ['/_global-error', '/_error']) expect(await refused('GET', path)).toBe(404);
    const tree = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, 'refetch']));
    expect(await send('GET', '/', { RSC: '1', 'Next-Router-State-Tree': tree })).toMatchObject({ status: 200 });
  });

  it('removes headers that are internal to Next', async () => {
    const headers = { 'X-Middleware-Prefetch': '1', 'X-Middleware-Subrequest': 'proxy', 'X-Nextjs-Data': '1' };
    await send('GET', '/api/ai/queue', { ...headers, RSC: '1' });
    expect(Object.keys(passed[0]?.headers ?? {}).toSorted()).toEqual(['connection', 'host', 'rsc', peerAddressHeader]);
  });

  it('passes programs on that send an API token in place of what browsers send', async () => {
    const authorization = `Bearer easel_${'x'.repeat(43)}`;
    expect(await send('POST', '/api/ai/queue', { Authorization: authorization })).toMatchObject({ status: 200 });
    expect(passed[0]?.headers.authorization).toBe(authorization);
  });

  it('records the peer address, whatever the request claims', async () => {
    await send('GET', '/api/ai/queue', { [peerAddressHeader]: '203.0.113.9' });
    expect(passed[0]?.headers[peerAddressHeader]).toBe('127.0.0.1');
  });

  it('sends Strict-Transport-Security for hosts that are only served by https', async () => {
    for (const target of ['/', '/api/x', '/api/%']) {
      expect(await policyOf('GET', target, { Host: 'safe.test' })).toBe('max-age=31536000');
      expect(await policyOf('GET', target)).toBeUndefined();
    }
  });

  it('adds the security headers to every response, and replaces none', async () => {
    pass = async (request, response) => {
      if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.writeHead(307, { Location: '/x' }).end();
    };
    expect(await headOfAnswer('/api/x')).toMatch(/nosniff[\s\S]*default-src 'none'; /);
    expect(await headOfAnswer('/x')).toMatch(/cross-origin-opener-policy: same-origin/);
    expect((await headOfAnswer('/own')).match(/content-security-policy: .*/g)).toEqual([
      "content-security-policy: default-src 'self'",
    ]);
    const ofBuild = await headOfAnswer('/_next/static/worker.js');
    expect(ofBuild).toContain('nosniff');
    expect(ofBuild).not.toContain('content-security-policy');
  });

  it('responds when the framework fails, and aborts a response that has begun', async () => {
    pass = () => Promise.reject(new Error('a secret of the inside'));
    const answer = await send('GET', '/');
    expect([answer.status, answer.body]).toEqual([500, expect.not.stringContaining('secret') as string]);
    expect(answer.body).toMatch(/Something went wrong\. See the studio.{1,3}s log\./);
    pass = (_request, response) => {
      response.write('begun');
      return Promise.reject(new Error('cut'));
    };
    expect((await send('GET', '/')).body).not.toContain('error');
  });

  it('upgrades connections only in development', async () => {
    const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket' };
    expect(await send('GET', '/_next/hmr', upgrade)).toMatchObject({ status: 200, body: 'passed' });
    await listener.stop();
    await open(true);
    // No upgrade listener exists here, so the connection is closed. Without the option, an ordinary response would
    // come.
    expect(await send('GET', '/_next/hmr', upgrade)).toMatchObject({ status: 0 });
    expect(await send('GET', '/api/events', upgrade)).toMatchObject({ status: 200 });
    expect(await send('GET', '/_next/hmr', { ...upgrade, Origin: 'http://evil.example' })).toMatchObject({
      status: 403,
    });
  });
});
