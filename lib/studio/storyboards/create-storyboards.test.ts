import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { GET as oneStoryboard } from '../../../app/api/studio/storyboards/[id]/route.ts';
import { GET as listStoryboards } from '../../../app/api/studio/storyboards/route.ts';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import {
  storyboardListSchema,
  storyboardSchema,
  type StoryboardContent,
  type StoryboardShot,
  type StoryboardWork,
} from '../../contract/studio/storyboard.ts';
import { storyboardExports, storyboards } from '../../database/studio-storyboard-tables.ts';
import { submissions } from '../../database/studio-tables.ts';
import { makeTestVideo } from '../../media/testing/make-test-video.ts';
import { temporaryFolder } from '../../media/testing/temporary-folder.ts';
import { seeVideo } from '../../media/testing/see-video.ts';
import type { MediaTask } from '../../media/tasks/media-task.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { shotState } from '../../storyboard/shot-state.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import { setStudio } from '../instance.ts';
import { chunksOf } from '../testing/put-into-library.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { firstPersonId } from '../people/first-person.ts';

const image = { type: 'string', renderType: 'image-url' };
const videoModel = {
  id: 'chain',
  endpoint: '/videos/generate',
  json_request_schema: {
    type: 'object',
    properties: {
      prompt: { type: 'string' },
      first_image: image,
      last_image: image,
      duration: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
    },
    required: ['prompt'],
  },
};
const imageModel = {
  id: 'still',
  endpoint: '/images/generate',
  json_request_schema: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
};

let test: TestStudio;
let clip: Buffer;
const folder = temporaryFolder();

async function startWithModels(): Promise<TestStudio> {
  const started = await startTestStudio();
  started.upstream.script(/GET \/api\/ai\/models\/chain/, json(200, videoModel), Infinity);
  started.upstream.script(/GET \/api\/ai\/models\/still/, json(200, imageModel), Infinity);
  return started;
}

