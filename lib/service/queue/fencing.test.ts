import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { ig1 } from '../models/ig-1/definition.ts';
import { noticeChannel } from '../events/notice.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { claimGeneration } from './claim-generation.ts';
import { enqueueGenerations } from './enqueue-generations.ts';
import { failGeneration, succeedGeneration } from './finish-generation.ts';
import { findGeneration, type Generation } from './generation-store.ts';
import { generationQueue, startJobQueue, type JobQueue } from './job-queue.ts';
import { reportProgress } from './report-progress.ts';
import { loseGeneration, returnGeneration, returnGenerationsOf } from './return-generation.ts';
import { createLossWatch } from './take-over-lost.ts';
import { holdWorkerLock } from './worker-lock.ts';

let test: TestDatabase;
let queue: JobQueue;
const logger = createLogger('service', 'silent');

beforeAll(async () => {
  test = await createTestDatabase('service');
  queue = await startJobQueue({ url: test.url, logger, longestJobSeconds: 60 });
});
afterAll(async () => {
  await queue.stop();
  await test.drop();
});

beforeEach(async () => {
  await queue.boss.deleteAllJobs(generationQueue);
  await test.connection.database.delete(generations);
});

async function enqueue(): Promise<Generation> {
  const [row] = await enqueueGenerations(test.connection.database, queue, {
    owner: 'ann',
    model: ig1,
    callStyle: 'queue',
    requestId: null,
    waitingLimit: 0,
    parameters: { prompt: 'sea' },
    asked: { prompt: 'sea' },
    options: {},
    count: 1,
  });
  if (row === undefined) throw new Error('nothing was made');
  return row;
}

const read = async (id: string) => {
  const row = await findGeneration(test.connection.database, 'ann', id);
  if (row === null) throw new Error('it is gone');
  return row;
};
const claim = async (id: string, worker: number) => {
  const { queueJobId: jobId } = await read(id);
  const held = await claimGeneration(test.connection.database, { jobId, worker });
  if (held === null) throw new Error('nothing to claim');
  return held;
};
const jobsOf = async (id: string) =>
  (await queue.boss.findJobs(generationQueue, { data: { id } })).map((job) => job.id);

describe('enqueueGenerations', () => {
  it('writes row and job together, or neither', async () => {
    const row = await enqueue();
    expect(await jobsOf(row.id)).toEqual([row.queueJobId]);
    const refusing: JobQueue = { ...queue, send: () => Promise.reject(new Error('the queue is away')) };
    const before = await test.connection.database.$count(generations);
    const submission = {
      owner: 'ann',
      model: ig1,
      callStyle: 'queue' as const,
      requestId: null,
      waitingLimit: 0,
      parameters: { prompt: 'sea' },
      asked: { prompt: 'sea' },
      options: {},
      count: 3,
    };
    await expect(enqueueGenerations(test.connection.database, refusing, submission)).rejects.toThrow(/away/);
    expect(await test.connection.database.$count(generations)).toBe(before);
  });
});

