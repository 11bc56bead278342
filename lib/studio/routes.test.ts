import { randomUUID } from 'node:crypto';
import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioMedia } from '../contract/studio/studio-media.ts';
import { methods, type Method } from '../http/create-routes.ts';
import { bombPng } from '../media/testing/bomb-png.ts';
import { makeTestVideo } from '../media/testing/make-test-video.ts';
import { setStudio } from './instance.ts';
import { canaryKey, startTestStudio, type TestStudio } from './testing/start-test-studio.ts';
import { waitUntil } from '../setup/test/wait.ts';
import { firstPersonId } from './people/first-person.ts';

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
interface FoundRoute {
  pattern: string;
  handlers: Record<Method, Route>;
}

const origin = 'http://127.0.0.1:3000';
const host = '127.0.0.1:3000';
let test: TestStudio;
let routes: FoundRoute[];

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
  routes = [];
  for await (const file of glob('app/api/**/route.ts')) {
    const handlers = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<Method, Route>;
    routes.push({ pattern: `/${file.replace(/^app\//, '').replace(/\/route\.ts$/, '')}`, handlers });
  }
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

interface CallInit extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

/** Calls a route as Next does. */
function call(pattern: string, method: Method, path: string, init: CallInit = {}): Promise<Response> {
  const found = routes.find((route) => route.pattern === pattern);
  if (found === undefined) throw new Error(`There is no route ${pattern}.`);
  const request = new Request(origin + path, { method, ...init, headers: { host, ...init.headers } });
  const names = pattern.split('/');
  const values = new URL(request.url).pathname.split('/').map(decodeURIComponent);
  const params = names.flatMap((name, index) =>
    name.startsWith('[') ? [[name.replaceAll(/[[\].]/g, ''), values[index] ?? '']] : [],
  );
  return found.handlers[method](request, {
    params: Promise.resolve(Object.fromEntries(params) as Record<string, string>),
  });
}

/** A path that matches a route pattern. */
const addressOf = (pattern: string) => pattern.replaceAll(/\[[^\]]+\]/g, 'x1');
/** The requests to the service that are not reads. */
const writes = () => test.upstream.seen.filter(({ method }) => method !== 'GET');
/** The latest request to the service with this method and path. The studio requests records and models in between. */
const received = (method: string, path: string) =>
  test.upstream.seen.findLast((seen) => seen.method === method && seen.path === path);

describe('every route', () => {
  it('exists for every path of the API', () => {
    expect(routes.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining([
        '/api/ai/images/edit',
        '/api/ai/images/generate',
        '/api/ai/videos/generate',
        '/api/ai/queue',
        '/api/ai/queue/[generationId]',
        '/api/events',
        '/api/ai/models/[...modelId]',
        '/api/repos/[namespace]/[repository]/fine_tunes/[id]/tokenize',
      ]),
    );
  });

  it('never allows other origins, and never shows the key, even when the service echoes it', async () => {
    test.upstream.script(/^(?!GET \/api\/events)/, (request, response) => {
      const echo = JSON.stringify({ ...request, error: { detail: String(request.headers['authorization']) } });
      response
        .writeHead(request.path.includes('x1') ? 200 : 400, {
          'content-type': 'application/json',
          'set-cookie': `key=${canaryKey}`,
          'x-key': canaryKey,
          etag: `"${canaryKey}"`,
          'access-control-allow-origin': '*',
        })
        .end(echo);
    });
    const before = test.upstream.seen.length;
    for (const { pattern } of routes) {
      for (const method of methods) {
        const hasBody = method === 'POST' || method === 'PUT';
        const response = await call(pattern, method, addressOf(pattern), {
          signal: AbortSignal.timeout(300),
          ...(hasBody && !pattern.endsWith('tokenize') ? { body: JSON.stringify({ model: 'm', prompt: 'echo' }) } : {}),
        });
        const body = pattern === '/api/events' ? '' : await response.text();
        await response.body?.cancel().catch(() => undefined);
        const all = `${body}${JSON.stringify([...response.headers])}`;
        expect([pattern, method, all.includes(canaryKey)]).toEqual([pattern, method, false]);
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      }
    }
    const sent = test.upstream.seen.slice(before);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.every(({ headers }) => headers['authorization'] === `Bearer ${canaryKey}`)).toBe(true);
    expect(JSON.stringify(await test.studio.jobs.list({ before: null, limit: 200 }))).not.toContain(canaryKey);
    test.upstream.clearScripts();
  });
});

