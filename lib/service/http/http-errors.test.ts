import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBodySchema } from '../../contract/error.ts';
import { generationRecordSchema } from '../../contract/generation-record.ts';
import { modelListSchema, modelSchema } from '../../contract/model.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ SERVICE_BODY_LIMIT_MB: '1' });
});
afterAll(() => service.stop());

async function refusal(response: Response) {
  const text = await response.text();
  expect(text).not.toMatch(/\.ts:\d+|node_modules|\n {4}at /);
  const { error } = errorBodySchema.parse(JSON.parse(text));
  return { status: response.status, type: error.type, detail: error.detail, fields: error.fields ?? [] };
}

const post = async (path: string, body: unknown, headers?: Record<string, string>) =>
  refusal(await service.ann.request('POST', path, body, headers));

const example = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');

/** Whether a path with parameters also stands for another path. */
const covers = (path: string, other: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(example(other));

describe('errors', () => {
  it('report every issue of a body with field and remedy, the same on queue and sync', async () => {
    const body = { model: 'v-7', duration: 2, resolution: '4K', promt: 'sea', seed: 1.5, toString: 1 };
    const [queued, sync] = await Promise.all([post('/api/ai/queue', body), post('/api/ai/videos/generate', body)]);
    expect(queued).toEqual(sync);
    expect(queued).toMatchObject({ status: 400, type: 'invalid_params' });
    expect(queued.fields).toEqual(
      expect.arrayContaining([
        { pointer: '/prompt', message: 'this is required' },
        { pointer: '/duration', message: 'must be 3 to 15 seconds; this is 2' },
        { pointer: '/resolution', message: 'must be one of 720P, 1080P; this is the text “4K”' },
        { pointer: '/promt', message: 'unknown field for v-7; did you mean prompt?' },
        { pointer: '/seed', message: 'must be a whole number; this is 1.5' },
      ]),
    );
    expect(queued.detail).toContain('duration: must be 3 to 15 seconds; this is 2.');
  });

  it.each([
    ['an unknown model', { model: 'ig-11', prompt: 'x' }, 400, 'invalid_params', '/model'],
    ['no model', { prompt: 'x' }, 400, 'invalid_params', '/model'],
    ['a model of the wrong type', { model: 3 }, 400, 'invalid_params', '/model'],
    ['too many at once', { model: 'ig-1', prompt: 'x', num_generations: 5 }, 400, 'invalid_params', '/num_generations'],
    [
      'bytes from the queue',
      { model: 'ig-1', prompt: 'x', response_format: 'b64_json' },
      400,
      'invalid_params',
      '/response_format',
    ],
    ['a file address', { model: 'ie-11', input_image: 'file:///etc/passwd' }, 400, 'invalid_params', '/input_image'],
    ['an address inside storage', { model: 'ie-11', input_image: 'results/1' }, 400, 'invalid_params', '/input_image'],
    ['a prompt of nothing', { model: 'ig-1', prompt: '  ' }, 400, 'invalid_params', '/prompt'],
  ])('reject %s at its field', async (_name, body, status, type, pointer) => {
    expect(await post('/api/ai/queue', body)).toMatchObject({ status, type, fields: [{ pointer }] });
  });

  it('reject a video model on an image endpoint, and accept any image model on both', async () => {
    const refused = await post('/api/ai/images/generate', { model: 'v-7', prompt: 'sea' });
    expect(refused.detail).toBe('model: v-7 generates videos; send it to /api/ai/videos/generate.');
    expect(await post('/api/ai/videos/generate', { model: 'ig-1', prompt: 'sea' })).toMatchObject({ status: 400 });
    const taken = await service.ann.request('POST', '/api/ai/images/edit', { model: 'ig-1', prompt: 'sea', width: 64 });
    expect(taken.status).toBe(200);
  });

  it.each([
    ['no JSON', '{"model": ', {}, 400],
    ['a list', '[]', {}, 400],
    ['nothing', '', {}, 400],
    ['a NUL', '{"model":"ig-1","prompt":"a\\u0000b"}', {}, 400],
    ['half of a character', String.raw`{"model":"ig-1","prompt":"\ud800"}`, {}, 400],
    ['a form', 'model=ig-1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', JSON.stringify({ model: 'ig-1', prompt: 'x'.repeat(1_100_000) }), {}, 413],
    ['too deep', `{"model":"ig-1","prompt":${'['.repeat(5000)}${']'.repeat(5000)}}`, {}, 400],
  ])('reject a body of %s', async (_name, body, headers, status) => {
    expect((await post('/api/ai/queue', body, headers)).status).toBe(status);
  });

  it('are JSON for unknown paths, methods and ids', async () => {
    expect(await refusal(await service.ann.request('GET', '/api/nothing'))).toMatchObject({ status: 404 });
    const wrong = await service.ann.request('PATCH', '/api/ai/queue');
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await refusal(wrong)).toMatchObject({ status: 405, type: 'method_not_allowed' });
    // The last has the form of a UUID, but version 0.
    for (const id of ['not-an-id', randomUUID(), '00000000-0000-0000-0000-000000000001']) {
      for (const path of [`/api/ai/queue/${id}`, `/api/repos/ann/r/fine_tunes/${id}`]) {
        expect([path, await refusal(await service.ann.request('GET', path))]).toMatchObject([path, { status: 404 }]);
      }
    }
    expect(await refusal(await service.ann.request('GET', '/api/ai/models/a/b:c.d'))).toMatchObject({ status: 404 });
  });
});

