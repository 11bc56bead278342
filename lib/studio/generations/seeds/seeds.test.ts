import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { jobs, media } from '../../../database/studio-tables.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { waitFor } from '../../../setup/test/wait.ts';
import { upstreamDeadlines } from '../../context/studio-context.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { fillInSeeds } from './fill-in-seeds.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let image: Buffer;
const beyondNumbers = '18446744073709551615';

beforeAll(async () => {
  test = await startTestStudio();
  image = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());
afterEach(() => test.upstream.clearScripts());

async function submit(request: JsonObject): Promise<StudioJob[]> {
  const { jobId } = await test.studio.submitter.submit({ model: 'm', ...request }, randomUUID(), {
    ownerId: firstPersonId,
  });
  await test.jobAs(jobId, 'queued');
  const { batchId } = await test.studio.jobs.read(jobId);
  const { jobs: newest } = await test.studio.jobs.list({ before: null, limit: 10 });
  return newest.filter((job) => job.batchId === batchId);
}
async function finish(job: StudioJob, recordFields: JsonObject = {}): Promise<StudioJob> {
  const id = job.generationId ?? '';
  Object.assign(test.upstream.records.get(id) ?? {}, recordFields);
  test.upstream.succeed(id, image);
  await test.studio.jobs.checkSoon(id);
  return test.jobAs(job.id, 'succeeded');
}
async function make(request: JsonObject, recordFields: JsonObject = {}): Promise<StudioJob> {
  const [job] = await submit(request);
  if (job === undefined) throw new Error('Nothing was made.');
  return finish(job, recordFields);
}

describe('copyResult', () => {
  it('stores the seed of the record, and names the file by it', async () => {
    const job = await make({ prompt: 'a hill' }, { seed: 1_800_079_213 });
    expect(job.seed).toBe('1800079213');
    expect(job.results).toMatchObject([{ seed: '1800079213', name: 'a hill seed 1800079213.png' }]);
  });

  it('stores every digit of a seed beyond JavaScript’s numbers', async () => {
    const [job] = await submit({ prompt: 'large' });
    const path = new RegExp(`^GET /api/ai/queue/${job?.generationId}$`);
    test.upstream.script(path, (request, response) => {
      const record = JSON.stringify(test.upstream.records.get(request.path.split('/').at(-1) ?? ''));
      response.setHeader('content-type', 'application/json').end(record.replace(/^\{/, `{"seed":${beyondNumbers},`));
    });
    const done = job === undefined ? null : await finish(job);
    expect(done?.results[0]?.seed).toBe(beyondNumbers);
  });

  it('uses the request’s seed when the record has none', async () => {
    const job = await make({ prompt: 'silent', seed: 7 }, { seed: null });
    expect([job.seed, job.results[0]?.seed]).toEqual(['7', '7']);
  });

  it('stores no seed for models without one, and none for a random one', async () => {
    expect((await make({ prompt: 'plain' })).results[0]).toMatchObject({ seed: null, name: 'plain.png' });
    expect((await make({ prompt: 'any', seed: -1 })).seed).toBeNull();
  });

  it('stores the seed of each of several generations, and none for records without one', async () => {
    const variants = await submit({ prompt: 'four', seed: 10, num_generations: 3 });
    expect(variants.map(({ seed }) => seed)).toEqual([null, null, null]);
    const finished = await Promise.all(variants.slice(0, 2).map((job, at) => finish(job, { seed: 10 + at })));
    expect(finished.map(({ results }) => results[0]?.name)).toEqual(['four seed 10.png', 'four seed 11.png']);
    const silent = variants[2] === undefined ? null : await finish(variants[2], { seed: null });
    expect(silent?.results).toMatchObject([{ seed: null, name: expect.stringMatching(/^four( \(\d\))?\.png$/) }]);
  });

  it('stores the seed of each result if the record has it, else that of the generation', async () => {
    const urls = (own: JsonObject[]) =>
      own.map((seed, at) => ({ url: `${test.upstream.origin}/results/${at}`, ...seed }));
    test.upstream.script(/^GET \/results\//, (_request, response) => response.end(image));
    const [apart, together] = [
      await make({ prompt: 'apart', num_images: 2 }, { seed: 5, results: urls([{ seed: 5 }, { seed: 6 }]) }),
      await make({ prompt: 'together', num_images: 2 }, { seed: 5, results: urls([{}, {}]) }),
    ];
    expect(apart.results.map(({ seed, name }) => [seed, name])).toEqual([
      ['5', 'apart seed 5.png'],
      ['6', 'apart seed 6 (2).png'],
    ]);
    expect(together.results.map(({ seed, name }) => [seed, name])).toEqual([
      ['5', 'together seed 5.png'],
      ['5', 'together seed 5 (2).png'],
    ]);
  });
});

/** Makes a job fail, with these further fields in its record. */
async function fail(job: StudioJob | undefined, recordFields: JsonObject): Promise<string> {
  const { id, generationId } = job ?? { id: '', generationId: null };
  const failed = { status: 'failed', error_message: 'tired' };
  Object.assign(test.upstream.records.get(generationId ?? '') ?? {}, { ...failed, ...recordFields });
  await test.studio.jobs.checkSoon(generationId ?? '');
  await test.jobAs(id, 'failed');
  return id;
}
const retry = async (id: string, key: string | null = null) => (await test.studio.jobs.retry(id, key)).request;

describe('retryJob', () => {
  it('requests the known seed of one of several generations, and none if it is unknown', async () => {
    const [one, other] = await submit({ prompt: 'again', seed: 10, num_generations: 2 });
    expect(await retry(await fail(one, { seed: 11 }))).toEqual({ model: 'm', prompt: 'again', seed: 11 });
    expect(await retry(await fail(other, { seed: null }))).toEqual({ model: 'm', prompt: 'again' });
  });

  it('uses the model’s name of the seed field when the request had none', async () => {
    const parts = ['noise_seed', 'seed', 'prompt'] as const;
    const modelWith = (...names: (typeof parts)[number][]) =>
      json(200, {
        id: 'm',
        json_request_schema: {
          type: 'object',
          properties: Object.fromEntries(
            names.map((name) => [name, { type: name === 'prompt' ? 'string' : 'integer' }]),
          ),
        },
      });
    const path = /^GET \/api\/ai\/models\/m$/;
    const made = await submit({ prompt: 'bare', num_generations: 4 });
    const [one, other, seedless, unknown] = await Promise.all(made.map((job, at) => fail(job, { seed: 20 + at })));
    test.upstream.script(path, modelWith('prompt', 'noise_seed'));
    const key = randomUUID();
    const first = await retry(one ?? '', key);
    expect(first).toEqual({ model: 'm', prompt: 'bare', noise_seed: 20 });
    test.upstream.script(path, modelWith('prompt', 'seed'));
    // The same press, then one of another window, whatever the service returns for its model by now.
    expect(await retry(one ?? '', key)).toEqual(first);
    expect(await retry(one ?? '')).toEqual(first);
    expect(await retry(other ?? '')).toEqual({ model: 'm', prompt: 'bare', seed: 21 });
    test.upstream.script(path, modelWith('prompt'));
    expect(await retry(seedless ?? '')).toEqual({ model: 'm', prompt: 'bare' });
    test.upstream.script(path, json(503, {}));
    expect(await retry(unknown ?? '')).toEqual({ model: 'm', prompt: 'bare' });
  });

  it('does not request the model again on a repeated press', async () => {
    const path = /^GET \/api\/ai\/models\/told$/;
    test.upstream.script(path, json(200, { id: 'told', display_name: 'Told' }));
    const [made] = await submit({ model: 'told', num_generations: 2 });
    const id = await fail(made, { seed: 30 });
    // Otherwise the studio might request the model for its name meanwhile.
    await waitFor(async () => expect(await test.studio.jobs.read(id)).toMatchObject({ modelName: 'Told' }));
    const key = randomUUID();
    const first = await test.studio.jobs.retry(id, key);
    const asked = () => test.upstream.seen.filter((seen) => path.test(`${seen.method} ${seen.path}`)).length;
    const before = asked();
    for (const again of [key, null, randomUUID()])
      expect(await test.studio.jobs.retry(id, again)).toMatchObject({ id: first.id });
    expect(asked()).toBe(before);
  });

  it('sends the request without a seed when the service is too slow to return the model', async () => {
    const slow = await startTestStudio({}, { deadlines: { ...upstreamDeadlines, pressMs: 50 } });
    try {
      const { jobId } = await slow.studio.submitter.submit({ model: 'm', num_generations: 2 }, randomUUID(), {
        ownerId: firstPersonId,
      });
      const { generationId } = await slow.jobAs(jobId, 'queued');
      const recordFields = { status: 'failed', error_message: 'tired', seed: 3 };
      Object.assign(slow.upstream.records.get(generationId ?? '') ?? {}, recordFields);
      await slow.studio.jobs.checkSoon(generationId ?? '');
      await slow.jobAs(jobId, 'failed');
      const schema = { type: 'object', properties: { seed: { type: 'integer' } } };
      const late = json(200, { id: 'm', json_request_schema: schema });
      slow.upstream.script(/^GET \/api\/ai\/models\/m$/, (...call) => setTimeout(late, 5_000, ...call).unref());
      expect((await slow.studio.jobs.retry(jobId, null)).request).toEqual({ model: 'm' });
    } finally {
      await slow.close();
    }
  });
});

const limits = { mostRecords: 100, pauseMs: 0, restMs: 0, mostMissing: 100 };
/** Only the requests of `fillInSeeds`: the studio reads the records of unfinished jobs meanwhile. */
let asked: string[] = [];
function fill(most = limits, { signal } = new AbortController()): Promise<void> {
  const { context } = test.studio;
  asked = [];
  const exchange: typeof context.upstream.exchange = (call) => {
    asked.push(call.path);
    return context.upstream.exchange(call);
  };
  return fillInSeeds({ ...context, upstream: { ...context.upstream, exchange } }, signal, most);
}
const seedsOf = async (...made: StudioJob[]) =>
  Promise.all(made.map(async ({ id }) => (await test.studio.jobs.read(id)).seed));

/** A result that was stored before seeds were. */
async function makeOld(
  request: JsonObject,
  recordFields: JsonObject = {},
): Promise<StudioJob & { generationId: string }> {
  const job = await make(request, recordFields);
  const { database } = test.studio.context;
  await database.update(jobs).set({ seed: null, resultSeeds: [], isSeedRead: false }).where(eq(jobs.id, job.id));
  await database.update(media).set({ seed: null, name: 'old.png' }).where(eq(media.jobId, job.id));
  return { ...job, generationId: job.generationId ?? '' };
}

describe('fillInSeeds', () => {
  it('adds seeds from records to older results and their file names', async () => {
    const old = await makeOld({ prompt: 'old hill' }, { seed: 31 });
    await fill();
    const job = await test.studio.jobs.read(old.id);
    expect([job.seed, job.results[0]?.seed, job.results[0]?.name]).toEqual(['31', '31', 'old hill seed 31.png']);
  });

  it('uses the request’s seed when the record is gone, and requests it once if others exist', async () => {
    const [settled, unknown] = [await makeOld({ prompt: 'settled', seed: 9 }), await makeOld({ prompt: 'unknown' })];
    await makeOld({ prompt: 'there' }, { seed: 3 });
    const newest = await makeOld({ prompt: 'newest' });
    for (const { generationId } of [settled, unknown, newest]) test.upstream.records.delete(generationId);
    await fill();
    expect((await test.studio.jobs.read(settled.id)).seed).toBe('9');
    expect((await test.studio.jobs.read(unknown.id)).results[0]).toMatchObject({ seed: null, name: 'old.png' });
    await fill();
    expect(asked).toEqual([]);
  });

  it.each([
    ['refuses the key', json(401, { error: { detail: 'who?' } }), 1],
    // Both, and a record that was read before.
    ['forbids the key everything', json(403, { error: { detail: 'not you' } }), 3],
    ['has none of the records', json(404, { error: { detail: 'not here' } }), 3],
    ['is another program', json(200, { hello: 'world' }), 3],
  ])('asks again at the next start where the service %s', async (_, answer, questions) => {
    const [older, newer] = [
      await makeOld({ prompt: 'older', seed: 8 }, { seed: 9 }),
      await makeOld({ prompt: 'newer' }, { seed: 10 }),
    ];
    test.upstream.script(/^GET \/api\/ai\/queue\/./, answer);
    await fill();
    expect(asked).toHaveLength(questions);
    test.upstream.clearScripts();
    await fill();
    expect(await seedsOf(older, newer)).toEqual(['9', '10']);
  });

  it.each([400, 403, 410, 422])('skips a record that is refused with %i, and requests it once', async (status) => {
    const made = [
      await makeOld({ prompt: 'oldest' }, { seed: 21 }),
      await makeOld({ prompt: 'of another key', seed: 5 }),
      await makeOld({ prompt: 'older' }, { seed: 22 }),
      await makeOld({ prompt: 'of another key, too', seed: 6 }),
    ];
    for (const { generationId } of [made[1], made[3]].filter((job) => job !== undefined))
      test.upstream.script(new RegExp(generationId), json(status, { error: { detail: 'not yours' } }));
    await fill();
    expect(await seedsOf(...made)).toEqual(['21', '5', '22', '6']);
    await fill();
    expect(asked).toEqual([]);
  });

  it.each([1, 2, 100])(
    'requests missing records once (checking after %i) when a later one exists',
    async (mostMissing) => {
      const gone = [await makeOld({ prompt: 'gone', seed: 9 }), await makeOld({ prompt: 'gone, too' })];
      await make({ prompt: 'of now' });
      for (const { generationId } of gone) test.upstream.records.delete(generationId);
      await fill({ ...limits, mostMissing });
      expect(await seedsOf(...gone)).toEqual(['9', null]);
      await fill();
      expect(asked).toEqual([]);
    },
  );

  it('marks nothing when the key is refused from some record on', async () => {
    const [older, newer] = [
      await makeOld({ prompt: 'older', seed: 7 }, { seed: 8 }),
      await makeOld({ prompt: 'newer' }, { seed: 10 }),
    ];
    const read = json(200, test.upstream.records.get(newer.generationId));
    test.upstream.script(/^GET \/api\/ai\/queue\/./, json(403, { error: { detail: 'no longer you' } }));
    test.upstream.script(new RegExp(newer.generationId), read, 1);
    await fill();
    expect(await seedsOf(older, newer)).toEqual(['7', '10']);
    test.upstream.clearScripts();
    await fill();
    expect(await seedsOf(older)).toEqual(['8']);
  });

  it('stops when none of many records can be read, and uses the seeds of their requests', async () => {
    const made = [
      await makeOld({ prompt: 'oldest', seed: 1 }, { seed: 11 }),
      await makeOld({ prompt: 'older', seed: 2 }, { seed: 12 }),
      await makeOld({ prompt: 'newer', seed: 3 }, { seed: 13 }),
    ];
    test.upstream.script(/^GET \/api\/ai\/queue\/./, json(404, { error: { detail: 'not here' } }));
    await fill({ ...limits, mostMissing: 1 });
    expect(asked).toHaveLength(2);
    expect(await seedsOf(...made)).toEqual(['1', '2', '3']);
    test.upstream.clearScripts();
    await fill({ ...limits, mostMissing: 1 });
    expect(await seedsOf(...made)).toEqual(['11', '12', '13']);
  });

  it('pauses after a batch, the newest first, and continues', async () => {
    const [older, newer] = [
      await makeOld({ prompt: 'older' }, { seed: 1 }),
      await makeOld({ prompt: 'newer' }, { seed: 2 }),
    ];
    const stopping = new AbortController();
    const resting = fill({ ...limits, mostRecords: 1, restMs: 3_600_000 }, stopping);
    await expect.poll(() => seedsOf(newer)).toEqual(['2']);
    stopping.abort();
    await resting;
    expect(await seedsOf(older, newer)).toEqual([null, '2']);
    await makeOld({ prompt: 'newest' }, { seed: 3 });
    await fill({ ...limits, mostRecords: 1 });
    expect(await seedsOf(older)).toEqual(['1']);
  });

  it('retries when the service is busy', async () => {
    const old = await makeOld({ prompt: 'busy' }, { seed: 4 });
    test.upstream.script(new RegExp(old.generationId), json(429, { error: { detail: 'slowly' } }), 1);
    await fill();
    expect((await test.studio.jobs.read(old.id)).seed).toBe('4');
  });
});
