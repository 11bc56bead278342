import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineListSchema } from '../../../contract/engines.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';
import { textToImage } from '../../engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi, type FakeComfyUi } from '../../engines/testing/fake-comfy-ui.ts';
import { startFakeServer } from '../../engines/testing/start-fake-server.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';

const folder = temporaryFolder();
const path = join(folder, 'engines.json');
let fake: FakeComfyUi;
let service: TestService;

beforeAll(async () => {
  fake = await createFakeComfyUi();
  service = await startTestService({ ENGINES: path, SERVICE_ADMIN_KEYS: 'ann' });
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(() => rm(path, { force: true }));
afterEach(() => rm(path, { force: true }));

async function send(method: string, address: string, body?: object, client = service.ann) {
  const response = await client.request(method, `/api/ai/engines${address}`, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const connect = (url: string) => send('POST', '', { url });
const test = (url: string) => send('POST', '/test', { url });
const refusedUrl = (message: RegExp) => ({
  status: 400,
  body: { error: { fields: [{ pointer: '/url', message: expect.stringMatching(message) as string }] } },
});
const refused = (status: number, detail: RegExp) => ({
  status,
  body: { error: { detail: expect.stringMatching(detail) as string } },
});
const listed = async (client = service.ann) =>
  engineListSchema.parse((await send('GET', '', undefined, client)).body).engines;
const until = { timeout: hangBoundMs };
/** A server that answers every request with the same JSON. */
const answering = (body: object) =>
  startFakeServer({ stageOf: () => null, answer: () => ({ body }), forget: () => undefined, isCancel: () => false });
const written = () => readFile(path, 'utf8');

describe('POST /api/ai/engines/test', () => {
  it('says what answers at an address', async () => {
    expect(await test(`${fake.url}/`)).toEqual({ status: 200, body: { software: 'ComfyUI 0.33.0', lacks: [] } });
    await expect(written()).rejects.toThrow('ENOENT');
  });

  it('says why nothing answers, or something else does', async () => {
    expect(await test('http://127.0.0.1:1')).toMatchObject(refused(503, /^ComfyUI refuses connections/));
    const other = await answering({ hello: 'world' });
    expect(await test(other.url)).toMatchObject(refused(503, /does not answer as ComfyUI does/));
    await other.close();
  });

  it('names what an old version lacks', async () => {
    const old = await answering({ system: { comfyui_version: 'v0.3.9' } });
    const lacks = ['It is older than version 0.3.64, which Easel needs.'];
    expect((await test(old.url)).body).toEqual({ software: 'ComfyUI v0.3.9', lacks });
    await old.close();
  });
});

describe('POST /api/ai/engines', () => {
  it('writes the connection into a new settings file, and the engine appears without a restart', async () => {
    expect(await connect(`${fake.url}/`)).toEqual({ status: 200, body: { name: 'comfyui-1' } });
    expect(JSON.parse(await written())).toEqual({
      engines: { 'comfyui-1': { kind: 'comfyui', title: 'ComfyUI', url: fake.url } },
    });
    await expect
      .poll(() => listed(), until)
      .toMatchObject([{ name: 'comfyui-1', state: 'ready', software: 'ComfyUI 0.33.0', is_removable: true }]);
    expect(await connect(fake.url)).toMatchObject(refusedUrl(/is connected already, as ComfyUI/));
  });

  it('keeps the other entries, and how they are written', async () => {
    const text =
      '{\n\t"engines": {\n\t\t"own": { "kind": "comfyui", "url": "http://127.0.0.1:1", "concurrency": 2 }\n\t}\n}\n';
    await writeFile(path, text);
    expect((await connect(fake.url)).status).toBe(200);
    expect(await written()).toContain(
      '\t\t"own": { "kind": "comfyui", "url": "http://127.0.0.1:1", "concurrency": 2 }',
    );
    expect(Object.keys((JSON.parse(await written()) as { engines: object }).engines)).toEqual(['own', 'comfyui-1']);
    await expect
      .poll(async () => (await listed()).map((engine) => [engine.name, engine.is_removable]), until)
      .toEqual([
        ['comfyui-1', true],
        ['own', false],
      ]);
  });

  it.each([
    ['127.0.0.1:8188', /http:\/\/ or https:\/\//],
    ['ftp://127.0.0.1', /http:\/\/ or https:\/\//],
    ['http://ann:secret@127.0.0.1:8188', /must not contain a user name/],
    ['http://127.0.0.1:8188/?token=1', /must not contain a user name/],
  ])('refuses the address %s', async (url, message) => {
    expect(await connect(url)).toMatchObject(refusedUrl(message));
    expect(await test(url)).toMatchObject(refusedUrl(message));
    await expect(written()).rejects.toThrow('ENOENT');
  });

  it('leaves a settings file with errors alone, and names them', async () => {
    await writeFile(path, '{ "engines": 5 }');
    expect(await connect(fake.url)).toMatchObject(refused(409, /engines.json line 1: engines must be an object/));
    expect(await written()).toBe('{ "engines": 5 }');
  });

  it('is for the keys that may change engines', async () => {
    for (const [method, address] of [
      ['POST', ''],
      ['POST', '/test'],
      ['DELETE', '/comfyui-1'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { url: fake.url };
      expect(await send(method, address, body, service.ben)).toMatchObject(refused(403, /SERVICE_ADMIN_KEYS/));
    }
    await connect(fake.url);
    await expect.poll(async () => listed(service.ben), until).toMatchObject([{ is_removable: false }]);
  });
});

describe('DELETE /api/ai/engines/:name', () => {
  it('removes a connection with its models, and nothing else', async () => {
    await connect(fake.url);
    const settings = JSON.parse(await written()) as { engines: object };
    const own = { kind: 'comfyui', url: 'http://127.0.0.1:1', concurrency: 2 };
    await writeFile(path, JSON.stringify({ engines: { own, ...settings.engines } }));
    await expect.poll(async () => (await listed()).length, until).toBe(2);
    expect(await send('DELETE', '/own')).toMatchObject(refused(409, /Remove it from engines.json/));
    expect(await send('DELETE', '/nobody')).toMatchObject(refused(404, /does not exist/));
    expect((await send('DELETE', '/comfyui-1')).status).toBe(200);
    expect(JSON.parse(await written())).toEqual({ engines: { own } });
    await expect.poll(async () => (await listed()).map(({ name }) => name), until).toEqual(['own']);
  });

  it('removes the models that were added to it, and their workflows', async () => {
    await connect(fake.url);
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(textToImage())]), 'kite.json');
    form.set('settings', JSON.stringify({ id: 'kite' }));
    const saved = await service.ann.request('PUT', '/api/ai/engines/comfyui-1/models/kite', form);
    expect(saved.status).toBe(200);
    expect((await send('DELETE', '/comfyui-1')).status).toBe(200);
    expect(JSON.parse(await written())).toEqual({ engines: {}, models: {} });
    await expect(readFile(join(folder, 'workflows', 'kite.json'))).rejects.toThrow('ENOENT');
  });
});