describe('models', () => {
  it('are served by id and alias, with the schema under both names', async () => {
    const list = modelListSchema.parse(await (await service.ann.request('GET', '/api/ai/models')).json());
    for (const { id, aliases } of list.data) {
      for (const name of [id, ...aliases]) {
        const model = modelSchema.parse(await (await service.ann.request('GET', `/api/ai/models/${name}`)).json());
        expect(model.id).toBe(name);
        expect(model.json_request_schema).toEqual(model.request_schema);
        expect(model.renderer).toEqual({ name: 'test', neural: false, note: 'Flat images, for tests.' });
      }
    }
  });

  it('are in the language that the request accepts, German or English', async () => {
    for (const [accepted, language, name] of [
      ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Szenenmaler'],
      ['fr', 'en', 'Scene painter'],
    ] as const) {
      const headers = { 'Accept-Language': accepted };
      for (const path of ['/api/ai/models', '/api/ai/models/ig-1']) {
        const response = await service.ann.request('GET', path, undefined, headers);
        expect(response.headers.get('content-language')).toBe(language);
        expect(response.headers.get('vary')).toContain('Accept-Language');
        const body = z
          .object({ data: z.array(modelSchema) })
          .or(modelSchema)
          .parse(await response.json());
        const [model] = 'data' in body ? body.data : [body];
        expect(model?.display_name).toBe(name);
      }
    }
  });

  it('are searched by every word', async () => {
    const found = await (await service.ann.request('GET', '/api/ai/models/search?search=hdr+video')).json();
    expect(modelListSchema.parse(found).data.map(({ id }) => id)).toEqual(['v-1']);
    const featured = await (await service.ann.request('GET', '/api/ai/models/featured')).json();
    expect(modelListSchema.parse(featured).data.length).toBeGreaterThan(0);
  });
});

describe('the OpenAPI document', () => {
  it('describes paths, parameters and errors', async () => {
    const response = await service.ann.request('GET', '/api/openapi.json');
    const { paths } = (await response.json()) as {
      paths: Record<
        string,
        Record<string, { parameters?: { name: string; required: boolean }[]; responses: Record<string, unknown> }>
      >;
    };
    expect(paths).toHaveProperty(['/api/repos/{namespace}/{repo_name}/fine_tunes/{id}/tokenize']);
    expect(paths['/media/{generation_id}/{index}']?.['get']?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'expires', required: true }),
        expect.objectContaining({ name: 'signature', required: true }),
      ]),
    );
    const listed = paths['/api/ai/queue']?.['get']?.parameters ?? [];
    expect(listed.every(({ required }) => !required)).toBe(true);
    const sync = Object.keys(paths['/api/ai/images/generate']?.['post']?.responses ?? {});
    expect(sync).toEqual(expect.arrayContaining(['409', '503']));
    expect(sync).not.toContain('499');
  });

  it('is valid and describes every route', async () => {
    const response = await service.ann.request('GET', '/api/openapi.json');
    const document = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const outcome = await new Validator().validate(structuredClone(document));
    expect(outcome).toMatchObject({ valid: true });
    for (const path of Object.keys(document.paths)) {
      // `/engines/test` is also the address of an engine of that name, which can be removed.
      const others = Object.entries(document.paths).filter(([other]) => covers(other, path));
      const known = new Set(others.flatMap(([, each]) => Object.keys(each)));
      for (const method of ['get', 'post', 'put', 'delete'].filter((name) => !known.has(name))) {
        const answer = await service.ann.request(
          method.toUpperCase(),
          example(path),
          method === 'get' ? undefined : {},
        );
        await answer.body?.cancel();
        // `/models/search` also matches `/models/{model_id}`, so only GET is routed there.
        expect([404, 405], `${method} ${path}`).toContain(answer.status);
      }
    }
  });
});

async function makeResult(): Promise<string> {
  const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64, height: 64 });
  return (await service.ann.ended(id)).result_url ?? '';
}

describe('results', () => {
  it('are read whole, in ranges, and by HEAD', async () => {
    const url = await makeResult();
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag') ?? '';

    const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${bytes.length}`);
    expect(await part.text()).toBe('PNG');
    const end = await fetch(url, { headers: { range: 'bytes=-5' } });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5));

    const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(await refusal(beyond)).toMatchObject({ status: 416 });
    const changed = await fetch(url, { headers: { range: 'bytes=1-3', 'if-range': '"other"' } });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();

    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('are rejected for a changed link, another result’s link and an expired one', async () => {
    const url = new URL(await makeResult());
    const other = new URL(await makeResult());
    const changed = new URL(url);
    changed.searchParams.set('expires', '99999999999');
    const borrowed = new URL(other.pathname + url.search, url);
    for (const address of [changed, borrowed, new URL(url.pathname, url)]) {
      expect(await refusal(await fetch(address))).toMatchObject({ status: 403 });
    }
  });

  it('get new links at each read of the record', async () => {
    const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'hills', width: 64, height: 64 });
    const record = generationRecordSchema.parse(await service.ann.ended(id));
    const expires = Number(new URL(record.result_url ?? '').searchParams.get('expires'));
    expect(expires).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/api/ai/models', '/api/ai/queue', '/api/openapi.json', '/api/nothing', '/media/x/0'])(
    'is not cached, sniffed or run: %s',
    async (path) => {
      const response = await service.ann.request('GET', path);
      await response.body?.cancel();
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    },
  );
});

describe('/healthz', () => {
  it('answers without a key', async () => {
    const response = await fetch(`${service.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});
