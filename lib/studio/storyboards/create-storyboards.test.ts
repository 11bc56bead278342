import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { GET as oneStoryboard } from '../../../app/api/studio/storyboards/[id]/route.ts';
import { GET as listStoryboards } from '../../../app/api/studio/storyboards/route.ts';
import type { JsonObject } from '../../contract/model.ts';
import {
  storyboardListSchema,
  storyboardSchema,
  type StoryboardContent,
  type StoryboardShot,
  type StoryboardWork,
} from '../../contract/studio/storyboard.ts';
import { submissions } from '../../database/studio-tables.ts';
import { makeTestVideo } from '../../media/testing/make-test-video.ts';
import { temporaryFolder } from '../../media/testing/temporary-folder.ts';
import { seeVideo } from '../../media/testing/see-video.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { shotState } from '../../storyboard/shot-state.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import type { Studio } from '../create-studio.ts';
import { setStudio } from '../instance.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

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
  ...change,
});
const after = (prompt: string) => shot(prompt, { firstFrame: { kind: 'previous' } });

function contentOf(shots: StoryboardShot[]): StoryboardContent {
  return { name: 'Trailer', model: 'chain', imageModel: 'still', settings: {}, references: [], shots };
}

async function storyboardOf(shots: StoryboardShot[]): Promise<{ id: string; content: StoryboardContent }> {
  const id = randomUUID();
  const content = contentOf(shots);
  await test.studio.storyboards.save(id, { revision: 0, content });
  return { id, content };
}

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
    const content = contentOf([shot('one')]);
    const stored = storyboardSchema.parse(await (await ask('PUT', { revision: 0, content })).json());
    expect(stored).toMatchObject({ id, revision: 1, content });
    const list = await listStoryboards(
      new Request('http://127.0.0.1:3000/api/studio/storyboards', { headers: { host: '127.0.0.1:3000' } }),
      { params: Promise.resolve({}) },
    );
    expect(storyboardListSchema.parse(await list.json()).storyboards).toMatchObject([
      { id, name: 'Trailer', shots: 1, images: [null] },
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
    const still = await sharp({ create: { width: 32, height: 18, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await finish(id, frame.id, still, 'image/png');
    const { request } = await sentAs(id, take.id);
    const { takes } = await test.studio.storyboards.work(id);
    expect(request['first_image']).toBe(takes.find((each) => each.id === frame.id)?.job?.results[0]?.url);
  });

  it('creates one job for a take, however often it is asked for and by however many studios', async () => {
    const others: Studio[] = [await test.another(), await test.another()];
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
