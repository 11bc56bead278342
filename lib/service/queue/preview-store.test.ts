import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generations, previews } from '../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { noticeChannel } from '../events/notice.ts';
import { ig1 } from '../models/ig-1/definition.ts';
import { removeLeftPreviews } from '../retention/remove-left-previews.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { claimGeneration } from './claim-generation.ts';
import { enqueueGenerations } from './enqueue-generations.ts';
import { failGeneration, succeedGeneration } from './finish-generation.ts';
import { findGeneration, type Generation } from './generation-store.ts';
import { startJobQueue, type JobQueue } from './job-queue.ts';
import { engineLane } from './lane.ts';
import { readPreview, writePreview, type Preview } from './preview-store.ts';
import { reportProgress } from './report-progress.ts';
import { returnGeneration } from './return-generation.ts';
import { explainWaiting, failOverdue } from './wait-for-engine.ts';

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
  await test.connection.database.delete(generations);
});

const preview = (text: string): Preview => ({ content: new Uint8Array(Buffer.from(text)), contentType: 'image/jpeg' });
const textOf = ({ content }: Preview) => Buffer.from(content).toString();
const read = async (id: string) => await findGeneration(test.connection.database, 'ann', id);
const rows = () => test.connection.database.$count(previews);

async function claim(id: string): Promise<Generation> {
  const jobId = (await read(id))?.queueJobId ?? '';
  const held = await claimGeneration(test.connection.database, { jobId, worker: 1 });
  if (held === null) throw new Error('nothing to claim');
  return held;
}

async function run(): Promise<Generation> {
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
  return claim(row?.id ?? '');
}

describe('writePreview', () => {
  it('replaces the preview and raises its number, which every notice carries', async () => {
    const { database } = test.connection;
    const held = await run();
    const listener = new Client(test.url);
    await listener.connect();
    const seen: unknown[] = [];
    listener.on('notification', ({ payload = '' }) => {
      const { owner, id, status, preview: number } = JSON.parse(payload) as Record<string, unknown>;
      seen.push([owner, id === held.id, status, number]);
    });
    await listener.query(`listen ${noticeChannel}`);
    expect(await writePreview(database, held, preview('first'))).toBe(true);
    expect(await writePreview(database, held, preview('second'))).toBe(true);
    expect(textOf(await readPreview(database, 'ann', held.id))).toBe('second');
    expect(await rows()).toBe(1);
    await reportProgress(database, held, 0.5);
    await succeedGeneration(database, held, []);
    await expect
      .poll(() => seen)
      .toEqual([
        ['ann', true, 'processing', 1],
        ['ann', true, 'processing', 2],
        ['ann', true, 'processing', 2],
        ['ann', true, 'succeeded', null],
      ]);
    await listener.end();
  });

  it('writes nothing for a replaced attempt, whose preview stays until the next one writes its own', async () => {
    const { database } = test.connection;
    const first = await run();
    await writePreview(database, first, preview('first'));
    await returnGeneration(database, queue, first);
    expect(await writePreview(database, first, preview('while queued'))).toBe(false);
    const second = await claim(first.id);
    expect(await writePreview(database, first, preview('late'))).toBe(false);
    expect(textOf(await readPreview(database, 'ann', first.id))).toBe('first');
    expect(await writePreview(database, second, preview('second'))).toBe(true);
    expect(textOf(await readPreview(database, 'ann', first.id))).toBe('second');
    expect((await read(first.id))?.preview).toBe(2);
  });

  it.each([
    ['success', (held: Generation) => succeedGeneration(test.connection.database, held, [])],
    ['failure', (held: Generation) => failGeneration(test.connection.database, held, new Error('broken'))],
    ['cancellation', (held: Generation) => cancelGeneration(test.connection.database, queue, held.id, 'Cancelled.')],
  ])('is undone by a %s, and writes nothing after it', async (_end, finish) => {
    const { database } = test.connection;
    const held = await run();
    await writePreview(database, held, preview('first'));
    await finish(held);
    expect(await writePreview(database, held, preview('late'))).toBe(false);
    expect(await rows()).toBe(0);
    expect((await read(held.id))?.preview).toBeNull();
    await expect(readPreview(database, 'ann', held.id)).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('is undone when a generation waited too long for its engine', async () => {
    const { database } = test.connection;
    const held = await run();
    await writePreview(database, held, preview('first'));
    await returnGeneration(database, queue, held);
    await database
      .update(generations)
      .set({ lane: engineLane('atelier') })
      .where(eq(generations.id, held.id));
    await explainWaiting(database, 'atelier', 'It is away.');
    expect(await read(held.id)).toMatchObject({ status: 'queued', preview: 1, waitingFor: 'It is away.' });
    expect(await failOverdue(database, 'atelier', { since: null, patienceMs: -60_000, message: 'Too long.' })).toBe(1);
    expect(await read(held.id)).toMatchObject({ status: 'failed', preview: null });
    expect(await rows()).toBe(0);
  });
});

describe('readPreview', () => {
  it('finds only the owner’s', async () => {
    const { database } = test.connection;
    const held = await run();
    await writePreview(database, held, preview('first'));
    expect(await readPreview(database, 'ann', held.id)).toMatchObject({ contentType: 'image/jpeg' });
    for (const [owner, id] of [
      ['ben', held.id],
      ['ann', 'x'],
      ['ann', '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      await expect(readPreview(database, owner, id)).rejects.toMatchObject({ code: 'resource_not_found' });
    }
  });
});

describe('removeLeftPreviews', () => {
  it('removes previews of ended generations, and spares those of open ones', async () => {
    const { database } = test.connection;
    const [open, ended] = [await run(), await run()];
    for (const held of [open, ended]) await writePreview(database, held, preview('one'));
    // As a process does that knows no previews.
    await database.update(generations).set({ status: 'succeeded' }).where(eq(generations.id, ended.id));
    await removeLeftPreviews(database);
    expect(await database.select({ generation: previews.generation }).from(previews)).toEqual([
      { generation: open.id },
    ]);
  });
});
