import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { openRaw, sendRaw, type RawAnswer } from '../../http/testing/raw-request.ts';
import { headOf } from '../testing/head-of.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  const limits = { SERVICE_BODY_LIMIT_MB: '1', SERVICE_BODIES_LIMIT_MB: '1', SERVICE_FILE_LIMIT_MB: '1' };
  service = await startTestService({ ...limits, SERVICE_ROLES: 'http' });
});
afterAll(() => service.stop());

const json = { 'Content-Type': 'application/json' };
const hills = { model: 'ig-1', prompt: 'hills', width: 64, height: 64 };

/** The detail of an error, which must not expose internals. */
function refusalOf({ head, body }: RawAnswer): string {
  expect(`${head}${body}`).not.toMatch(/\.ts\b|node_modules|\n {4}at |\/work|\/tmp|ENOENT/);
  return errorBodySchema.parse(JSON.parse(body)).error.detail;
}

async function refusal(...pieces: (string | Buffer)[]) {
  const answer = await sendRaw(service.url, ...pieces);
  return { status: answer.status, detail: refusalOf(answer) };
}

async function expectAlive(): Promise<void> {
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
}

function chunked(...parts: string[]): string {
  return `${parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
}

const post = (headers: Record<string, string>) => headOf('POST', '/api/ai/queue', { ...json, ...headers });

describe('a body with wrong headers', () => {
  it('is rejected by its declared length before it arrives', async () => {
    expect(await refusal(post({ 'Content-Length': '999999999999' }))).toMatchObject({ status: 413 });
  });

  it('is counted when it declares no length', async () => {
    const parts = Array.from({ length: 8 }, () => 'x'.repeat(200_000));
    const sent = refusal(post({ 'Transfer-Encoding': 'chunked' }), chunked(...parts));
    expect(await sent).toMatchObject({ status: 413 });
  });

  it.each([
    ['goes on after its length', { 'Content-Length': '2' }, '{}{}{}GET / HTTP/1.1', [400]],
    ['has two lengths', { 'Content-Length': '2, 3' }, '{}', [400]],
    ['has a negative length', { 'Content-Length': '-2' }, '{}', [400]],
    ['has a length and chunks', { 'Content-Length': '2', 'Transfer-Encoding': 'chunked' }, '{}', [400]],
    ['has chunks of no size', { 'Transfer-Encoding': 'chunked' }, 'zz\r\n{}\r\n', [400]],
    ['has an unknown coding', { 'Transfer-Encoding': 'rot13' }, '{}', [400]],
  ])('that %s', async (_name, headers, body, statuses) => {
    const answer = await sendRaw(service.url, post(headers), body);
    expect(statuses).toContain(answer.status);
    if (answer.status === 400) refusalOf(answer);
    await expectAlive();
  });

  it('that ends before its declared length is disconnected', async () => {
    const { socket, ended } = openRaw(service.url, post({ 'Content-Length': '100' }), '{"model"');
    socket.end();
    expect(await ended).toMatch(/^HTTP\/1.1 400 /);
    await expectAlive();
  });

  it('is rejected when compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, 32));
    const sent = refusal(post({ 'Content-Encoding': 'gzip', 'Content-Length': String(bomb.length) }), bomb);
    expect(await sent).toEqual({ status: 415, detail: expect.stringContaining('without Content-Encoding') as string });
  });

  it('is rejected when parsing it would take too much memory', async () => {
    const bomb = `{"model":"ig-1","a":[${'[],'.repeat(300_000)}0]}`;
    const { status, detail } = await refusal(post({ 'Content-Length': String(bomb.length) }), bomb);
    expect([status, detail]).toEqual([400, 'The body contains more than 10000 values.']);
  });
});

describe('bodies that exceed the budget together', () => {
  it('are rejected with Retry-After, and are released once they are answered', async () => {
    const half = 'x'.repeat(600_000);
    const declared = post({ 'Content-Length': '1000000' });
    const first = openRaw(service.url, declared, half);
    const held = async () =>
      /^easel_body_bytes (\d+)$/m.exec(await (await fetch(`${service.url}/metrics`)).text())?.[1];
    await expect.poll(held).toBe('600000');

    const foreseen = await sendRaw(service.url, declared);
    const counted = await sendRaw(service.url, post({ 'Transfer-Encoding': 'chunked' }), chunked(half));
    for (const answer of [foreseen, counted]) {
      expect(answer.status).toBe(503);
      expect(answer.head).toMatch(/^retry-after: 2\r?$/im);
      expect(refusalOf(answer)).toContain('Try again');
    }
    expect(await held()).toBe('600000');

    // A declared length alone does not block other requests.
    const empty = openRaw(service.url, post({ 'Content-Length': '400000' }));
    await service.ann.enqueue(hills);
    for (const { socket, ended } of [first, empty]) {
      socket.resetAndDestroy();
      await ended;
    }
    await expect.poll(held).toBe('0');
    expect(await sendRaw(service.url, declared, 'x'.repeat(1_000_000))).toMatchObject({ status: 400 });
  });
});

describe('an invalid request', () => {
  it.each([
    ['noise', Buffer.from([0, 1, 2, 255, 13, 10, 13, 10]), 400],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 400],
    ['an unknown method', headOf('BREW', '/api/ai/queue'), 400],
    ['a method that no handler is asked for', headOf('TRACE', '/api/ai/queue'), 405],
    ['a tunnel', headOf('CONNECT', 'service.test:80'), 400],
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a Host that is none', headOf('GET', '/healthz', { Host: 'a b/c' }), 400],
    ['an address that is none', headOf('GET', 'http://[::g]/healthz'), 400],
    ['a backslash', headOf('GET', String.raw`/api\..\healthz`), 400],
    ['a NUL in a header', headOf('GET', '/healthz', { 'X-A': 'a\0b' }), 400],
    ['large headers', headOf('GET', '/healthz', { 'X-A': 'a'.repeat(100_000) }), 431],
    ['a long address', headOf('GET', `/api/ai/models/${'a'.repeat(100_000)}`), 431],
  ])('is answered in JSON: %s', async (_name, text, status) => {
    expect(await refusal(text)).toMatchObject({ status: status });
    await expectAlive();
  });

  it('cannot set the host of media links', async () => {
    const id = await service.ann.enqueue(hills);
    const answer = await sendRaw(service.url, headOf('GET', `/api/ai/queue/${id}`, { Host: 'evil.example' }));
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('evil');
    expect((await sendRaw(service.url, headOf('GET', '/metrics', { Host: 'evil.example' }))).status).toBe(401);
  });
});

describe('names in URLs', () => {
  const long = encodeURIComponent(
    Array.from({ length: 1500 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join(''),
  );

  it.each([
    '%00',
    'a%00b',
    'x%00',
    '%',
    '%ff',
    '%ed%a0%80',
    '__proto__',
    '..',
    '%0a',
    'a'.repeat(3000),
    long.slice(0, 9 * 400),
  ])('are rejected or unknown: %s', async (name) => {
    for (const [method, path] of [
      ['GET', `/api/repos/${name}/b/fine_tunes`],
      ['GET', `/api/repos/a/${name}/fine_tunes/x`],
      ['POST', `/api/repos/a/${name}/fine_tunes/x/tokenize`],
      ['GET', `/api/repos/a/b/file/${name}/x`],
      ['GET', `/api/repos/a/b/file/main/${name}`],
      ['GET', `/api/ai/queue?model=${name}`],
      ['GET', `/api/ai/generations?folder=${name}`],
      ['GET', `/api/repos/a/b/fine_tunes?search=${name}`],
      ['GET', `/api/ai/models/${name}`],
      ['GET', `/media/${name}/0`],
      ['DELETE', `/api/ai/queue/${name}`],
    ] as const) {
      const { status } = await sendRaw(service.url, headOf(method, path));
      expect([200, 400, 403, 404], `${method} ${path}`).toContain(status);
    }
  });

  it.each(['../../../etc/passwd', '..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/x', '..%5c..%5cx', '/etc/passwd'])(
    'lead out of no repository: %s',
    async (path) => {
      const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhello\r\n--b--\r\n';
      const type = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(form.length) };
      for (const answer of [
        await sendRaw(service.url, headOf('GET', `/api/repos/a/b/file/main/${path}`)),
        await sendRaw(service.url, headOf('PUT', `/api/repos/a/b/file/main/${path}`, type), form),
      ]) {
        expect([400, 404, 405]).toContain(answer.status);
        refusalOf(answer);
      }
    },
  );

  it('may be long where the database stores them', async () => {
    const name = long.slice(0, 9 * 85);
    const [path, file] = [long.slice(0, 9 * 340), 'hello'];
    const form = new FormData();
    form.set('file', new Blob([file]));
    const address = `${service.url}/api/repos/${name}/${name}/file/${name}/${path}`;
    const headers = { authorization: 'Bearer ann-key-0123456789' };
    expect((await fetch(address, { method: 'PUT', headers, body: form })).status).toBe(200);
    expect(await (await fetch(address, { headers })).text()).toBe(file);
    const made = await service.ann.request('POST', `/api/repos/${name}/${name}/fine_tunes`, {
      resource: [name, path].map(decodeURIComponent).join('/'),
      base_model: 'ig-1',
      script_type: 'text_generation',
    });
    expect(made.status).toBe(201);
    await made.body?.cancel();
  });
});

describe('names of object internals', () => {
  it('are fields like any other', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      for (const value of ['{"polluted":true}', '[]', '1', '"x"', 'null']) {
        const body = `{"model":"ig-1","prompt":"hills","${name}":${value}}`;
        const response = await service.ann.request('POST', '/api/ai/queue', body);
        const { error } = errorBodySchema.parse(await response.json());
        expect(error.fields, `${name} ${value}`).toMatchObject([{ pointer: `/${name}` }]);
      }
    }
    expect('polluted' in {}).toBe(false);
  });

  it('are not models', async () => {
    for (const model of ['__proto__', 'constructor', 'toString']) {
      expect((await service.ann.request('POST', '/api/ai/queue', { ...hills, model })).status).toBe(400);
      expect((await service.ann.request('GET', `/api/ai/models/${model}`)).status).toBe(404);
    }
  });

  it('use the last of several fields with one name', async () => {
    const body = '{"model":"ie-1","model":"ig-1","prompt":"a","prompt":"b","width":64,"height":64}';
    const response = await service.ann.request('POST', '/api/ai/queue', body);
    const { generations } = (await response.json()) as { generations: { generation_id: string }[] };
    const record = await service.ann.record(generations[0]?.generation_id ?? '');
    expect(record).toMatchObject({ model_name: 'ig-1', prompt: 'b' });
  });
});

const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;

async function workFiles(): Promise<string[]> {
  const work = join(service.dataDirectory, 'work');
  const [own = ''] = await readdir(work);
  return readdir(join(work, own));
}

describe('an upload', () => {
  const target = '/api/repos/a/b/file/main/x';
  const type = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const put = (headers: Record<string, string>) => headOf('PUT', target, { ...type, ...headers });

  it.each([
    ['no boundary', { 'Content-Type': 'multipart/form-data; xboundary=b' }, part('file', 'a'), 415],
    ['nothing', { 'Content-Length': '0' }, '', 400],
    ['no part of the name', {}, `${part('other', 'a')}--b--\r\n`, 400],
    ['no end', {}, part('file', 'a'), 400],
    ['half of a head', {}, '--b\r\nContent-Disposition: form-da', 400],
    ['no parts at all', {}, 'just text', 400],
    ['a large file', {}, `${part('file', 'x'.repeat(1_100_000))}--b--\r\n`, 413],
    ['large other parts', {}, `${part('other', 'x'.repeat(2_100_000))}--b--\r\n`, 413],
    ['many other parts', {}, `${part('other', 'x').repeat(25_000)}--b--\r\n`, 413],
    ['a head without end', {}, `--b\r\n${'X: y\r\n'.repeat(100_000)}`, 400],
  ])('of %s is rejected, and leaves no file', async (_name, headers, text, status) => {
    expect(await refusal(put({ 'Content-Length': String(Buffer.byteLength(text)), ...headers }), text)).toMatchObject({
      status: status,
    });
    expect(await workFiles()).toEqual([]);
  });

  it('ends at its last boundary, whatever follows', async () => {
    const ends = ['--b--\r\n--b\r\n', '--b--\r\n--b--\r\n', '--b--\r\nmore', `--b--\r\n${part('file', 'again')}--b--`];
    for (const text of ends) {
      expect(await refusal(put({ 'Content-Length': String(text.length) }), text)).toMatchObject({ status: 400 });
      const whole = part('file', 'hello') + text;
      const taken = await sendRaw(service.url, put({ 'Content-Length': String(whole.length) }), whole);
      expect(taken.status).toBe(200);
    }
  });

  it('that is interrupted leaves no file', async () => {
    const { socket, ended } = openRaw(service.url, put({ 'Content-Length': '500000' }), part('file', 'x'.repeat(1000)));
    await expect.poll(workFiles).toHaveLength(1);
    socket.resetAndDestroy();
    await ended;
    await expect.poll(workFiles).toEqual([]);
    await expectAlive();
  });

  it('declares a type only if it has the form of one', async () => {
    const text = `--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: text/html"><script>\r\n\r\nhi\r\n--b--\r\n`;
    const answer = await sendRaw(service.url, put({ 'Content-Length': String(text.length) }), text);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('script');
  });
});

