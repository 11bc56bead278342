import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { generations, turns } from '../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { ig1 } from '../models/ig-1/definition.ts';
import { v7 } from '../models/v-7/definition.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { addTurn, chooseNext } from './choose-next.ts';
import { claimGeneration } from './claim-generation.ts';
import { enqueueGenerations, priorityOf } from './enqueue-generations.ts';
import { succeedGeneration } from './finish-generation.ts';
import type { Generation } from './generation-store.ts';
import { generationQueue, startJobQueue, type JobQueue } from './job-queue.ts';
import { loseGeneration } from './return-generation.ts';
import { forgetTurns } from '../retention/forget-turns.ts';

let test: TestDatabase;
let queue: JobQueue;
beforeAll(async () => {
  test = await createTestDatabase('service');
  queue = await startJobQueue({ url: test.url, logger: createLogger('service', 'silent'), longestJobSeconds: 60 });
});
afterAll(async () => {
  await queue.stop();
  await test.drop();
});
beforeEach(async () => {
  await queue.boss.deleteAllJobs(generationQueue);
  await test.connection.database.delete(generations);
  await test.connection.database.delete(turns);
});

async function enqueue(asker: string, count: number, model: typeof ig1 | typeof v7 = ig1): Promise<Generation[]> {
  const [owner = '', endUser = ''] = asker.split('/');
  return enqueueGenerations(test.connection.database, queue, {
    owner,
    endUser,
    model,
    callStyle: 'queue',
    requestId: null,
    waitingLimit: 0,
    parameters: { prompt: 'sea' },
    asked: { prompt: 'sea' },
    options: {},
    count,
  });
}

/** Takes a job from the queue and claims, as a worker does. */
async function take(kind: 'image' | 'video' = 'image'): Promise<Generation> {
  const priority = priorityOf[kind];
  const [job] = await queue.boss.fetch(generationQueue, { minPriority: priority, maxPriority: priority });
  const held = await claimGeneration(test.connection.database, { jobId: job?.id ?? '', worker: 1 });
  if (job === undefined || held === null) throw new Error('nothing to take');
  await queue.boss.complete(generationQueue, job.id);
  return held;
}

/** Whether a session of the database waits for another. */
async function waitsForLock(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
}

const succeed = (held: Generation) => succeedGeneration(test.connection.database, held, []);

describe('claimGeneration', () => {
  it('starts the generations of one request in their order', async () => {
    const made = await enqueue('ann', 6);
    const taken: string[] = [];
    for (let index = 0; index < made.length; index += 1) taken.push((await take()).id);
    expect(taken).toEqual(made.map(({ id }) => id));
  });
});

describe('claimGeneration among people who share a key', () => {
  it('serves a person with one image before another person’s 500', async () => {
    await enqueue('team/ann', 500);
    await succeed(await take());
    const [single] = await enqueue('team/ben', 1);
    expect((await take()).id).toBe(single?.id);
  });

  it('alternates between people, also with those of whom the key says nothing', async () => {
    await enqueue('team/ann', 9);
    await enqueue('team/ben', 2);
    await enqueue('team', 2);
    const served: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const held = await take();
      served.push(held.endUser);
      await succeed(held);
    }
    const rounds = [served.slice(0, 3), served.slice(3, 6), served.slice(6)];
    expect(rounds.map((round) => round.toSorted())).toEqual([['', 'ann', 'ben'], ['', 'ann', 'ben'], ['ann']]);
  });

  it('gives a key no more slots for naming many people', async () => {
    for (let index = 0; index < 6; index += 1) await enqueue(`many/person-${index}`, 1);
    await enqueue('one/ann', 3);
    const held: Generation[] = [];
    for (let index = 0; index < 6; index += 1) held.push(await take());
    expect(held.filter(({ owner }) => owner === 'one')).toHaveLength(3);
    expect(new Set(held.map(({ owner, endUser }) => `${owner}/${endUser}`)).size).toBe(4);
  });

  it('counts what runs for a person', async () => {
    await enqueue('team/ann', 4);
    await enqueue('other/cat', 4);
    for (let index = 0; index < 3; index += 1) await take();
    await enqueue('team/ben', 1);
    const next = [await take(), await take()];
    expect(next.find(({ owner }) => owner === 'team')?.endUser).toBe('ben');
  });

  it('forgets who has waited for nothing for a day', async () => {
    const { database } = test.connection;
    await enqueue('team/ann', 1);
    await enqueue('team/ben', 2);
    await succeed(await take());
    await succeed(await take());
    await database.update(turns).set({ servedAt: sql`now() - interval '2 days'` });
    await forgetTurns(database);
    expect((await database.select().from(turns)).map(({ endUser }) => endUser)).toEqual(['ben']);
  });

  it('forgets nobody whose next generation is being queued', async () => {
    const { database } = test.connection;
    const [made] = await enqueue('team/ann', 1);
    if (made === undefined) throw new Error('Nothing was queued.');
    await succeed(await take());
    await database.update(turns).set({ servedAt: sql`now() - interval '2 days'` });
    let forgetting = Promise.resolve();
    await database.transaction(async (transaction) => {
      await transaction.update(generations).set({ status: 'queued' }).where(eq(generations.id, made.id));
      await addTurn(transaction, made, made.lane);
      let isDone = false;
      forgetting = forgetTurns(database).finally(() => (isDone = true));
      await waitUntil(async () => isDone || (await waitsForLock(database)));
    });
    await forgetting;
    expect((await chooseNext(database, made.lane))?.id).toBe(made.id);
  });
});