describe('invalid ids', () => {
  it.each([
    'x',
    '0',
    '..',
    '__proto__',
    '%F0%9F%8C%8A',
    '%2500',
    '%0a',
    "'--",
    'a'.repeat(3000),
    '00000000-0000-0000-0000-00000000000g',
  ])('are refused or unknown on every route: %s', async (id) => {
    test.upstream.script(/./, (_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    });
    for (const { pattern } of routes.filter((route) => route.pattern.includes('['))) {
      for (const method of methods) {
        const path = pattern.replaceAll(/\[[^\]]+\]/g, id);
        const response = await call(pattern, method, path);
        await response.body?.cancel();
        expect([400, 404, 405], `${method} ${path} ${response.status}`).toContain(response.status);
      }
    }
    test.upstream.clearScripts();
  });
});

describe('/api/studio/jobs/[id]/preview', () => {
  const route = '/api/studio/jobs/[id]/preview';
  const previewPath = /^GET \/api\/ai\/queue\/[^/]+\/preview$/;
  const image = Buffer.from('an image of a red fox, half finished');
  const answer = (status: number, type: string, body: Uint8Array) => {
    test.upstream.clearScripts();
    test.upstream.script(previewPath, (_request, response) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'public', 'set-cookie': 'a=b' }).end(body);
    });
  };
  const read = (id: string) => call(route, 'GET', `/api/studio/jobs/${id}/preview?v=1`);
  let id: string;

  beforeAll(async () => {
    id = (await test.studio.submitter.submit({ model: 'm', prompt: 'half' }, randomUUID(), { ownerId: firstPersonId }))
      .jobId;
    const { generationId } = await test.jobAs(id, 'queued');
    const record = test.upstream.records.get(generationId ?? '');
    Object.assign(record ?? {}, { status: 'processing', preview: 1 });
    await test.studio.jobs.checkSoon(generationId ?? '');
    await test.jobAs(id, 'processing');
  });
  afterAll(() => test.upstream.clearScripts());

  it.each(['image/jpeg', 'image/png', 'image/webp', 'IMAGE/PNG; charset=x'])('serves %s', async (type) => {
    answer(200, type, image);
    const response = await read(id);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(image)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type.split(';')[0]?.toLowerCase(),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(received('GET', `/api/ai/queue/${(await test.studio.jobs.read(id)).generationId}/preview`)).toBeDefined();
  });

  it.each([
    [200, 'image/svg+xml'],
    [200, 'text/html'],
    [200, ''],
    [206, 'image/png'],
    [404, 'application/json'],
    [500, 'image/png'],
  ])('responds without an image to %i of type %s', async (status, type) => {
    answer(status, type, image);
    const response = await read(id);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('refuses more than 1 MB', async () => {
    answer(200, 'image/png', Buffer.alloc(1_000_000));
    expect((await read(id)).status).toBe(200);
    answer(200, 'image/png', Buffer.alloc(1_000_001));
    expect((await read(id)).status).toBe(502);
  });

  it('does not ask the service for a job that has ended, or has no preview', async () => {
    test.upstream.clearScripts();
    await test.studio.jobs.cancel(id);
    await test.jobAs(id, 'cancelled');
    const before = test.upstream.seen.length;
    expect((await read(id)).status).toBe(204);
    expect(test.upstream.seen.slice(before).filter(({ path }) => path.endsWith('/preview'))).toEqual([]);
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'nothing' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    expect((await read(jobId)).status).toBe(204);
    expect(received('GET', `/api/ai/queue/${generationId}/preview`)).toBeUndefined();
    expect((await read(randomUUID())).status).toBe(404);
  });
});

describe('/api/ai/queue', () => {
  it('names the job in a response header, on errors too', async () => {
    const init = { body: JSON.stringify({ model: 'm', prompt: 'a' }), headers: { 'idempotency-key': randomUUID() } };
    const accepted = await call('/api/ai/queue', 'POST', '/api/ai/queue', init);
    const again = await call('/api/ai/queue', 'POST', '/api/ai/queue', init);
    expect(accepted.headers.get('easel-job')).toMatch(/^[\da-f-]{36}$/);
    expect(again.headers.get('easel-job')).toBe(accepted.headers.get('easel-job'));
    expect(await again.json()).toEqual(await accepted.json());
    const other = await call('/api/ai/queue', 'POST', '/api/ai/queue', { ...init, body: '{"model":"n"}' });
    expect(other.status).toBe(422);
  });

  it('accepts a batch id only if it is a UUID', async () => {
    const batch = randomUUID();
    const init = { body: JSON.stringify({ model: 'm' }), headers: { 'easel-batch': batch } };
    const wrong = { ...init, headers: { 'easel-batch': 'mine' } };
    const accepted = await call('/api/ai/queue', 'POST', '/api/ai/queue', init);
    const id = accepted.headers.get('easel-job') ?? '';
    expect((await test.studio.jobs.read(id)).batchId).toBe(batch);
    expect((await call('/api/ai/queue', 'POST', '/api/ai/queue', wrong)).status).toBe(400);
  });

  it('refuses a body without a model, and one that is too large', async () => {
    expect((await call('/api/ai/queue', 'POST', '/api/ai/queue', { body: '{}' })).status).toBe(400);
    const declared = { body: '{}', headers: { 'content-length': '32000001' } };
    expect((await call('/api/ai/queue', 'POST', '/api/ai/queue', declared)).status).toBe(413);
  });
});

