import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { createFetcher } from '../../storage/create-fetcher.ts';
import { createGate } from '../../testing/gate.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';
import { testKeys } from '../../testing/test-environment.ts';
import type { Discovery, Engine, EngineInput, EngineJob } from '../engine.ts';
import { createEngine } from '../create-engine.ts';
import { engineSettingsSchema } from '../engine-settings.ts';
import { writeImageInput } from '../testing/test-inputs.ts';

let service: TestService;
let directory: string;
let engine: Engine;
let discovery: Discovery;

const fetcher = createFetcher({ isAllowed: () => false, limitBytes: 1_000_000, deadlineMs: 30_000 });
const signal = new AbortController().signal;
const onSending = () => Promise.resolve();

beforeAll(async () => {
  service = await startTestService();
  directory = await mkdtemp(join(tmpdir(), 'easel-engine-'));
  engine = await createEngine({
    name: 'attic',
    settings: { ...engineSettingsSchema.parse({ kind: 'media-api', url: service.url }), key: testKeys.ann },
    models: {},
    folder: directory,
    fetcher,
    logger: pino({ level: 'silent' }),
  });
  discovery = await engine.discover(signal);
});

afterAll(async () => {
  await engine.close();
  await fetcher.close();
  await service.stop();
  await rm(directory, { recursive: true, force: true });
});

function jobFor(modelId: string, parameters: JsonObject, inputs: Record<string, EngineInput[]> = {}): EngineJob {
  const model = discovery.models.find(({ id }) => id === modelId);
  if (model === undefined) throw new Error(`no model ${modelId}`);
  return { key: randomUUID(), model, parameters, inputs, seed: 77 };
}

async function follow(job: EngineJob, handle: JsonObject, onProgress: (share: number) => void = () => undefined) {
  const folder = join(directory, job.key);
  await mkdir(folder);
  return engine.follow(handle, job, {
    signal,
    directory: folder,
    limitBytes: 1_000_000,
    onProgress,
    onPreview: () => undefined,
  });
}

const recordOf = (handle: JsonObject) => service.ann.record(String(handle['generationId']));

describe('createMediaApi with another Easel', () => {
  it('offers its models with their schemas and prices', () => {
    expect(discovery.software).toBe('Easel');
    expect(discovery.models.length).toBeGreaterThanOrEqual(27);
    expect(discovery.models.filter(({ unavailable }) => unavailable !== null)).toEqual([]);
    expect(discovery.models.find(({ id }) => id === 'attic/ie-10')).toMatchObject({
      mediaType: 'image',
      inputs: ['text', 'image'],
      requestSchema: { required: expect.arrayContaining(['prompt', 'input_image']) },
      plan: { model: 'ie-10' },
      pricing: { method: 'per_image', cost_per_image: 0 },
      renderer: { name: 'test', neural: false },
    });
    expect(discovery.models.find(({ id }) => id === 'attic/v-7')).toMatchObject({ mediaType: 'video' });
  });

  it('generates an image with the seed of the job', async () => {
    const job = jobFor('attic/ig-1', { prompt: 'wait 200', width: 256, height: 320 });
    const handle = await engine.submit(job, { signal, onSending, directory });
    const shares: number[] = [];
    const [output] = await follow(job, handle, (share) => shares.push(share));
    expect(await sharp(output?.path).metadata()).toMatchObject({ format: 'png', width: 256, height: 320 });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(await recordOf(handle)).toMatchObject({ seed: 77, request_id: job.key, model_name: 'ig-1' });
  });

  it('sends the files of an edit, and downloads several results in order', async () => {
    const job = jobFor(
      'attic/ie-1',
      { prompt: 'a dream', input_images: ['/first', '/second'], num_images: 2 },
      { input_images: [await writeImageInput(directory, 10), await writeImageInput(directory, 20)] },
    );
    const handle = await engine.submit(job, { signal, onSending, directory });
    const outputs = await follow(job, handle);
    expect(outputs.map(({ path }) => path.slice(-8))).toEqual(['result-0', 'result-1']);
    const { input_images: sent } = await recordOf(handle);
    expect(sent).toHaveLength(2);
  });

  it('sends a single file as a text', async () => {
    const job = jobFor(
      'attic/ie-10',
      { prompt: 'a dream', input_image: '/first' },
      { input_image: [await writeImageInput(directory, 30)] },
    );
    expect(await follow(job, await engine.submit(job, { signal, onSending, directory }))).toHaveLength(1);
  });

  it('uploads a file that no request can carry, and removes it at the end', async () => {
    const file = await writeImageInput(directory, 40);
    await truncate(file.path, 50_000_000);
    const gate = createGate();
    const job = jobFor('attic/ie-10', { prompt: gate.prompt, input_image: '/first' }, { input_image: [file] });
    const handle = await engine.submit(job, { signal, onSending, directory });
    const listing = '/api/repos/easel/engine-inputs/files/main';
    const list = async () =>
      ((await (await service.ann.request('GET', listing)).json()) as { entries: object[] }).entries;
    expect(await list()).toMatchObject([{ path: `${job.key}-input_image-0`, size: 50_000_000 }]);
    await gate.open();
    expect(await follow(job, handle)).toHaveLength(1);
    expect(await list()).toEqual([]);
    const refused = jobFor('attic/ie-10', { prompt: '', input_image: '/first' }, { input_image: [file] });
    await expect(engine.submit(refused, { signal, onSending, directory })).rejects.toMatchObject({
      code: 'invalid_params',
    });
    expect(await list()).toEqual([]);
  });

  it('refuses parameters at their fields', async () => {
    const job = jobFor('attic/ig-1', { prompt: 'a dream', width: 7 });
    await expect(engine.submit(job, { signal, onSending, directory })).rejects.toMatchObject({
      code: 'invalid_params',
      message: expect.stringMatching(/^attic refused the request: /),
      fields: [{ pointer: '/width', message: expect.any(String) }],
    });
  });

  it('fails at the fields that the record names', async () => {
    const job = jobFor('attic/ig-1', { prompt: 'refuse', width: 256, height: 256 });
    await expect(follow(job, await engine.submit(job, { signal, onSending, directory }))).rejects.toMatchObject({
      code: 'invalid_params',
      message: 'attic failed: width: too wide for this prompt.',
      fields: [{ pointer: '/width', message: 'too wide for this prompt' }],
    });
  });

  it('cancels', async () => {
    const gate = createGate();
    const job = jobFor('attic/ig-1', { prompt: gate.prompt, width: 256, height: 256 });
    const handle = await engine.submit(job, { signal, onSending, directory });
    const ended = follow(job, handle).catch((error: unknown) => error);
    await engine.cancel(handle, signal);
    expect(await ended).toMatchObject({ message: 'The generation was cancelled at attic.' });
    expect(await recordOf(handle)).toMatchObject({ status: 'cancelled' });
    await engine.cancel(handle, signal);
  });

  it('finds what a key has created, among the active and the ended, and nothing else', async () => {
    const job = jobFor('attic/ig-1', { prompt: 'a dream', width: 256, height: 256 });
    const handle = await engine.submit(job, { signal, onSending, directory });
    expect(await engine.find(job.key, signal)).toEqual(handle);
    await follow(job, handle);
    expect(await engine.find(job.key, signal)).toEqual(handle);
    expect(await engine.find(randomUUID(), signal)).toBe('never arrived');
  });
});