describe('the fence', () => {
  it('rejects every write of a replaced attempt', async () => {
    const { database } = test.connection;
    const { id } = await enqueue();
    const first = await claim(id, 1);
    expect(await loseGeneration(database, queue, first, 'lost')).toBe(true);
    const second = await claim(id, 2);
    expect(second).toMatchObject({ attempt: 2, losses: 1 });

    expect(await reportProgress(database, first, 0.5)).toBe(false);
    expect(await succeedGeneration(database, first, [])).toBe(false);
    expect(await failGeneration(database, first, new Error('late'))).toBe(false);
    expect(await returnGeneration(database, queue, first)).toBe(false);
    expect(await loseGeneration(database, queue, first, 'late')).toBe(false);
    expect(await read(id)).toMatchObject({ status: 'processing', attempt: 2, progress: 0, worker: 2 });

    expect(await succeedGeneration(database, second, [])).toBe(true);
    expect(await succeedGeneration(database, second, [])).toBe(false);
    await cancelGeneration(database, queue, id, 'too late');
    expect(await read(id)).toMatchObject({ status: 'succeeded', errorMessage: null });
  });

  it('accepts one of two claims of a job, and none of a replaced job', async () => {
    const { id, queueJobId } = await enqueue();
    const held = await claim(id, 1);
    await returnGeneration(test.connection.database, queue, held);
    expect(await claimGeneration(test.connection.database, { jobId: queueJobId, worker: 2 })).toBeNull();
    const row = await read(id);
    expect(row).toMatchObject({ status: 'queued', losses: 0 });
    expect(await jobsOf(id)).toEqual([row.queueJobId]);
  });

  it('requeues what some workers hold without a loss, and fences them off', async () => {
    const [first, second] = [await enqueue(), await enqueue()];
    const [ours, other] = [await claim(first.id, 1), await claim(second.id, 2)];
    await returnGenerationsOf(test.connection.database, queue, [1]);
    expect(await read(ours.id)).toMatchObject({ status: 'queued', losses: 0, worker: null });
    expect(await read(other.id)).toMatchObject({ status: 'processing', worker: 2 });
    expect(await succeedGeneration(test.connection.database, ours, [])).toBe(false);
  });

  it('never lets reported progress fall, whichever attempt reports it', async () => {
    const { database } = test.connection;
    const { id } = await enqueue();
    const first = await claim(id, 1);
    await reportProgress(database, first, 0.6);
    await returnGeneration(database, queue, first);
    expect((await read(id)).progress).toBeCloseTo(0.6);
    const second = await claim(id, 2);
    expect(second.progress).toBeCloseTo(0.6);
    const listener = new Client(test.url);
    await listener.connect();
    const reported: number[] = [];
    listener.on('notification', ({ payload = '' }) =>
      reported.push((JSON.parse(payload) as { progress: number }).progress),
    );
    await listener.query(`listen ${noticeChannel}`);
    expect(await reportProgress(database, second, 0.3)).toBe(true);
    expect((await read(id)).progress).toBeCloseTo(0.6);
    await reportProgress(database, second, 0.7);
    expect((await read(id)).progress).toBeCloseTo(0.7);
    await expect.poll(() => reported).toEqual([expect.closeTo(0.7)]);
    await listener.end();
  });

  it('prefers a cancellation over a later finish', async () => {
    const { id } = await enqueue();
    const held = await claim(id, 1);
    await cancelGeneration(test.connection.database, queue, id, 'Cancelled.');
    expect(await succeedGeneration(test.connection.database, held, [])).toBe(false);
    expect(await read(id)).toMatchObject({ status: 'cancelled', errorMessage: 'Cancelled.' });
    expect(await jobsOf(id)).toEqual([]);
  });
});

describe('createLossWatch', () => {
  it('spares a worker with its lock, waits for one that reconnects, and takes over from a lost one', async () => {
    const { database } = test.connection;
    let now = 0;
    const look = createLossWatch({ database, queue, logger, graceMs: 1000, now: () => now });
    const client = new Client({ connectionString: test.url });
    await client.connect();
    await holdWorkerLock(client, 77);
    const { id } = await enqueue();
    await claim(id, 77);
    for (now of [0, 2000, 4000]) await look();
    expect((await read(id)).status).toBe('processing');

    await client.end();
    await expect
      .poll(async () => (await database.execute(sql`select 1 from pg_locks where objid = 77`)).rows)
      .toEqual([]);
    now = 5000;
    await look();
    expect((await read(id)).status).toBe('processing');
    now = 6100;
    await look();
    expect(await read(id)).toMatchObject({ status: 'queued', losses: 1 });
  });

  it('requeues a generation without a job', async () => {
    const { database } = test.connection;
    const { id, queueJobId } = await enqueue();
    await queue.remove(database, generationQueue, queueJobId);
    await database
      .update(generations)
      .set({ enqueuedAt: sql`now() - interval '1 minute'` })
      .where(eq(generations.id, id));
    await createLossWatch({ database, queue, logger, graceMs: 0, now: Date.now })();
    expect(await jobsOf(id)).toEqual([queueJobId]);
    expect(await findGeneration(database, 'ben', id)).toBeNull();
    expect(await findGeneration(database, 'ann', randomUUID())).toBeNull();
  });
});