describe('claimGeneration among several owners', () => {
  it('serves an owner with one image before another owner’s 500', async () => {
    await enqueue('ann', 500);
    await succeed(await take());
    const [single] = await enqueue('ben', 1);
    expect((await take()).id).toBe(single?.id);
  });

  it('alternates between owners, however many each has queued, and leaves no slot empty', async () => {
    await enqueue('ann', 40);
    await enqueue('ben', 5);
    await enqueue('cat', 2);
    const served: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const held = await take();
      served.push(held.owner);
      await succeed(held);
    }
    const rounds = [served.slice(0, 3), served.slice(3, 6), served.slice(6, 8), served.slice(8, 10)];
    expect(rounds.map((round) => round.toSorted())).toEqual([
      ['ann', 'ben', 'cat'],
      ['ann', 'ben', 'cat'],
      ['ann', 'ben'],
      ['ann', 'ben'],
    ]);
    for (let index = 0; index < 35; index += 1) await succeed(await take());
    expect(await test.connection.database.$count(generations, eq(generations.status, 'queued'))).toBe(0);
  });

  it('gives the next slot to the owner with the fewest running', async () => {
    await enqueue('ann', 10);
    const held = [await take(), await take()];
    await enqueue('ben', 10);
    const owners = [await take(), await take()].map(({ owner }) => owner);
    expect(owners).toEqual(['ben', 'ben']);
    await succeed(held[0] as Generation);
    expect((await take()).owner).toBe('ann');
  });

  it('counts images and videos separately', async () => {
    await enqueue('ann', 3);
    await enqueue('ann', 3, v7);
    await enqueue('ben', 1, v7);
    expect([(await take('video')).owner, (await take('video')).owner].toSorted()).toEqual(['ann', 'ben']);
    expect(await take('image')).toMatchObject({ owner: 'ann', mediaType: 'image' });
  });

  it('claims one owner’s generations in order of submission', async () => {
    const made = [...(await enqueue('ann', 1)), ...(await enqueue('ann', 1)), ...(await enqueue('ann', 1))];
    const drawn = [(await take()).id, (await take()).id, (await take()).id];
    expect(drawn).toEqual(made.map(({ id }) => id));
  });

  it('gives each generation to one worker when many claim at once', async () => {
    await enqueue('ann', 12);
    await enqueue('ben', 12);
    const held = await Promise.all(Array.from({ length: 24 }, () => take()));
    expect(new Set(held.map(({ id }) => id)).size).toBe(24);
    expect(held.every(({ attempt }) => attempt === 1)).toBe(true);
    const jobs = await test.connection.database
      .select({ job: generations.queueJobId })
      .from(generations)
      .where(inArray(generations.status, ['processing']));
    expect(new Set(jobs.map(({ job }) => job)).size).toBe(24);
  });

  it('loses nothing when generations swap jobs: cancelling and losses use the current job', async () => {
    const own = await enqueue('ann', 2);
    const [other] = await enqueue('ben', 1);
    const done = await take();
    await succeed(done);
    const held = await take();
    expect(held.owner).toBe('ben');
    expect(await loseGeneration(test.connection.database, queue, held, 'lost')).toBe(true);
    const waiting = own.find(({ id }) => id !== done.id);
    await cancelGeneration(test.connection.database, queue, waiting?.id ?? '', 'Cancelled.');
    const again = await take();
    expect([again.id, again.attempt, again.losses]).toEqual([other?.id, 2, 1]);
    const left = await queue.boss.fetch(generationQueue, {});
    expect(left).toEqual([]);
  });
});
