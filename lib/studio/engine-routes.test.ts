import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as connect, GET as listEngines } from '../../app/api/ai/engines/route.ts';
import { DELETE as disconnect } from '../../app/api/ai/engines/[name]/route.ts';
import { POST as testConnection } from '../../app/api/ai/engines/test/route.ts';
import { PUT as saveModel } from '../../app/api/ai/engines/[name]/models/[id]/route.ts';
import { POST as tryWorkflow } from '../../app/api/ai/engines/[name]/try/route.ts';
import { GET as readTry } from '../../app/api/studio/tries/[generationId]/route.ts';
import { POST as upload } from '../../app/api/studio/uploads/route.ts';
import type { StudioMedia } from '../contract/studio/studio-media.ts';
import { json, type SeenRequest } from '../upstream/testing/scripted-upstream.ts';
import { setStudio } from './instance.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const origin = 'http://127.0.0.1:3000';
let test: TestStudio;
let image: Buffer;

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
  image = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterEach(() => test.upstream.clearScripts());
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const context = <Params>(params: Params) => ({ params: Promise.resolve(params) });
const requestOf = (path: string, init: RequestInit = {}) =>
  new Request(origin + path, { ...init, headers: { host: '127.0.0.1:3000', ...(init.headers as object) } });

/** A form as the browser sends it. */
function formOf(parameters: string | null): RequestInit {
  const form = new FormData();
  form.set('file', new File(['{"3": {}}'], 'poster.json', { type: 'application/json' }));
  form.set('settings', '{"id":"poster","fields":{}}');
  if (parameters !== null) form.set('parameters', parameters);
  return { method: 'POST', body: form };
}

const receivedForm = ({ body, headers }: SeenRequest) =>
  new Response(body, { headers: { 'content-type': String(headers['content-type']) } }).formData();

const send = (init: RequestInit) => tryWorkflow(requestOf('/any', init), context({ name: 'atelier' }));
const read = (id: string) => readTry(requestOf(`/api/studio/tries/${id}`), context({ generationId: id }));

async function generate(contentType: string): Promise<string> {
  const id = randomUUID();
  test.upstream.records.set(id, { generation_id: id, status: 'processing' });
  expect((await read(id)).status).toBe(404);
  test.upstream.succeed(id, image, contentType);
  return id;
}

describe('GET /api/ai/engines', () => {
  it('passes the list on, and is empty for a service without engines', async () => {
    test.upstream.script(/^GET \/api\/ai\/engines$/, json(200, { engines: [], can_change: true }), 1);
    const listed = await listEngines(requestOf('/api/ai/engines'), context({}));
    expect(await listed.json()).toEqual({ engines: [], can_change: true });
    const none = await listEngines(requestOf('/api/ai/engines'), context({}));
    expect([none.status, await none.text()]).toEqual([204, '']);
    test.upstream.script(/^GET \/api\/ai\/engines$/, json(500, { error: { detail: 'broken' } }), 1);
    expect((await listEngines(requestOf('/api/ai/engines'), context({}))).status).toBe(500);
  });
});

describe('connections', () => {
  it('are tested, made and removed at the same paths', async () => {
    test.upstream.script(/engines/, json(200, {}), 3);
    const url = 'http://127.0.0.1:8188';
    const init = { method: 'POST', body: JSON.stringify({ url }), headers: { 'content-type': 'application/json' } };
    expect((await testConnection(requestOf('/any', init), context({}))).status).toBe(200);
    expect((await connect(requestOf('/any', init), context({}))).status).toBe(200);
    const removed = await disconnect(requestOf('/any', { method: 'DELETE' }), context({ name: 'comfyui-1' }));
    expect(removed.status).toBe(200);
    expect(test.upstream.seen.slice(-3).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/ai/engines/test',
      'POST /api/ai/engines',
      'DELETE /api/ai/engines/comfyui-1',
    ]);
    expect(JSON.parse(String(test.upstream.seen.at(-2)?.body))).toEqual({ url });
  });
});

describe('PUT /api/ai/engines/:name/models/:id', () => {
  it('passes the form on to the same path', async () => {
    test.upstream.script(/^PUT /, json(200, {}), 1);
    const init = { ...formOf(null), method: 'PUT' };
    const saved = await saveModel(requestOf('/any', init), context({ name: 'gpu box', id: 'a/b' }));
    expect(saved.status).toBe(200);
    const seen = test.upstream.seen.at(-1);
    expect(seen).toMatchObject({ method: 'PUT', path: '/api/ai/engines/gpu%20box/models/a%2Fb' });
    const form = await receivedForm(seen as SeenRequest);
    expect(form.get('settings')).toBe('{"id":"poster","fields":{}}');
  });
});

describe('POST /api/ai/engines/:name/try', () => {
  it('makes the studio’s media in the parameters reachable, and leaves the rest', async () => {
    const answer = await upload(
      requestOf('/api/studio/uploads', {
        method: 'POST',
        body: new Uint8Array(image),
        headers: { 'content-type': 'image/png', 'easel-file-name': 'teal.png' },
      }),
      context({}),
    );
    const { id } = (await answer.json()) as StudioMedia;
    test.upstream.script(/^POST .*\/try$/, json(200, { generation_id: 'g' }), 1);
    const tried = await send(formOf(JSON.stringify({ image: `/api/studio/media/${id}`, steps: 4 })));
    expect(await tried.json()).toEqual({ generation_id: 'g' });
    const seen = test.upstream.seen.findLast(({ path }) => path === '/api/ai/engines/atelier/try');
    const form = await receivedForm(seen as SeenRequest);
    const parameters = JSON.parse(form.get('parameters') as string) as Record<string, unknown>;
    expect(parameters).toMatchObject({ steps: 4 });
    expect(parameters['image']).toMatch(/^(?:data:image\/png;base64,|https?:)/);
    expect(await (form.get('file') as File).text()).toBe('{"3": {}}');
  });

  it('refuses what is no form, and missing media at their fields', async () => {
    expect((await send({ method: 'POST', body: 'no form' })).status).toBe(400);
    const missing = await send(formOf(JSON.stringify({ image: `/api/studio/media/${randomUUID()}` })));
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ error: { fields: [{ pointer: '/image' }] } });
    expect((await send(formOf('[1]'))).status).toBe(400);
  });
});

describe('GET /api/studio/tries/:generationId', () => {
  it('serves the result of a generation that is no job of the studio', async () => {
    const result = await read(await generate('image/png'));
    expect(result.status).toBe(200);
    expect(result.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await result.arrayBuffer()).equals(image)).toBe(true);
  });

  it('serves nothing that could contain scripts', async () => {
    expect((await read(await generate('image/svg+xml'))).status).toBe(404);
    expect((await read(await generate('text/html'))).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
  });
});
