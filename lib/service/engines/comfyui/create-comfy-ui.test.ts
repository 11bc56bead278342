import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../logging/create-logger.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { createEngine } from '../create-engine.ts';
import type { Engine, EngineInput, EngineJob, Handle } from '../engine.ts';
import type { EngineSettings, ModelSettings } from '../engine-settings.ts';
import { plainImage, plainVideo, scaleImage, textToImage } from '../testing/comfyui/workflows.ts';
import { createFakeComfyUi, type FakeComfyUi, type FakeComfyUiOptions } from '../testing/fake-comfy-ui.ts';
import type { ComfyPlan } from './workflow/plan.ts';

const folder = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const never = new AbortController().signal;

async function connect(
  options: FakeComfyUiOptions = {},
  settings: Partial<EngineSettings> = {},
  models: Record<string, ModelSettings> = {},
): Promise<{ fake: FakeComfyUi; engine: Engine }> {
  const fake = await createFakeComfyUi(options);
  closing.push(fake.close);
  return { fake, engine: await engineFor(fake.url, settings, models) };
}

async function engineFor(
  url: string,
  settings: Partial<EngineSettings> = {},
  models: Record<string, ModelSettings> = {},
): Promise<Engine> {
  const engine = await createEngine({
    name: 'atelier',
    settings: { kind: 'comfyui', url, headers: {}, concurrency: 1, ...settings },
    models,
    folder,
    fetcher: {
      fetch: async () => {
        throw new Error('nothing is fetched from elsewhere');
      },
      close: async () => undefined,
    },
    logger: createLogger('test', 'silent'),
  });
  closing.push(engine.close);
  return engine;
}

const kiteTargets: ComfyPlan['targets'] = {
  prompt: [{ node: '3', input: 'text', kind: 'text' }],
  steps: [{ node: '5', input: 'steps', kind: 'integer' }],
  checkpoint: [{ node: '1', input: 'ckpt_name', kind: 'text' }],
  seed: [{ node: '5', input: 'seed', kind: 'seed' }],
  width: [{ node: '2', input: 'width', kind: 'integer' }],
};

function jobOf(
  plan: Partial<ComfyPlan> & Pick<ComfyPlan, 'workflow'>,
  parameters: Record<string, unknown> = {},
  inputs: Record<string, EngineInput[]> = {},
): EngineJob {
  return {
    key: randomUUID(),
    model: {
      id: 'kite',
      title: 'Kite',
      summary: '',
      description: '',
      mediaType: 'image',
      inputs: ['text'],
      requestSchema: {},
      plan: { targets: {}, outputs: [], ...plan },
      unavailable: null,
    },
    parameters,
    inputs,
    seed: 11,
  };
}

const kiteJob = (parameters: Record<string, unknown> = {}) =>
  jobOf({ workflow: textToImage(), targets: kiteTargets, outputs: ['7'] }, parameters);

async function submit(engine: Engine, job: EngineJob): Promise<Handle> {
  return engine.submit(job, { signal: never, directory: tmpdir(), onSending: async () => undefined });
}

interface Following {
  results: Promise<Buffer[]>;
  shares: number[];
  previews: Uint8Array[];
  paths: () => string[];
}

function follow(engine: Engine, handle: Handle, job: EngineJob, signal: AbortSignal = never): Following {
  const directory = mkdtempSync(join(folder, 'results-'));
  const [shares, previews]: [number[], Uint8Array[]] = [[], []];
  let paths: string[] = [];
  const results = engine
    .follow(handle, job, {
      signal,
      directory,
      limitBytes: 10_000_000,
      onProgress: (share) => shares.push(share),
      onPreview: (image) => previews.push(image),
    })
    .then(async (outputs) => {
      paths = outputs.map((output) => output.path);
      return Promise.all(paths.map(async (path) => readFile(path)));
    });
  // A test may look at the results only after it has looked at the progress.
  results.catch(() => undefined);
  return { results, shares, previews, paths: () => paths };
}

async function finish(engine: Engine, job: EngineJob): Promise<Buffer[]> {
  return follow(engine, await submit(engine, job), job).results;
}

const sizeOf = async (image: Buffer | undefined) => {
  const { width, height, format } = await sharp(image).metadata();
  return { width, height, format };
};