describe('/api/studio/outgoing', () => {
  it('shows the request that would be sent, and sends nothing', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const taken = await call('/api/studio/uploads', 'POST', '/api/studio/uploads', { body: new Uint8Array(image) });
    const { url } = (await taken.json()) as StudioMedia;
    const before = writes().length;
    const body = JSON.stringify({ file: url, words: 'only shown' });
    const shown = await call('/api/studio/outgoing', 'POST', '/api/studio/outgoing', { body });
    expect(await shown.json()).toEqual({ file: expect.stringMatching(/^(https?:|data:image)/), words: 'only shown' });
    expect(writes()).toHaveLength(before);
  });
});

describe('/api/ai/models/[...modelId]', () => {
  it('passes on ids with slashes, dots and colons unchanged', async () => {
    for (const id of ['acme/flux.1:pro', 'acme%2Fflux', 'gpt-image-1.5']) {
      await call('/api/ai/models/[...modelId]', 'GET', `/api/ai/models/${id}`);
      const paths = test.upstream.seen.map(({ path }) => path).filter((path) => path.startsWith('/api/ai/models/'));
      expect(paths.map(decodeURIComponent)).toContain(`/api/ai/models/${decodeURIComponent(id)}`);
    }
  });
});

describe('/api/ai/models', () => {
  it('asks for models in the language of the page, which the cookie decides before the browser', async () => {
    for (const [path, cookie, accepted, language] of [
      ['/api/ai/models', 'easel-language=de', 'en-US', 'de'],
      ['/api/ai/models/[...modelId]', 'easel-language=en', 'de-DE', 'en'],
      ['/api/ai/models/[...modelId]', '', 'de-DE,de;q=0.9', 'de'],
    ] as const) {
      await call(path, 'GET', path.replace('[...modelId]', 'ig-1'), {
        headers: { cookie, 'accept-language': accepted },
      });
      expect(test.upstream.seen.at(-1)?.headers['accept-language']).toBe(language);
    }
  });
});

