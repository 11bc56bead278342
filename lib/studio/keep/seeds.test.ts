import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { StudioJob } from '../../contract/studio-job.ts';
import { jobs, media } from '../../database/studio-tables.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { fillInSeeds } from './fill-in-seeds.ts';

let test: TestStudio;
let picture: Buffer;
const beyondNumbers = '18446744073709551615';

beforeAll(async () => {
  test = await startTestStudio();
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());
afterEach(() => test.upstream.clearScripts());

async function submit(request: JsonObject): Promise<StudioJob[]> {
  const { jobId } = await test.studio.submitter.submit({ model: 'm', ...request }, randomUUID());
  await test.jobAs(jobId, 'queued');
  const { batchId } = await test.studio.jobs.read(jobId);
  const { jobs: newest } = await test.studio.jobs.list({ before: null, limit: 10 });
  return newest.filter((job) => job.batchId === batchId);
}
async function finish(job: StudioJob, told: JsonObject = {}): Promise<StudioJob> {
  const id = job.generationId ?? '';
  Object.assign(test.upstream.records.get(id) ?? {}, told);
  test.upstream.succeed(id, picture);
  await test.studio.jobs.hurry(id);
  return test.jobAs(job.id, 'succeeded');
}
async function make(request: JsonObject, told: JsonObject = {}): Promise<StudioJob> {
  const [job] = await submit(request);
  if (job === undefined) throw new Error('Nothing was made.');
  return finish(job, told);
}

describe('keepResult', () => {
  it('keeps the seed that the record tells, and calls the file by it', async () => {
    const job = await make({ prompt: 'a hill' }, { seed: 1_800_079_213 });
    expect(job.seed).toBe('1800079213');
    expect(job.results).toMatchObject([{ seed: '1800079213', name: 'a hill seed 1800079213.png' }]);
  });

  it('keeps every digit of a seed beyond JavaScript’s numbers', async () => {
    const [job] = await submit({ prompt: 'large' });
    const path = new RegExp(`^GET /api/ai/queue/${job?.generationId}$`);
    test.upstream.script(path, (request, response) => {
      const record = JSON.stringify(test.upstream.records.get(request.path.split('/').at(-1) ?? ''));
      response.setHeader('content-type', 'application/json').end(record.replace(/^\{/, `{"seed":${beyondNumbers},`));
    });
    const done = job === undefined ? null : await finish(job);
    expect(done?.results[0]?.seed).toBe(beyondNumbers);
  });

  it('goes by the request where the record tells no seed', async () => {
    const job = await make({ prompt: 'silent', seed: 7 }, { seed: null });
    expect([job.seed, job.results[0]?.seed]).toEqual(['7', '7']);
  });

  it('knows no seed of a model without one, and takes none for a random one', async () => {
    expect((await make({ prompt: 'plain' })).results[0]).toMatchObject({ seed: null, name: 'plain.png' });
    expect((await make({ prompt: 'any', seed: -1 })).seed).toBeNull();
  });

  it('gives each of several generations its own, and claims none for those of which nothing is told', async () => {
    const variants = await submit({ prompt: 'four', seed: 10, num_generations: 3 });
    expect(variants.map(({ seed }) => seed)).toEqual([null, null, null]);
    const told = await Promise.all(variants.slice(0, 2).map((job, at) => finish(job, { seed: 10 + at })));
    expect(told.map(({ results }) => results[0]?.name)).toEqual(['four seed 10.png', 'four seed 11.png']);
    const silent = variants[2] === undefined ? null : await finish(variants[2], { seed: null });
    expect(silent?.results).toMatchObject([{ seed: null, name: expect.stringMatching(/^four( \(\d\))?\.png$/) }]);
  });

  it('gives each of several results its own where the record tells it, else the one of all', async () => {
    const urls = (own: JsonObject[]) =>
      own.map((seed, at) => ({ url: `${test.upstream.origin}/results/${at}`, ...seed }));
    test.upstream.script(/^GET \/results\//, (_request, response) => response.end(picture));
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

describe('retryJob', () => {
  it('asks for the seed that one of several generations had, and for none where that is not known', async () => {
    const [one, other] = await submit({ prompt: 'again', seed: 10, num_generations: 2 });
    const failed = { status: 'failed', error_message: 'tired' };
    const retry = async (job: StudioJob | undefined, told: JsonObject) => {
      Object.assign(test.upstream.records.get(job?.generationId ?? '') ?? {}, { ...failed, ...told });
      await test.studio.jobs.hurry(job?.generationId ?? '');
      await test.jobAs(job?.id ?? '', 'failed');
      return (await test.studio.jobs.retry(job?.id ?? '', null)).request;
    };
    expect(await retry(one, { seed: 11 })).toEqual({ model: 'm', prompt: 'again', seed: 11 });
    expect(await retry(other, { seed: null })).toEqual({ model: 'm', prompt: 'again' });
  });
});

const limits = { mostRecords: 100, pauseMs: 0 };
const { signal } = new AbortController();
const fill = (most = limits) => fillInSeeds(test.studio.context, signal, most);
const reads = () => test.upstream.seen.filter(({ method, path }) => method === 'GET' && /queue\/./.test(path)).length;

/** A result as it was kept before seeds were. */
async function makeOld(request: JsonObject, told: JsonObject = {}): Promise<StudioJob & { generationId: string }> {
  const job = await make(request, told);
  const { database } = test.studio.context;
  await database.update(jobs).set({ seed: null, resultSeeds: [], isSeedRead: false }).where(eq(jobs.id, job.id));
  await database.update(media).set({ seed: null, name: 'old.png' }).where(eq(media.jobId, job.id));
  return { ...job, generationId: job.generationId ?? '' };
}

describe('fillInSeeds', () => {
  it('gives results of before their seeds from the record, and their files a name with it', async () => {
    const old = await makeOld({ prompt: 'old hill' }, { seed: 31 });
    await fill();
    const job = await test.studio.jobs.read(old.id);
    expect([job.seed, job.results[0]?.seed, job.results[0]?.name]).toEqual(['31', '31', 'old hill seed 31.png']);
  });

  it('goes by the request where the record is gone, and asks once for what nobody knows', async () => {
    const [settled, unknown] = [await makeOld({ prompt: 'settled', seed: 9 }), await makeOld({ prompt: 'unknown' })];
    for (const { generationId } of [settled, unknown]) test.upstream.records.delete(generationId);
    await fill();
    expect((await test.studio.jobs.read(settled.id)).seed).toBe('9');
    expect((await test.studio.jobs.read(unknown.id)).results[0]).toMatchObject({ seed: null, name: 'old.png' });
    const before = reads();
    await fill();
    expect(reads()).toBe(before);
  });

  it('asks for so many at most, the newest first', async () => {
    const [older, newer] = [
      await makeOld({ prompt: 'older' }, { seed: 1 }),
      await makeOld({ prompt: 'newer' }, { seed: 2 }),
    ];
    await fill({ ...limits, mostRecords: 1 });
    const seeds = async () => [
      (await test.studio.jobs.read(older.id)).seed,
      (await test.studio.jobs.read(newer.id)).seed,
    ];
    expect(await seeds()).toEqual([null, '2']);
    await fill();
    expect(await seeds()).toEqual(['1', '2']);
  });

  it('asks again when the service is busy', async () => {
    const old = await makeOld({ prompt: 'busy' }, { seed: 4 });
    test.upstream.script(new RegExp(old.generationId), json(429, { error: { detail: 'slowly' } }), 1);
    await fill();
    expect((await test.studio.jobs.read(old.id)).seed).toBe('4');
  });
});