/** Waits for one of ours to run with its socket open. */
async function isFollowed(fake: FakeComfyUi): Promise<void> {
  await expect.poll(fake.sockets).toBe(1);
}

const refusedBy = (code: string, message: RegExp | string) => ({
  name: 'EaselError',
  code,
  message: expect.stringMatching(message) as string,
});
const engineError = (reason: string) => ({ name: 'EngineError', reason });

describe.each(['0.33.0', '0.3.64'] as const)('createComfyUi with version %s', (version) => {
  it('generates an image from a prompt, with the seed of the job', async () => {
    const { fake, engine } = await connect({ version });
    const job = kiteJob({ prompt: 'a red kite', width: 128 });
    const [image, ...others] = await finish(engine, job);
    expect(others).toEqual([]);
    expect(await sizeOf(image)).toEqual({ width: 128, height: 64, format: 'png' });
    const sent = fake.requests().find((request) => request.path === '/prompt');
    expect(sent?.body).toMatchObject({
      prompt_id: job.key,
      client_id: job.key,
      prompt: { '3': { inputs: { text: 'a red kite' } }, '5': { inputs: { seed: 11, steps: 4 } } },
    });
  });

  it('downloads several images in order', async () => {
    const { engine } = await connect({ version });
    const images = await finish(engine, jobOf({ workflow: plainImage(), outputs: ['2'] }));
    expect(await Promise.all(images.map(sizeOf))).toEqual(
      Array.from({ length: 2 }, () => ({ width: 32, height: 24, format: 'png' })),
    );
  });

  it('downloads a video', async () => {
    const { engine } = await connect({ version });
    const job = jobOf({ workflow: plainVideo(), outputs: ['3'] });
    const following = follow(engine, await submit(engine, job), job);
    await following.results;
    const [path = ''] = following.paths();
    expect(await probeMedia(path)).toMatchObject({ kind: 'video', width: 64, height: 48 });
  });

  it('returns the results of a cached run', async () => {
    const { engine } = await connect({ version });
    const [first] = await finish(engine, kiteJob());
    const [second] = await finish(engine, kiteJob());
    expect(second).toEqual(first);
  });

  it('uploads media under names of its own before it sends', async () => {
    const { fake, engine } = await connect({ version });
    const path = join(folder, `${version}.png`);
    await writeFile(
      path,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const targets: ComfyPlan['targets'] = { image: [{ node: '1', input: 'image', kind: 'media' }] };
    const job = jobOf(
      { workflow: scaleImage(), targets, outputs: ['3'] },
      {},
      {
        image: [{ path, kind: 'image', contentType: 'image/png' }],
      },
    );
    let uploadsBefore: string[] = [];
    const handle = await engine.submit(job, {
      signal: never,
      directory: tmpdir(),
      onSending: async () => {
        uploadsBefore = fake.uploads();
      },
    });
    expect(uploadsBefore).toEqual([`easel/${job.key}-image-0.png`]);
    const [image] = await follow(engine, handle, job).results;
    expect(await sizeOf(image)).toEqual({ width: 40, height: 30, format: 'png' });
  });

  it('reports progress and previews', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.release();
    await following.results;
    expect(following.shares.length).toBeGreaterThan(3);
    expect(following.shares).toEqual(following.shares.toSorted((a, b) => a - b));
    expect(following.shares.at(-1)).toBeCloseTo(7 / 8);
    expect(following.previews.length).toBeGreaterThan(0);
    expect(await sizeOf(Buffer.from(following.previews[0] ?? []))).toEqual({ width: 64, height: 64, format: 'jpeg' });
  });

  it('cancels a running prompt, and only that', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const [job, other] = [kiteJob({ prompt: 'one' }), kiteJob({ prompt: 'two' })];
    const handle = await submit(engine, job);
    const otherHandle = await submit(engine, other);
    const following = follow(engine, handle, job);
    await engine.cancel(handle, never);
    await expect(following.results).rejects.toMatchObject(refusedBy('upstream_error', 'was interrupted at atelier'));
    fake.release();
    expect(await follow(engine, otherHandle, other).results).toHaveLength(1);
    expect(fake.cancelled()).toBe(1);
  });

  it('cancels a waiting prompt without interrupting the running one', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const [job, waiting] = [kiteJob({ prompt: 'one' }), kiteJob({ prompt: 'two' })];
    const handle = await submit(engine, job);
    const waitingHandle = await submit(engine, waiting);
    await engine.cancel(waitingHandle, never);
    fake.release();
    expect(await follow(engine, handle, job).results).toHaveLength(1);
    await expect(follow(engine, waitingHandle, waiting).results).rejects.toMatchObject(engineError('forgotten'));
    expect(fake.requests().filter((request) => request.path === '/interrupt')).toEqual([]);
  });

  it('cancels what has ended or is unknown without an error', async () => {
    const { fake, engine } = await connect({ version });
    const job = kiteJob();
    const handle = await submit(engine, job);
    await follow(engine, handle, job).results;
    await engine.cancel(handle, never);
    await engine.cancel({ promptId: randomUUID(), clientId: randomUUID() }, never);
    expect(fake.cancelled()).toBe(0);
  });

  it('names an interruption by somebody else', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.interrupt();
    await expect(following.results).rejects.toMatchObject(
      refusedBy('upstream_error', /^The generation was interrupted at atelier\.$/),
    );
  });

  it('names what ran out of memory, with a remedy', async () => {
    const { fake, engine } = await connect({ version });
    fake.breakNode('KSampler', { type: 'torch.OutOfMemoryError', message: 'Allocation on device 0 failed\nTips' });
    await expect(finish(engine, kiteJob())).rejects.toMatchObject(
      refusedBy('upstream_error', /^atelier ran out of memory at “Sampler”\. Choose a smaller size/),
    );
  });

  it('reports other errors with their first line, without traceback', async () => {
    const { fake, engine } = await connect({ version });
    fake.breakNode('VAEDecode', { type: 'ValueError', message: 'shapes differ\n  at secret-place' });
    await expect(finish(engine, kiteJob())).rejects.toMatchObject(
      refusedBy('upstream_error', /^atelier failed at “VAEDecode”: shapes differ\.$/),
    );
  });

  it('puts refusals at the parameters that caused them', async () => {
    const { engine } = await connect({ version });
    const job = kiteJob({ steps: 0, checkpoint: 'nowhere.safetensors', width: 20_000 });
    const sent = submit(engine, job);
    await expect(sent).rejects.toMatchObject({
      code: 'invalid_params',
      fields: expect.arrayContaining([
        { pointer: '/steps', message: 'must be at least 1' },
        {
          pointer: '/checkpoint',
          message: 'is not available at atelier; choose one of coast.safetensors, forest.safetensors',
        },
        { pointer: '/width', message: 'must be at most 16384' },
      ]) as unknown[],
    });
  });

  it('names the node when no parameter caused a refusal', async () => {
    const { engine } = await connect({ version });
    const job = jobOf({ workflow: textToImage(), outputs: ['7'] });
    job.model.plan = {
      workflow: { ...textToImage(), '2': { class_type: 'EmptyLatentImage', inputs: { width: 96 } } },
      targets: {},
      outputs: [],
    };
    await expect(submit(engine, job)).rejects.toMatchObject(
      refusedBy(
        'upstream_error',
        /“EmptyLatentImage”: height is required; “EmptyLatentImage”: batch_size is required\./,
      ),
    );
  });

  it('names a node that the engine lacks', async () => {
    const { engine } = await connect({ version });
    const workflow = { ...plainImage(), '9': { class_type: 'PaintLikeVermeer', inputs: {} } };
    await expect(submit(engine, jobOf({ workflow }))).rejects.toMatchObject(
      refusedBy('upstream_error', 'atelier lacks the node “PaintLikeVermeer”'),
    );
  });

  it('names a workflow without outputs', async () => {
    const { engine } = await connect({ version });
    const workflow = { '1': { class_type: 'EmptyImage', inputs: { width: 8, height: 8, batch_size: 1, color: 0 } } };
    await expect(submit(engine, jobOf({ workflow }))).rejects.toMatchObject(
      refusedBy('upstream_error', 'has no node that saves a result'),
    );
  });

  it('refuses a workflow that would run without its own output', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const workflow = textToImage();
    workflow['8'] = { class_type: 'EmptyImage', inputs: { width: 8, height: 8, batch_size: 1, color: 0 } };
    workflow['9'] = { class_type: 'PreviewImage', inputs: { images: ['8', 0] } };
    const job = jobOf({ workflow, targets: kiteTargets, outputs: ['7'] }, { steps: 0 });
    await expect(submit(engine, job)).rejects.toMatchObject({ fields: [{ pointer: '/steps' }] });
    expect(fake.cancelled()).toBe(1);
  });

  it('finds a prompt whose answer was lost, and follows it', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    fake.fail('submit', 'cut');
    const job = kiteJob();
    await expect(submit(engine, job)).rejects.toMatchObject(engineError('uncertain'));
    const handle = await engine.find(job.key, never);
    if (typeof handle === 'string') throw new Error(handle);
    fake.release();
    expect(await follow(engine, handle, job).results).toHaveLength(1);
    expect(await engine.find(job.key, never)).toEqual(handle);
    expect(fake.sent()).toBe(1);
  });

  it('forgets with the server', async () => {
    const { fake, engine } = await connect({ version });
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.forget();
    await expect(following.results).rejects.toMatchObject(engineError('forgotten'));
    expect(await engine.find(job.key, never)).toBe('never arrived');
  });

  it('names the version', async () => {
    const { engine } = await connect({ version });
    expect(await engine.discover(never)).toEqual({ software: `ComfyUI ${version}`, models: [] });
  });
});