describe('/api/repos/[namespace]/[repository]/file/[branch]/[...path]', () => {
  it('passes on files in both directions', async () => {
    const pattern = '/api/repos/[namespace]/[repository]/file/[branch]/[...path]';
    await call(pattern, 'PUT', '/api/repos/ox/data/file/main/a%20b/c.txt', {
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect(received('PUT', '/api/repos/ox/data/file/main/a%20b/c.txt')).toMatchObject({ body: 'hello' });
  });
});

describe('/api/repos/[namespace]/[repository]/fine_tunes', () => {
  it.each([
    ['GET', '', 'fine_tunes?page=2&status=created'],
    ['POST', '', 'fine_tunes'],
    ['PATCH', '/[id]', 'fine_tunes/a%2Fb'],
    ['DELETE', '/[id]', 'fine_tunes/7'],
    ['GET', '/[id]/logs', 'fine_tunes/7/logs?after=3'],
    ['POST', '/[id]/tokenize', 'fine_tunes/7/tokenize'],
    ['POST', '/[id]/actions/[action]', 'fine_tunes/7/actions/stop'],
  ] as const)('passes %s %s on, with the key', async (method, tail, path) => {
    const pattern = `/api/repos/[namespace]/[repository]/fine_tunes${tail}`;
    const hasBody = method === 'PATCH' || path === 'fine_tunes';
    await call(pattern, method, `/api/repos/ox/data/${path}`, hasBody ? { body: '{"name":"x"}' } : {});
    expect(received(method, `/api/repos/ox/data/${path}`)).toMatchObject({
      headers: { authorization: `Bearer ${canaryKey}` },
      body: hasBody ? '{"name":"x"}' : '',
    });
  });

  it('refuses other actions', async () => {
    const pattern = '/api/repos/[namespace]/[repository]/fine_tunes/[id]/actions/[action]';
    expect((await call(pattern, 'POST', '/api/repos/ox/data/fine_tunes/7/actions/sell')).status).toBe(404);
  });
});

describe('/api/events', () => {
  it('opens no stream for HEAD', async () => {
    const response = await call('/api/events', 'HEAD', '/api/events');
    expect([response.status, response.body]).toEqual([200, null]);
  });

  it('relays the events of the service unchanged, and sends those of the studio', async () => {
    const leaving = new AbortController();
    const response = await call('/api/events', 'GET', '/api/events', { signal: leaving.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const submitted = call('/api/ai/queue', 'POST', '/api/ai/queue', { body: '{"model":"m","prompt":"relayed"}' });
    test.upstream.emit('studio_job_updated', { id: 'made up' });
    test.upstream.emit('something_new', { url: 'https://example.org/a?b=c' });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk);
      if (text.includes('something_new') && text.includes('"prompt":"relayed"')) break;
    }
    await submitted;
    expect(text).toMatch(/id: \S+\nevent: something_new\ndata: \{"url":"https:\/\/example\.org\/a\?b=c"\}\n\n/);
    expect(text).not.toContain('made up');
    expect(text).toMatch(/id: \S+\nevent: studio_link_changed\n/);
    leaving.abort();
  });
});

const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
  call('/api/studio/uploads', 'POST', '/api/studio/uploads', { body, headers });

describe('/api/studio/uploads', () => {
  it('stores media by content, under a safe name, once for the same bytes', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const name = encodeURIComponent('../../étc/pass"wd.svg');
    const first = await upload(new Uint8Array(bytes), { 'content-type': 'image/svg+xml', 'easel-file-name': name });
    expect(first.status).toBe(201);
    const media = (await first.json()) as { id: string; url: string };
    expect(media).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      name: 'pass wd.jpg',
      width: 30,
      height: 20,
    });
    const again = (await (await upload(new Uint8Array(bytes))).json()) as { id: string };
    expect(again.id).toBe(media.id);
    const served = await call('/api/studio/media/[id]', 'GET', `${media.url}?download=1`);
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="pass wd.jpg"; filename*=UTF-8''pass%20wd.jpg`,
    );
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    expect(
      (await call('/api/studio/media/[id]/thumbnail', 'GET', `${media.url}/thumbnail`)).headers.get('content-type'),
    ).toBe('image/webp');
  });

  it('refuses an image that would need too much memory', async () => {
    const wide = bombPng({ width: 25_000_000, height: 1, depth: 16, colour: 'rgba' });
    const refused = await upload(new Uint8Array(wide));
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ error: { detail: expect.stringMatching(/too large/) as string } });
  });

  it('responds before the preview of a video is made', async () => {
    const path = join(test.settings.dataDirectory, 'video.mov');
    await makeTestVideo({ path, container: 'mov' });
    const response = await upload(new Uint8Array(await readFile(path)));
    const { id, previewUrl } = (await response.json()) as StudioMedia;
    expect([response.status, previewUrl]).toEqual([201, null]);
    await waitUntil(async () => (await test.studio.media.describe(id)).previewUrl !== null);
    await waitUntil(async () => (await readdir(test.studio.context.temporaryDirectory)).length === 0);
  });

  it('stops examining a file when the sender disconnects', async () => {
    const leaving = new AbortController();
    const path = join(test.settings.dataDirectory, 'video.mov');
    const bytes = await readFile(path);
    async function* source() {
      yield Buffer.concat([bytes, Buffer.from('more')]);
      leaving.abort(new Error('left'));
    }
    await expect(
      test.studio.media.receive(source(), { name: 'left', ownerId: firstPersonId }, leaving.signal),
    ).rejects.toThrow('left');
    const folders = await readdir(test.studio.context.temporaryDirectory);
    // The worker may still look at the video of the test before, in a folder of its own.
    expect(folders.filter((name) => !name.startsWith('work-'))).toEqual([]);
  });

  it('refuses files that are no media, whatever their declared type', async () => {
    const fakes = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html><script>1</script>',
      'plain',
      '%PDF-1.7',
    ];
    for (const fake of fakes) expect((await upload(fake, { 'content-type': 'image/png' })).status).toBe(415);
    expect((await upload('')).status).toBe(400);
    const broken = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200)]);
    expect((await upload(new Uint8Array(broken))).status).toBe(415);
  });

  it('refuses files beyond the size limit', async () => {
    expect((await upload(new Uint8Array(5_000_001))).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(500_000)) });
    expect(
      (
        await call('/api/studio/uploads', 'POST', '/api/studio/uploads', {
          body: endless,
          duplex: 'half',
        } as CallInit)
      ).status,
    ).toBe(413);
  });
});
