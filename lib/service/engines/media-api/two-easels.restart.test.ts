import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerationRecord } from '../../../contract/generation-record.ts';
import { isTerminalStatus } from '../../../contract/status.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { startServiceProcess, type ServiceProcess } from '../../testing/start-service-process.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { testEnvironment, testKeys } from '../../testing/test-environment.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

// Two real services: the inner one with the built-in renderer, the outer one with the inner one as its engine.
let innerDatabase: TestDatabase;
let folder: string;
let environment: Record<string, string>;
let inner: ServiceProcess;
let innerClient: TestClient;
let outer: TestService;

beforeAll(async () => {
  innerDatabase = await createTestDatabase('service');
  folder = await mkdtemp(join(tmpdir(), 'easel-two-'));
  const { RENDER_MODULE: _testRenderer, ...common } = await testEnvironment(innerDatabase.url, join(folder, 'inner'));
  environment = common;
  inner = await startServiceProcess(environment);
  innerClient = createTestClient(inner.url, testKeys.ben);
  const path = join(folder, 'engines.json');
  const settings = { engines: { inner: { kind: 'media-api', url: inner.url, key: '$INNER_KEY', concurrency: 2 } } };
  await writeFile(path, JSON.stringify(settings));
  outer = await startTestService({ ENGINES: path, INNER_KEY: testKeys.ben });
  await waitUntil(async () => (await outer.ann.request('GET', '/api/ai/models/inner/ig-1')).status === 200);
});
afterAll(async () => {
  await outer.stop();
  await inner.end('SIGTERM');
  await innerDatabase.drop();
  await removeFolder(folder);
});

const small = { model: 'inner/ig-1', prompt: 'a lighthouse at dusk', width: 96, height: 64 };

async function resultOf(record: GenerationRecord): Promise<Buffer> {
  expect(record).toMatchObject({ status: 'succeeded', error_message: null });
  return Buffer.from(await (await fetch(record.result_url ?? '')).arrayBuffer());
}

async function listInner(): Promise<{ generation_id: string; status: string }[]> {
  const answer = await innerClient.request('GET', '/api/ai/generations');
  return ((await answer.json()) as { generations: { generation_id: string; status: string }[] }).generations;
}

describe('an Easel behind another', () => {
  it('lists its models with its own note on what renders', async () => {
    const model = (await (await outer.ann.request('GET', '/api/ai/models/inner/v-3')).json()) as Record<
      string,
      unknown
    >;
    expect(model).toMatchObject({
      engine: { name: 'inner' },
      renderer: { neural: false },
      endpoint: '/videos/generate',
    });
  });

  it('generates an image', async () => {
    const image = await resultOf(await outer.ann.ended(await outer.ann.enqueue({ ...small, seed: 4 })));
    expect(await sharp(image).metadata()).toMatchObject({ width: 96, height: 64 });
  });

  it('generates a video', async () => {
    const body = { model: 'inner/v-3', prompt: 'a lighthouse', width: 64, height: 64, num_frames: 9 };
    const video = await resultOf(await outer.ann.ended(await outer.ann.enqueue(body)));
    const path = join(folder, 'result.mp4');
    await writeFile(path, video);
    expect(await probeMedia(path)).toMatchObject({ kind: 'video', width: 64, height: 64 });
  });

  it('edits an uploaded image', async () => {
    const source = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#446688' } })
      .png()
      .toBuffer();
    const body = {
      model: 'inner/ie-10',
      prompt: 'make it black and white',
      input_image: `data:image/png;base64,${source.toString('base64')}`,
    };
    const image = await resultOf(await outer.ann.ended(await outer.ann.enqueue(body)));
    const { dominant } = await sharp(image).stats();
    expect(Math.abs(dominant.r - dominant.b)).toBeLessThan(24);
  });

  it('refuses at the field, with the words of the form', async () => {
    const response = await outer.ann.request('POST', '/api/ai/queue', { ...small, width: 1 });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: { pointer: string }[] } };
    expect(error.fields.map(({ pointer }) => pointer)).toEqual(['/width']);
  });

  it('fails at the field that only the inner one can check', async () => {
    const body = { model: 'inner/ie-10', prompt: 'brighter', input_image: 'data:image/png;base64,bm90IGFuIGltYWdl' };
    const record = await outer.ann.ended(await outer.ann.enqueue(body));
    expect(record).toMatchObject({ status: 'failed', error_fields: [{ pointer: '/input_image' }] });
  });

  it('cancels there, too', async () => {
    const body = { model: 'inner/v-7', prompt: 'a long video of the sea', duration: 15 };
    const id = await outer.ann.enqueue(body);
    await waitUntil(async () => (await listInner()).some(({ status }) => status === 'processing'));
    await outer.ann.request('DELETE', `/api/ai/queue/${id}`);
    await waitUntil(async () => (await listInner()).some(({ status }) => status === 'cancelled'));
    expect(await outer.ann.record(id)).toMatchObject({ status: 'cancelled' });
  });

  it('goes on when the inner one is killed and started again, and sends nothing twice', async () => {
    const before = (await listInner()).length;
    const id = await outer.ann.enqueue({ ...small, width: 1024, height: 1024, num_inference_steps: 100 });
    await waitUntil(async () => (await listInner()).length > before);
    await inner.end('SIGKILL');
    inner = await startServiceProcess(environment);
    // It is asked again after 15 s, or when someone presses the button.
    await waitUntil(async () => {
      await outer.ann.request('POST', '/api/ai/engines/inner/check');
      return isTerminalStatus((await outer.ann.record(id)).status);
    });
    await resultOf(await outer.ann.record(id));
    expect((await listInner()).length).toBe(before + 1);
  });
});