describe('many requests at once', () => {
  it('are rejected beyond the limit of queued generations, exactly', async () => {
    const crowded = await startTestService({ SERVICE_ROLES: 'http', SERVICE_QUEUED_PER_KEY: '5' });
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => crowded.ann.request('POST', '/api/ai/queue', hills)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const refusal = answers.find(({ status }) => status === 429);
      expect(refusal?.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(errorBodySchema.parse(await refusal?.json()).error.type).toBe('too_many_requests');
      expect((await crowded.ben.request('POST', '/api/ai/queue', { ...hills, num_generations: 4 })).status).toBe(200);
      expect((await crowded.ben.request('POST', '/api/ai/queue', { ...hills, num_generations: 2 })).status).toBe(429);
    } finally {
      await crowded.stop();
    }
  });

  it('are rejected beyond the rate, for each key', async () => {
    const hurried = await startTestService({ SERVICE_ROLES: 'http', SERVICE_REQUESTS_PER_MINUTE: '10' });
    try {
      const answers = await Promise.all(Array.from({ length: 15 }, () => hurried.ann.request('GET', '/api/ai/queue')));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
      expect(answers.at(-1)?.headers.get('retry-after')).toBe('6');
      expect((await hurried.ben.request('GET', '/api/ai/queue')).status).toBe(200);
      expect((await fetch(`${hurried.url}/healthz`)).status).toBe(200);
    } finally {
      await hurried.stop();
    }
  });
});