describe('createComfyUi', () => {
  it('makes models from the workflows of the settings', async () => {
    writeFileSync(join(folder, 'kite.json'), JSON.stringify(textToImage()));
    writeFileSync(
      join(folder, 'lacking.json'),
      JSON.stringify({ ...plainImage(), '9': { class_type: 'No/Such Node', inputs: {} } }),
    );
    const models = {
      kite: { engine: 'atelier', workflow: 'kite.json', title: 'Kite' },
      lacking: { engine: 'atelier', workflow: 'lacking.json' },
    };
    const { fake, engine } = await connect({}, {}, models);
    const { models: found } = await engine.discover(never);
    expect(found.map((model) => [model.id, model.unavailable === null])).toEqual([
      ['kite', true],
      ['lacking', false],
    ]);
    const asked = fake.requests().filter((request) => request.path.startsWith('/object_info/'));
    expect(new Set(asked.map((request) => request.path)).size).toBe(asked.length);
  });

  it('sends configured headers with every request and with the socket', async () => {
    const { fake, engine } = await connect({}, { headers: { 'X-Gate': 'let-me-pass' } });
    await engine.discover(never);
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.release();
    await following.results;
    expect(fake.headers().some((headers) => headers['upgrade'] === 'websocket')).toBe(true);
    expect(fake.headers().filter((headers) => headers['x-gate'] !== 'let-me-pass')).toEqual([]);
  });

  it('keeps the values of headers out of errors', async () => {
    const { fake, engine } = await connect({}, { headers: { 'X-Gate': 'let-me-pass' } });
    fake.breakNode('KSampler', { type: 'ValueError', message: 'the header let-me-pass was wrong' });
    await expect(finish(engine, kiteJob())).rejects.toMatchObject(
      refusedBy('upstream_error', /the header \*{11} was wrong/),
    );
  });

  it('forwards previews without metadata only while its prompt runs', async () => {
    const { fake, engine } = await connect({ hasPreviewMetadata: false });
    fake.hold();
    // Somebody else's prompt, without a client id: its previews go to all sockets.
    const foreign = textToImage();
    await fetch(`${fake.url}/prompt`, { method: 'POST', body: JSON.stringify({ prompt: foreign }) });
    const job = kiteJob({ prompt: 'ours', steps: 9 });
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.release();
    await following.results;
    // The other prompt sends three while the socket is open, this one nine.
    expect(following.previews).toHaveLength(9);
  });

  it('forwards previews with metadata only of its own prompt', async () => {
    const { fake, engine } = await connect();
    fake.hold();
    await fetch(`${fake.url}/prompt`, { method: 'POST', body: JSON.stringify({ prompt: textToImage() }) });
    const job = kiteJob({ prompt: 'ours', steps: 9 });
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.release();
    await following.results;
    expect(following.previews).toHaveLength(9);
  });

  it('waits for a history that comes later than the last message', async () => {
    const { fake, engine } = await connect({ historyLagMs: 700 });
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.release();
    expect(await following.results).toHaveLength(1);
  });

  it('ends without a socket, with the progress of the end', async () => {
    const { engine } = await connect({ hasSockets: false });
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    expect(await following.results).toHaveLength(1);
    expect(following.shares).toEqual([7 / 8]);
  });

  it('connects again when its socket is lost', async () => {
    const { fake, engine } = await connect();
    fake.hold();
    const job = kiteJob();
    const following = follow(engine, await submit(engine, job), job);
    await isFollowed(fake);
    fake.dropSockets();
    await expect.poll(fake.sockets).toBe(0);
    await isFollowed(fake);
    fake.release();
    await following.results;
    expect(following.previews.length).toBeGreaterThan(0);
  });

  it('ends for a follower whose socket another one displaced', async () => {
    const { fake, engine } = await connect();
    const second = await engineFor(fake.url);
    fake.hold();
    const job = kiteJob();
    const handle = await submit(engine, job);
    const displaced = follow(engine, handle, job);
    await isFollowed(fake);
    const newest = follow(second, handle, job);
    await expect.poll(fake.sockets).toBe(2);
    const previewsBefore = displaced.previews.length;
    fake.release();
    expect(await newest.results).toEqual(await displaced.results);
    expect(newest.previews.length).toBeGreaterThan(0);
    expect(displaced.previews).toHaveLength(previewsBefore);
  });

  it('stops following, and leaves the prompt running, when it is aborted', async () => {
    const { fake, engine } = await connect();
    fake.hold();
    const job = kiteJob();
    const handle = await submit(engine, job);
    const stopping = new AbortController();
    const following = follow(engine, handle, job, stopping.signal);
    await isFollowed(fake);
    stopping.abort(new Error('the worker stops'));
    await expect(following.results).rejects.toThrow('the worker stops');
    await expect.poll(fake.sockets).toBe(0);
    fake.release();
    expect(await follow(engine, handle, job).results).toHaveLength(1);
    expect(fake.cancelled()).toBe(0);
  });

  it('goes by the id that the server chose', async () => {
    const { fake, engine } = await connect({ choosesIds: true });
    fake.hold();
    const job = kiteJob();
    const handle = await submit(engine, job);
    expect(handle['promptId']).not.toBe(job.key);
    expect(await engine.find(job.key, never)).toEqual(handle);
    fake.release();
    expect(await follow(engine, handle, job).results).toHaveLength(1);
  });

  it('can’t say what became of a key when the engine is paid', async () => {
    const { engine } = await connect({}, { paid: true });
    expect(engine.isPaid).toBe(true);
    expect(await engine.find(randomUUID(), never)).toBe('unknown');
  });

  it('refuses files that are larger than the server accepts', async () => {
    const { fake, engine } = await connect({ maxUploadBytes: 30_000 });
    const path = join(folder, 'large.png');
    await writeFile(path, Buffer.alloc(30_000));
    const job = jobOf({ workflow: scaleImage() }, {}, { image: [{ path, kind: 'image', contentType: 'image/png' }] });
    const message = 'is larger than 30 kB, the most that atelier accepts';
    await expect(submit(engine, job)).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/image', message }],
    });
    expect(fake.sent()).toBe(0);
  });

  it('refuses files that the server refuses for their size, although it announced none', async () => {
    const { fake, engine } = await connect({ maxUploadBytes: 30_000 });
    fake.fail('discover', 'wrong shape');
    const path = join(folder, 'surprise.png');
    await writeFile(path, Buffer.alloc(30_000));
    const job = jobOf({ workflow: scaleImage() }, {}, { image: [{ path, kind: 'image', contentType: 'image/png' }] });
    await expect(submit(engine, job)).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/image', message: 'is too large for atelier' }],
    });
    expect(fake.sent()).toBe(0);
  });

  it('puts a file that can’t be loaded at its parameter', async () => {
    const { engine } = await connect();
    const targets: ComfyPlan['targets'] = { image: [{ node: '1', input: 'image', kind: 'media' }] };
    await expect(submit(engine, jobOf({ workflow: scaleImage(), targets }))).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/image', message: 'can’t be loaded by atelier' }],
    });
  });

  it('does not send when it may no longer', async () => {
    const { fake, engine } = await connect();
    const sent = engine.submit(kiteJob(), {
      signal: never,
      directory: tmpdir(),
      onSending: async () => Promise.reject(new Error('superseded')),
    });
    await expect(sent).rejects.toThrow('superseded');
    expect(fake.sent()).toBe(0);
  });

  it('takes previews as results only when nothing was saved', async () => {
    const { engine } = await connect();
    const workflow = plainImage();
    workflow['2'] = { class_type: 'PreviewImage', inputs: { images: ['1', 0] } };
    expect(await finish(engine, jobOf({ workflow, outputs: ['2'] }))).toHaveLength(2);
  });

  it('reports a workflow that ends without a result', async () => {
    const { engine } = await connect();
    await expect(finish(engine, jobOf({ workflow: plainImage(), outputs: ['1'] }))).rejects.toMatchObject(
      refusedBy('upstream_error', 'The workflow ended without a result at atelier'),
    );
  });

  it('reports an engine that refuses connections as away', async () => {
    const { fake, engine } = await connect();
    const job = kiteJob();
    const handle = await submit(engine, job);
    await fake.close();
    closing.splice(closing.indexOf(fake.close), 1);
    await expect(submit(engine, kiteJob())).rejects.toMatchObject(engineError('away'));
    await expect(engine.find(job.key, never)).rejects.toMatchObject(engineError('away'));
    await expect(engine.cancel(handle, never)).rejects.toMatchObject(engineError('away'));
    await expect(engine.discover(never)).rejects.toMatchObject(engineError('away'));
    await expect(follow(engine, handle, job).results).rejects.toMatchObject(engineError('away'));
  });

  it.each([
    ['cut', 'uncertain'],
    ['html', 'uncertain'],
    ['wrong shape', 'uncertain'],
    ['huge', 'uncertain'],
    ['server error', 'uncertain'],
    ['redirect', 'away'],
    ['refused key', 'away'],
    ['too many', 'away'],
  ] as const)('takes the answer “%s” to a prompt as %s', async (fault, reason) => {
    const { fake, engine } = await connect();
    fake.fail('submit', fault);
    await expect(submit(engine, kiteJob())).rejects.toMatchObject(engineError(reason));
    expect(fake.sent()).toBe(1);
  });

  it.each(['cut', 'html', 'server error', 'wrong shape', 'redirect'] as const)(
    'goes on after a single answer “%s” while it follows',
    async (fault) => {
      const { fake, engine } = await connect();
      const job = kiteJob();
      const handle = await submit(engine, job);
      fake.fail('follow', fault);
      expect(await follow(engine, handle, job).results).toHaveLength(1);
    },
  );

  it('is away after several failed looks', async () => {
    const { fake, engine } = await connect();
    const job = kiteJob();
    const handle = await submit(engine, job);
    fake.fail('follow', 'server error', 3);
    await expect(follow(engine, handle, job).results).rejects.toMatchObject(engineError('away'));
    expect(await follow(engine, handle, job).results).toHaveLength(1);
  });

  it('can be followed again after a download that failed', async () => {
    const { fake, engine } = await connect();
    const job = kiteJob();
    const handle = await submit(engine, job);
    fake.fail('result', 'server error');
    await expect(follow(engine, handle, job).results).rejects.toMatchObject(engineError('away'));
    expect(await follow(engine, handle, job).results).toHaveLength(1);
  });

  it('refuses a result that is too large', async () => {
    const { fake, engine } = await connect();
    fake.fail('result', 'huge');
    await expect(finish(engine, kiteJob())).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('names an address that is no ComfyUI', async () => {
    const { fake, engine } = await connect();
    fake.fail('discover', 'wrong shape');
    await expect(engine.discover(never)).rejects.toMatchObject({
      reason: 'away',
      message: 'atelier does not answer as ComfyUI does. Check its address.',
    });
  });
});
