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
/** What got through to the framework. */
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

/** The header of an answer that demands https. */
const policyOf = async (...request: Parameters<typeof send>) =>
  /^strict-transport-security: (.*)\r?$/im.exec((await send(...request)).head)?.[1];
/** A refusal as every caller gets it: in the words of the API, with our headers; nothing got through. */
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
  it('passes requests for pages, files and handlers of ours on', async () => {
    for (const target of ['/', '/library/x?a=%ff&b=//c', '/api/ai/models/a%2Fb', '/_next/static/x.js']) {
      expect(await send('GET', target)).toMatchObject({ status: 200, body: 'passed' });
    }
    expect(await send('POST', '/api/ai/queue', { 'Content-Length': '2' }, '{}')).toMatchObject({ status: 200 });
    expect(passed.map(({ url }) => url)).toHaveLength(5);
  });

  it.each(['//x', '//evil.example/', '/library//', '/x//y', String.raw`/\evil.example`, '/a//%2e%2e'])(
    'finds nothing under %s, and redirects nowhere',
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

  it('says that an escape is invalid', async () => {
    expect((await send('GET', '/library/%zz')).body).toContain('Invalid URL: it has an invalid % escape.');
  });

  it.each(['/api/../login', '/api/x/..', '/_next/%2e%2E/login', '/./api/ai/queue', '/library/.%2e?a=b', '/%2e/login'])(
    'finds nothing under %s, which whoever resolves it takes for another address',
    async (target) => {
      for (const method of ['GET', 'POST', 'HEAD']) expect(await refused(method, target)).toBe(404);
    },
  );

  it('passes names on that only look like steps up', async () => {
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

  it('takes a whole address as a path on the host that it names', async () => {
    expect(await send('GET', `http://${host}/library?a=b`, { Host: 'other.test' })).toMatchObject({ status: 200 });
    expect(passed).toMatchObject([{ url: '/library?a=b', headers: { host } }]);
    passed = [];
    expect(await refused('GET', 'http://evil.example/')).toBe(421);
    expect(await refused('GET', `http://${host}//x`)).toBe(404);
  });

  it('refuses foreign hosts and pages, whatever they ask for', async () => {
    for (const target of ['/', '/api/ai/queue', '/_next/static/x.js', '//x', '/api/%', '/nothing']) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE']) {
        expect(await refused(method, target, { Host: 'evil.example' })).toBe(421);
        expect(await refused(method, target, { Origin: 'http://evil.example' })).toBe(403);
        expect(await refused(method, target, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
      }
    }
  });

  it('takes the methods alone that are answered', async () => {
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

  it('takes no body for a page, nor what a router of Next did not write, nor its pages for failures', async () => {
    expect(await refused('GET', '/', { 'Content-Length': '2' }, '{}')).toBe(413);
    expect(await refused('GET', '/', { 'Transfer-Encoding': 'chunked' }, '0\r\n\r\n')).toBe(413);
    for (const tree of ['x', '%ff', '%5B%5D', '%7B%7D']) {
      expect(await refused('GET', '/', { RSC: '1', 'Next-Router-State-Tree': tree })).toBe(400);
    }
    for (const path of ['/_global-error', '/_error']) expect(await refused('GET', path)).toBe(404);
    const tree = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, 'refetch']));
    expect(await send('GET', '/', { RSC: '1', 'Next-Router-State-Tree': tree })).toMatchObject({ status: 200 });
  });

  it('takes out headers that only parts of Next may send each other', async () => {
    const headers = { 'X-Middleware-Prefetch': '1', 'X-Middleware-Subrequest': 'proxy', 'X-Nextjs-Data': '1' };
    await send('GET', '/api/ai/queue', { ...headers, RSC: '1' });
    expect(Object.keys(passed[0]?.headers ?? {}).toSorted()).toEqual(['connection', 'host', 'rsc', peerAddressHeader]);
  });

  it('says where a request comes from, whatever the request says itself', async () => {
    await send('GET', '/api/ai/queue', { [peerAddressHeader]: '203.0.113.9' });
    expect(passed[0]?.headers[peerAddressHeader]).toBe('127.0.0.1');
  });

  it('has browsers insist on https where they reach a host by nothing else', async () => {
    for (const target of ['/', '/api/x', '/api/%']) {
      expect(await policyOf('GET', target, { Host: 'safe.test' })).toBe('max-age=31536000');
      expect(await policyOf('GET', target)).toBeUndefined();
    }
  });

  it('has every answer carry our headers, and none replaced that it has', async () => {
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

  it('answers for a framework that fails, and cuts what it has begun', async () => {
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

  it('hands over no connection, but to a development server', async () => {
    const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket' };
    expect(await send('GET', '/_next/hmr', upgrade)).toMatchObject({ status: 200, body: 'passed' });
    await listener.stop();
    await open(true);
    // Nobody listens for it here, so that the connection is closed: a plain answer would have come otherwise.
    expect(await send('GET', '/_next/hmr', upgrade)).toMatchObject({ status: 0 });
    expect(await send('GET', '/api/events', upgrade)).toMatchObject({ status: 200 });
    expect(await send('GET', '/_next/hmr', { ...upgrade, Origin: 'http://evil.example' })).toMatchObject({
      status: 403,
    });
  });
});