beforeAll(async () => {
  test = await startWithModels();
  setStudio(test.studio);
  const path = join(folder, 'clip.mp4');
  // The last frame alone is white.
  await makeTestVideo({ path, paint: (_x, _y, frame) => (frame === 11 ? [255, 255, 255] : [20, 20, 20]) });
  clip = await readFile(path);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const shot = (prompt: string, change: Partial<StoryboardShot> = {}): StoryboardShot => ({
  id: randomUUID(),
  prompt,
  seconds: 2,
  firstFrame: null,
  lastFrame: null,
  take: null,
  clip: null,
  ...change,
});
const after = (prompt: string, change: Partial<StoryboardShot> = {}) =>
  shot(prompt, { firstFrame: { kind: 'previous' }, ...change });

function contentOf(shots: StoryboardShot[]): StoryboardContent {
  return { name: 'Trailer', model: 'chain', imageModel: 'still', settings: {}, references: [], shots };
}

async function storyboardOf(shots: StoryboardShot[]): Promise<{ id: string; content: StoryboardContent }> {
  const id = randomUUID();
  const content = contentOf(shots);
  await test.studio.storyboards.save(id, { revision: 0, content });
  return { id, content };
}

const still = (background = 'teal') =>
  sharp({ create: { width: 32, height: 18, channels: 3, background } })
    .png()
    .toBuffer();

const newTake = (of: StoryboardShot, purpose: 'shot' | 'frame' = 'shot') => ({
  id: randomUUID(),
  shot: of.id,
  purpose,
});

async function workAs(id: string, isThere: (work: StoryboardWork) => boolean): Promise<StoryboardWork> {
  const until = Date.now() + hangBoundMs;
  for (;;) {
    const work = await test.studio.storyboards.work(id);
    if (isThere(work)) return work;
    if (Date.now() > until) throw new Error(`not there: ${JSON.stringify(work)}`);
    await wait(10);
  }
}

/** Waits until a take is a queued job, and returns its generation and the request that was recorded. */
async function sentAs(id: string, takeId: string): Promise<{ generation: string; request: JsonObject; jobId: string }> {
  const isSent = ({ takes }: StoryboardWork) =>
    takes.some((take) => take.id === takeId && typeof take.job?.generationId === 'string');
  const { takes } = await workAs(id, isSent);
  const job = takes.find((take) => take.id === takeId)?.job;
  return { generation: job?.generationId ?? '', request: job?.request ?? {}, jobId: job?.id ?? '' };
}

async function finish(id: string, takeId: string, bytes: Buffer = clip, type = 'video/mp4'): Promise<void> {
  const { generation } = await sentAs(id, takeId);
  test.upstream.succeed(generation, bytes, type);
  await workAs(id, ({ takes }) => takes.some((take) => take.id === takeId && take.job?.status === 'succeeded'));
}

/** Counts and may change how the studio reads files, until the test ends. */
function watchMediaTasks(before: (task: MediaTask) => void): void {
  const { context } = test.studio;
  const { runMediaTask } = context;
  context.runMediaTask = (task, options) => {
    before(task);
    return runMediaTask(task, options);
  };
  onTestFinished(() => void (context.runMediaTask = runMediaTask));
}

/** The bytes of a stored file. */
async function bytesOf(mediaId: string): Promise<Buffer> {
  const version = { version: 'original', isDownload: false } as const;
  const served = await test.studio.media.serve(new Request('http://127.0.0.1:3000/'), mediaId, version);
  return Buffer.from(await served.arrayBuffer());
}

/** Uploads a red video of another size and frame rate, whose last frame is blue. */
async function ownClip(): Promise<string> {
  const path = join(folder, `${randomUUID()}.mp4`);
  const timesMs = Array.from({ length: 10 }, (_, index) => index * 50);
  await makeTestVideo({
    path,
    width: 144,
    height: 144,
    timesMs,
    paint: (_x, _y, frame) => (frame === 9 ? [0, 0, 255] : [255, 0, 0]),
  });
  return `/api/studio/media/${(await test.studio.media.receive(chunksOf(await readFile(path)), { name: 'beach.mp4', ownerId: firstPersonId })).id}`;
}

const stateOf = ({ takes }: StoryboardWork, takeId: string) => takes.find(({ id }) => id === takeId)?.state;

describe('createStoryboards', () => {
  it('stores, lists, deletes and restores storyboards over HTTP', async () => {
    const id = randomUUID();
    const ask = (method: string, body?: unknown) =>
      oneStoryboard(
        new Request(`http://127.0.0.1:3000/api/studio/storyboards/${id}`, {
          method,
          headers: { host: '127.0.0.1:3000' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { params: Promise.resolve({ id }) },
      );
    const address = `/api/studio/media/${randomUUID()}`;
    const framed = shot('two', { firstFrame: { kind: 'media', address } });
    const content = contentOf([shot('one'), framed, shot('three'), shot('four'), shot('five')]);
    const stored = storyboardSchema.parse(await (await ask('PUT', { revision: 0, content })).json());
    expect(stored).toMatchObject({ id, revision: 1, content });
    const list = await listStoryboards(
      new Request('http://127.0.0.1:3000/api/studio/storyboards', { headers: { host: '127.0.0.1:3000' } }),
      { params: Promise.resolve({}) },
    );
    expect(storyboardListSchema.parse(await list.json()).storyboards).toMatchObject([
      { id, name: 'Trailer', shots: 5, images: [null, `${address}/thumbnail`, null, null] },
    ]);
    expect((await ask('DELETE')).status).toBe(204);
    expect((await ask('GET')).status).toBe(404);
    await test.studio.storyboards.restore(id);
    expect((await ask('GET')).status).toBe(200);
    expect((await ask('PUT', { revision: 1, content: { ...content, shots: 'none' } })).status).toBe(400);
  });

  it('refuses a change of an older revision, and takes the same change twice', async () => {
    const { id, content } = await storyboardOf([]);
    const named = { revision: 1, content: { ...content, name: 'Second' } };
    expect(await test.studio.storyboards.save(id, named)).toMatchObject({ revision: 2 });
    expect(await test.studio.storyboards.save(id, named)).toMatchObject({ revision: 2 });
    const other = { revision: 1, content: { ...content, name: 'Other' } };
    await expect(test.studio.storyboards.save(id, other)).rejects.toMatchObject({ code: 'conflict' });
    expect((await test.studio.storyboards.read(id)).content.name).toBe('Second');
  });

  it('sends shots at once, and a chained one with the exact last frame of the shot before', async () => {
    const shots = [shot('one'), after('two'), shot('three')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    const [one, two, three] = takes.map((take) => take.id) as [string, string, string];
    await test.studio.storyboards.startTakes(id, { takes });
    await sentAs(id, one);
    await sentAs(id, three);
    expect(stateOf(await test.studio.storyboards.work(id), two)).toBe('waiting');
    await finish(id, one);
    const { request, jobId } = await sentAs(id, two);
    expect(request).toMatchObject({ model: 'chain', prompt: 'two', duration: 2 });
    const frameId = String(request['first_image']).split('/').at(-1) ?? '';
    const served = await test.studio.media.serve(new Request('http://127.0.0.1:3000/'), frameId, {
      version: 'original',
      isDownload: false,
    });
    const { channels } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    const jobs = await Promise.all([test.studio.jobs.read(jobId), sentAs(id, three)]);
    expect(jobs[0].batchId).toBe((await test.studio.jobs.read(jobs[1].jobId)).batchId);
  });

  it('sends a shot that starts with a generated frame once that is there', async () => {
    const frameOf = shot('a still');
    const frame = newTake(frameOf, 'frame');
    const { id } = await storyboardOf([{ ...frameOf, firstFrame: { kind: 'generated', take: frame.id } }]);
    const take = newTake(frameOf);
    await test.studio.storyboards.startTakes(id, { takes: [take, frame] });
    expect((await sentAs(id, frame.id)).request).toMatchObject({ model: 'still', prompt: 'a still' });
    await finish(id, frame.id, await still(), 'image/png');
    const { request } = await sentAs(id, take.id);
    const { takes } = await test.studio.storyboards.work(id);
    expect(request['first_image']).toBe(takes.find((each) => each.id === frame.id)?.job?.results[0]?.url);
  });

  it('goes on with the retry of a shot’s job, and keeps a video that was retried', async () => {
    const shots = [shot('cancelled first'), after('follows')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    const [one, two] = takes.map((take) => take.id) as [string, string];
    await test.studio.storyboards.startTakes(id, { takes: takes.slice(0, 1) });
    const first = await sentAs(id, one);
    await test.studio.jobs.cancel(first.jobId);
    await test.jobAs(first.jobId, 'cancelled');
    const retry = await test.studio.jobs.retry(first.jobId, null);
    await test.studio.storyboards.startTakes(id, { takes: takes.slice(1) });
    expect((await sentAs(id, one)).jobId).toBe(retry.id);
    await finish(id, one);
    expect((await sentAs(id, two)).request).toHaveProperty('first_image');
    await test.studio.jobs.retry(retry.id, null);
    expect((await sentAs(id, one)).jobId).toBe(retry.id);
  });

  it('goes on with another retry of the first job after a retry has ended without a result', async () => {
    const only = shot('third time lucky');
    const { id } = await storyboardOf([only]);
    const take = newTake(only);
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    const { jobId: first } = await sentAs(id, take.id);
    const end = async (jobId: string) => {
      await test.studio.jobs.cancel(jobId);
      await test.jobAs(jobId, 'cancelled');
    };
    await end(first);
    const second = await test.studio.jobs.retry(first, null);
    await end(second.id);
    const third = await test.studio.jobs.retry(first, null);
    expect((await sentAs(id, take.id)).jobId).toBe(third.id);
    await finish(id, take.id);
    // A result stays, whichever attempt is retried.
    await test.studio.jobs.retry(first, null);
    expect((await sentAs(id, take.id)).jobId).toBe(third.id);
  });

  it('reads the frame that several shots start with once, when they can be sent', async () => {
    let reads = 0;
    watchMediaTasks(({ kind }) => (reads += Number(kind === 'frame')));
    const shots = [shot('shared'), after('with an end', { lastFrame: { kind: 'next' } }), shot('the end')] as const;
    const [shared, , end] = shots;
    const frame = newTake(end, 'frame');
    const { id } = await storyboardOf([
      shared,
      shots[1],
      { ...end, firstFrame: { kind: 'generated', take: frame.id } },
    ]);
    const first = newTake(shared);
    const both = [newTake(shots[1]), newTake(shots[1])] as const;
    await test.studio.storyboards.startTakes(id, { takes: [first, frame] });
    await test.studio.storyboards.startTakes(id, { takes: [both[0]] });
    await test.studio.storyboards.startTakes(id, { takes: [both[1]] });
    await finish(id, first.id);
    await sentAs(id, frame.id);
    expect(reads).toBe(0);
    await finish(id, frame.id, await still(), 'image/png');
    for (const take of both) {
      expect((await sentAs(id, take.id)).request).toMatchObject({
        first_image: expect.any(String) as string,
        last_image: expect.any(String) as string,
      });
    }
    expect(reads).toBe(1);
  });

  it('tries again after a failure that passes, and fails the shot after one of the file', async () => {
    const errors = [new Error('no memory left'), new EaselError('unsupported_media_type', 'The file is damaged.')];
    watchMediaTasks(({ kind }) => {
      const error = kind === 'frame' ? errors.shift() : undefined;
      if (error !== undefined) throw error;
    });
    const shots = [shot('one'), after('two'), after('three')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    const [one, two, three] = takes.map((take) => take.id) as [string, string, string];
    await test.studio.storyboards.startTakes(id, { takes: takes.slice(0, 1) });
    await finish(id, one);
    await test.studio.storyboards.startTakes(id, { takes: takes.slice(1) });
    await waitUntil(() => errors.length === 1);
    const tried = await workAs(id, ({ takes: now }) => now.some((take) => take.id === two && take.message !== null));
    expect(tried.takes.find((take) => take.id === two)).toMatchObject({
      state: 'waiting',
      message: 'Something went wrong in the studio.',
    });
    errors.length = 0;
    await finish(id, two);
    const { takes: sent } = await test.studio.storyboards.work(id);
    expect(sent.find((take) => take.id === two)?.message).toBeNull();
    await sentAs(id, three);

    errors.push(new EaselError('unsupported_media_type', 'The file is damaged.'));
    const again = newTake(shots[1]);
    await test.studio.storyboards.startTakes(id, { takes: [again] });
    const work = await workAs(id, (now) => stateOf(now, again.id) === 'failed');
    expect(work.takes.find((take) => take.id === again.id)?.message).toBe('The file is damaged.');
  });

  it('queues the job of a take with the engine of its model, and refuses what the studio cannot record', async () => {
    const { properties } = videoModel.json_request_schema;
    const hosted = {
      ...videoModel,
      id: 'hosted',
      json_request_schema: { type: 'object', properties: { ...properties, note: { type: 'string' } } },
      engine: { name: 'comfy', title: 'ComfyUI', kind: 'comfyui' },
    };
    test.upstream.script(/GET \/api\/ai\/models\/hosted/, json(200, hosted), Infinity);
    const only = shot('on an engine');
    const { id, content } = await storyboardOf([only]);
    await test.studio.storyboards.save(id, { revision: 1, content: { ...content, model: 'hosted' } });
    const take = newTake(only);
    await test.studio.jobs.setQueuePaused(true);
    onTestFinished(() => void test.studio.jobs.setQueuePaused(false));
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    const { takes } = await workAs(id, (work) => stateOf(work, take.id) === 'sent');
    expect(takes[0]?.job?.engine).toBe('comfy');

    const settings = { note: 'x'.repeat(300_000) };
    await test.studio.storyboards.save(id, { revision: 2, content: { ...content, model: 'hosted', settings } });
    const large = newTake(only);
    await test.studio.storyboards.startTakes(id, { takes: [large] });
    const work = await workAs(id, (now) => stateOf(now, large.id) !== 'waiting');
    expect(work.takes.find((each) => each.id === large.id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('too much text') as string,
    });
  });

  it('creates one job for a take, however often it is asked for and by however many studios', async () => {
    const others: OpenStudio[] = [await test.another(), await test.another()];
    const shots = [shot('once'), after('then')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    await Promise.all(
      [test.studio, ...others, test.studio].map((studio) => studio.storyboards.startTakes(id, { takes })),
    );
    await finish(id, takes[0]?.id ?? '');
    await sentAs(id, takes[1]?.id ?? '');
    const rows = await test.studio.context.database.select({ key: submissions.idempotencyKey }).from(submissions);
    const keys = rows.map(({ key }) => key).filter((key) => takes.some((take) => key.endsWith(take.id)));
    expect(keys).toHaveLength(2);
  });

  it('goes on with waiting takes after a restart', async () => {
    const shared = test;
    test = await startWithModels();
    onTestFinished(async () => {
      await test.close();
      test = shared;
    });
    const shots = [shot('before'), after('afterwards')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    await test.studio.storyboards.startTakes(id, { takes });
    await sentAs(id, takes[0]?.id ?? '');
    await test.studio.close();
    test.studio = await test.another();
    await finish(id, takes[0]?.id ?? '');
    expect((await sentAs(id, takes[1]?.id ?? '')).request).toHaveProperty('first_image');
  });

  it('fails the shots that wait for one that was cancelled, with the reason', async () => {
    const shots = [shot('first'), after('second'), after('third')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    const [one, two, three] = takes.map((take) => take.id) as [string, string, string];
    await test.studio.storyboards.startTakes(id, { takes });
    await sentAs(id, one);
    await test.studio.storyboards.cancelTake(id, two);
    const work = await workAs(id, (now) => stateOf(now, three) === 'failed');
    expect(stateOf(work, two)).toBe('cancelled');
    expect(shotState(shots[2], work.takes)).toMatchObject({ kind: 'failed' });
    expect(work.takes.find((take) => take.id === three)?.message).toContain('was not generated');
  });

  it('sends no take of a deleted storyboard, and goes on when it is restored', async () => {
    const shots = [shot('deleted'), after('restored')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    const [one, two] = takes.map((take) => take.id) as [string, string];
    await test.studio.storyboards.startTakes(id, { takes });
    const { generation, jobId } = await sentAs(id, one);
    await test.studio.storyboards.remove(id);
    test.upstream.succeed(generation, clip, 'video/mp4');
    await test.jobAs(jobId, 'succeeded');
    await test.studio.storyboards.restore(id);
    expect((await sentAs(id, two)).request).toHaveProperty('first_image');
  });

  it('cancels the waiting takes of a storyboard once its deletion can no longer be undone', async () => {
    const { database } = test.studio.context;
    const picture = (
      await test.studio.media.receive(chunksOf(await still('maroon')), { name: 'end.png', ownerId: firstPersonId })
    ).id;
    const shots = [
      shot('runs on'),
      after('waits for ever', { lastFrame: { kind: 'media', address: `/api/studio/media/${picture}` } }),
    ] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    await test.studio.storyboards.startTakes(id, { takes });
    await sentAs(id, takes[0]?.id ?? '');
    await test.studio.storyboards.remove(id);
    expect((await test.studio.media.remove([picture])).removed).toEqual([]);
    const earlier = new Date(Date.now() - 2 * 3_600_000);
    await database.update(storyboards).set({ deletedAt: earlier }).where(eq(storyboards.id, id));
    // Any restored storyboard wakes the sender.
    await test.studio.storyboards.restore((await storyboardOf([])).id);
    await waitUntil(async () => (await test.studio.media.remove([picture])).removed.length === 1);
    await test.studio.storyboards.restore(id);
    expect(stateOf(await test.studio.storyboards.work(id), takes[1]?.id ?? '')).toBe('cancelled');
  });

  it('cancels waiting takes when all jobs are cancelled', async () => {
    const shots = [shot('now'), after('never')] as const;
    const { id } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    await test.studio.storyboards.startTakes(id, { takes });
    await sentAs(id, takes[0]?.id ?? '');
    await test.studio.jobs.cancelAll(null);
    expect(stateOf(await test.studio.storyboards.work(id), takes[1]?.id ?? '')).toBe('cancelled');
  });

  it('cancels waiting takes of a shot that is deleted', async () => {
    const shots = [shot('stays'), after('goes')] as const;
    const { id, content } = await storyboardOf([...shots]);
    const takes = shots.map((each) => newTake(each));
    await test.studio.storyboards.startTakes(id, { takes });
    await test.studio.storyboards.save(id, { revision: 1, content: { ...content, shots: [shots[0]] } });
    expect(stateOf(await test.studio.storyboards.work(id), takes[1]?.id ?? '')).toBe('cancelled');
  });

  it('names every shot that cannot be generated yet', async () => {
    const shots = [after('nothing before'), shot(' '), shot('ends', { lastFrame: { kind: 'next' } })] as const;
    const { id } = await storyboardOf([...shots]);
    const asked = test.studio.storyboards.startTakes(id, { takes: shots.map((each) => newTake(each)) });
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/shots/0' }, { pointer: '/shots/1' }, { pointer: '/shots/2' }],
    });
    expect((await test.studio.storyboards.work(id)).takes).toEqual([]);
  });

  it('exports the shots with a video as one, in order, once', async () => {
    const shots = [shot('one'), shot('missing'), shot('three')] as const;
    const { id } = await storyboardOf([...shots]);
    await expect(test.studio.storyboards.startExport(id, { id: randomUUID() })).rejects.toMatchObject({
      code: 'invalid_params',
    });
    const takes = [newTake(shots[0]), newTake(shots[2])] as const;
    await test.studio.storyboards.startTakes(id, { takes });
    for (const take of takes) await finish(id, take.id);
    const exportId = randomUUID();
    await Promise.all([1, 2].map(() => test.studio.storyboards.startExport(id, { id: exportId })));
    const { export: made } = await workAs(id, (work) => work.export?.state === 'done');
    expect(made?.media).toMatchObject({ name: 'Trailer.mp4', kind: 'video', durationSeconds: 1 });
    const served = await test.studio.media.serve(new Request('http://127.0.0.1:3000/'), made?.media?.id ?? '', {
      version: 'original',
      isDownload: true,
    });
    const path = join(folder, 'joined.mp4');
    await writeFile(path, Buffer.from(await served.arrayBuffer()));
    const whites = (await seeVideo(path)).map((frame) => frame.at(80, 45)[0] > 0.9);
    expect(whites).toEqual(Array.from({ length: 24 }, (_, index) => index % 12 === 11));
  });

  it('exports clips of one’s own among the generated shots, whatever their size and frame rate', async () => {
    const own = await ownClip();
    const generated = shot('generated');
    const { id } = await storyboardOf([shot('', { clip: own }), generated, shot('', { clip: own })]);
    const take = newTake(generated);
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    await finish(id, take.id);
    await test.studio.storyboards.startExport(id, { id: randomUUID() });
    const { export: made } = await workAs(id, (work) => work.export?.state === 'done');
    expect(made?.media).toMatchObject({ kind: 'video', width: 144, height: 144, durationSeconds: 1.5 });
    const path = join(folder, 'mixed.mp4');
    await writeFile(path, await bytesOf(made?.media?.id ?? ''));
    const frames = await seeVideo(path);
    const isRed = (seconds: number) => {
      const [red, green, blue] = frames.find((frame) => frame.seconds >= seconds)?.at(72, 72) ?? [0, 0, 0];
      return red > 0.4 && red > 2 * Math.max(green, blue);
    };
    expect([0.2, 0.7, 1.2].map(isRed)).toEqual([true, false, true]);
    expect((await test.studio.storyboards.list()).find((each) => each.id === id)?.images[0]).toBe(`${own}/thumbnail`);
  });

  it('generates a shot between two clips from the end of one to the start of the other', async () => {
    const own = await ownClip();
    const between = after('a bridge', { lastFrame: { kind: 'next' } });
    const { id } = await storyboardOf([shot('', { clip: own }), between, shot('', { clip: own })]);
    const take = newTake(between);
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    const { request } = await sentAs(id, take.id);
    const colourAt = async (name: string) => {
      const still = await bytesOf(String(request[name]).split('/').at(-1) ?? '');
      const { channels } = await sharp(still).stats();
      return channels.map(({ mean }) => mean > 128);
    };
    expect(await colourAt('first_image')).toEqual([false, false, true]);
    expect(await colourAt('last_image')).toEqual([true, false, false]);
    expect((await test.studio.storyboards.work(id)).takes[0]?.inputs).toEqual([
      { name: 'first_image', clip: own, edge: 'end' },
      { name: 'last_image', clip: own, edge: 'start' },
    ]);
  });

  it('reads a storyboard of a version without clips', async () => {
    const { id, content } = await storyboardOf([shot('early')]);
    const early = { ...content, shots: content.shots.map(({ clip: _clip, ...rest }) => rest) };
    const { database } = test.studio.context;
    await database
      .update(storyboards)
      .set({ content: early as StoryboardContent })
      .where(eq(storyboards.id, id));
    expect((await test.studio.storyboards.read(id)).content).toEqual(content);
    expect((await test.studio.storyboards.list()).find((each) => each.id === id)?.images).toEqual([null]);
  });

  it('runs one export of a storyboard, however many are started, and takes the place of one that stopped', async () => {
    const other = await test.another();
    const only = shot('only');
    const { id } = await storyboardOf([only]);
    const take = newTake(only);
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    await finish(id, take.id);
    const { database } = test.studio.context;
    const exportsOf = () => database.select().from(storyboardExports).where(eq(storyboardExports.storyboardId, id));
    const stopped = randomUUID();
    const longAgo = new Date(Date.now() - 3_600_000);
    await database.insert(storyboardExports).values({
      id: stopped,
      storyboardId: id,
      ownerId: firstPersonId,
      state: 'running',
      createdAt: longAgo,
      updatedAt: longAgo,
    });
    const studios = [test.studio, other, test.studio, other];
    await Promise.all(studios.map((studio) => studio.storyboards.startExport(id, { id: randomUUID() })));
    expect(await exportsOf()).toHaveLength(2);
    expect((await exportsOf()).find((row) => row.id === stopped)?.state).toBe('failed');
    await workAs(id, (work) => work.export?.state === 'done');
  });

  it('keeps a cancelled export cancelled', async () => {
    const only = shot('only');
    const { id } = await storyboardOf([only]);
    const take = newTake(only);
    await test.studio.storyboards.startTakes(id, { takes: [take] });
    await finish(id, take.id);
    const exportId = randomUUID();
    await test.studio.storyboards.startExport(id, { id: exportId });
    const work = await test.studio.storyboards.cancelExport(id, exportId);
    expect(work.export?.state).toBe('cancelled');
  });
});
