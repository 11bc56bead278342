import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let other: OpenStudio;

beforeAll(async () => {
  test = await startTestStudio({ maxInFlight: 2 });
  other = await test.another();
});
afterEach(async () => {
  test.upstream.clearScripts();
  await test.studio.jobs.setQueuePaused(false);
  await test.studio.jobs.cancelAll(null);
  await waitUntil(async () => (await openJobs()).length === 0);
});
afterAll(() => test.close());

const submit = async (prompt: string, options: { isHeld?: boolean; count?: number } = {}) => {
  const request = { model: 'm', prompt, ...(options.count === undefined ? {} : { num_generations: options.count }) };
  return (
    await test.studio.submitter.submit(request, randomUUID(), {
      ownerId: firstPersonId,
      isHeld: options.isHeld ?? false,
    })
  ).jobId;
};
const statusOf = async (id: string) => (await test.studio.jobs.read(id)).status;
const statuses = (ids: string[]) => Promise.all(ids.map(statusOf));
const openJobs = async () => (await test.studio.jobs.queue()).jobs;
const sent = (prompt: string) =>
  test.upstream.seen.filter(({ method, body }) => method === 'POST' && body.includes(JSON.stringify(prompt))).length;
/** Makes the cancellations that can still be undone due now. */
async function endUndo(): Promise<void> {
  await test.studio.context.database
    .update(submissions)
    .set({ cancelAt: new Date(0) })
    .where(and(eq(submissions.state, 'recorded'), isNotNull(submissions.cancelAt)));
  // Any call wakes the poller.
  await test.studio.jobs.cancelQueued(null);
}

describe('setQueuePaused', () => {
  it('sends nothing while it is paused, in every studio, and goes on in order afterwards', async () => {
    const state = await test.studio.jobs.setQueuePaused(true);
    expect(state.pausedAt).toEqual(expect.any(String));
    expect(await other.jobs.setQueuePaused(true)).toEqual(state);
    const ids = [await submit('paused 1'), await submit('paused 2'), await submit('paused 3')];
    await Promise.all([test.studio.submitter.dispatch(), other.submitter.dispatch()]);
    expect(await statuses(ids)).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await other.jobs.queue()).pausedAt).toBe(state.pausedAt);

    await other.jobs.order([ids[2] ?? '', ids[0] ?? '', ids[1] ?? '']);
    await other.jobs.setQueuePaused(false);
    await test.jobAs(ids[2] ?? '', 'queued');
    await test.jobAs(ids[0] ?? '', 'queued');
    expect(await statusOf(ids[1] ?? '')).toBe('waiting');
  });

  it('claims nothing once a pause has returned, however many jobs start in between', async () => {
    const pressed = Promise.all(Array.from({ length: 12 }, (_, index) => submit(`race ${index}`)));
    await test.studio.jobs.setQueuePaused(true);
    const claimed = (await openJobs()).filter(({ status }) => status !== 'waiting').map(({ id }) => id);
    const ids = await pressed;
    const after = (await openJobs()).filter(({ status }) => status !== 'waiting').map(({ id }) => id);
    expect(after.toSorted()).toEqual(claimed.toSorted());
    expect(ids.length - after.length).toBeGreaterThanOrEqual(10);
  });

  it('leaves jobs on hold, and tells browsers', async () => {
    const control = new AbortController();
    const reader = other.openEvents(null, control.signal).getReader();
    const held = await submit('stays held', { isHeld: true });
    await test.studio.jobs.setQueuePaused(true);
    let text = '';
    while (!text.includes(studioEventNames.queue)) text += Buffer.from((await reader.read()).value ?? []).toString();
    control.abort();
    await test.studio.jobs.setQueuePaused(false);
    expect(await statusOf(held)).toBe('held');
  });

  it('survives a restart', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const third = await test.another();
    expect((await third.jobs.queue()).pausedAt).not.toBeNull();
  });
});

describe('holdJobs and resumeJobs', () => {
  it('change all that were not sent, at once, and nothing the second time', async () => {
    const [first, second, third, fourth] = [
      await submit('bulk 1'),
      await submit('bulk 2'),
      await submit('bulk 3', { count: 2 }),
      await submit('bulk 4'),
    ];
    const held = await test.studio.jobs.holdAll([first, second, third, fourth]);
    const siblings = (await openJobs()).filter(({ prompt }) => prompt === 'bulk 3').map(({ id }) => id);
    expect(held.toSorted()).toEqual([...siblings, fourth].toSorted());
    expect(await test.studio.jobs.holdAll([first, second, third, fourth])).toEqual([]);
    expect(await statuses([first, second, third, fourth])).toEqual(['queued', 'queued', 'held', 'held']);

    const [one, two] = await Promise.all([
      test.studio.jobs.resumeAll([third, fourth]),
      other.jobs.resumeAll([third, fourth]),
    ]);
    expect([...one, ...two].toSorted()).toEqual([...siblings, fourth].toSorted());
    expect(await statuses([third, fourth])).toEqual(['waiting', 'waiting']);
  });
});

describe('cancelQueued', () => {
  it('takes queued jobs out of the queue, and puts them back at their positions', async () => {
    const ids = [];
    for (const prompt of ['c 1', 'c 2', 'c 3', 'c 4']) ids.push(await submit(prompt));
    const held = await submit('on purpose', { isHeld: true });
    const cancelled = await test.studio.jobs.cancelQueued(null);
    expect(cancelled.ids.toSorted()).toEqual(ids.slice(2).toSorted());
    expect((await other.jobs.cancelQueued(null)).ids).toEqual([]);
    expect(await test.studio.jobs.read(ids[2] ?? '')).toMatchObject({
      status: 'held',
      cancelAt: cancelled.undoUntil,
    });
    expect(await test.studio.jobs.read(held)).toMatchObject({ status: 'held', cancelAt: null });

    const restored = await other.jobs.restoreQueued(cancelled.ids);
    expect(restored.toSorted()).toEqual(cancelled.ids.toSorted());
    expect(await other.jobs.restoreQueued(cancelled.ids)).toEqual([]);
    const waiting = (await openJobs()).filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ prompt }) => prompt)).toEqual(['c 3', 'c 4']);
    expect(await statusOf(held)).toBe('held');
  });

  it('takes a named job that is on hold, and puts it back on hold', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const [held, waiting] = [await submit('kept on hold', { isHeld: true }), await submit('beside it')];
    const { ids } = await test.studio.jobs.cancelQueued([held, waiting]);
    expect(ids.toSorted()).toEqual([held, waiting].toSorted());
    expect((await test.studio.jobs.read(held)).cancelAt).not.toBeNull();
    expect((await other.jobs.restoreQueued(ids)).toSorted()).toEqual(ids.toSorted());
    expect(await statuses([held, waiting])).toEqual(['held', 'waiting']);
  });

  it('cancels them for good after a moment, whichever studio took them, and never sends one', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const ids = [await submit('gone 1'), await submit('gone 2')];
    await other.jobs.cancelQueued(null);
    await endUndo();
    for (const id of ids) await test.jobAs(id, 'cancelled');
    expect(await test.studio.jobs.restoreQueued(ids)).toEqual([]);
    expect(sent('gone 1') + sent('gone 2')).toBe(0);
  });

  it('is undone for a job that is resumed or held by itself', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const [resumed, held, stays] = [await submit('wanted'), await submit('later'), await submit('stays')];
    expect((await test.studio.jobs.cancelQueued([resumed, held])).ids.toSorted()).toEqual([resumed, held].toSorted());
    expect(await statusOf(stays)).toBe('waiting');
    await test.studio.jobs.resume(resumed);
    await test.studio.jobs.hold(held);
    const of = async (id: string) => test.studio.jobs.read(id);
    expect(await of(resumed)).toMatchObject({ status: 'waiting', cancelAt: null });
    expect(await of(held)).toMatchObject({ status: 'held', cancelAt: null });
  });
});

describe('createCancellations', () => {
  it('counts by the clock of the database, whatever that of the studio says', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const id = await submit('by the other clock');
    const { now } = Date;
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    const { undoUntil } = await test.studio.jobs.cancelQueued([id]);
    ahead.mockRestore();
    expect(new Date(undoUntil).getTime() - Date.now()).toBeLessThan(60_000);
  });

  it('waits for changes of the queue before it ends what is due', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const id = await submit('put back at the last moment');
    await test.studio.jobs.cancelQueued([id]);
    const { database } = test.studio.context;
    await database.transaction(async (transaction) => {
      await lockQueue(transaction);
      await database
        .update(submissions)
        .set({ cancelAt: new Date(0) })
        .where(isNotNull(submissions.cancelAt));
      // It looks at once for what is due.
      await test.another();
      const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`;
      await waitUntil(async () => {
        const { rowCount } = await transaction.execute(waiting);
        return (rowCount ?? 0) > 0 || (await statusOf(id)) === 'cancelled';
      });
      expect(await statusOf(id)).toBe('held');
    });
    await test.jobAs(id, 'cancelled');
  });
});

describe('cancelJobs', () => {
  it('ends what was not sent and asks the service for the rest, without a job that starts in between', async () => {
    const ids = [];
    for (const prompt of ['a 1', 'a 2', 'a 3', 'a 4', 'a 5']) ids.push(await submit(prompt));
    const [cancelled] = await Promise.all([test.studio.jobs.cancelAll(null), other.submitter.dispatch()]);
    expect(cancelled.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) await test.jobAs(id, 'cancelled');
    expect(sent('a 3') + sent('a 4') + sent('a 5')).toBe(0);
    expect(await other.jobs.cancelAll(null)).toEqual([]);
  });

  it('waits for a job that is being sent, and leaves jobs that are pressed meanwhile', async () => {
    const sending = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    test.upstream.script(
      /^POST \/api\/ai\/queue$/,
      async (_request, response) => {
        sending.resolve();
        await answered.promise;
        const generation = { generation_id: randomUUID(), status: 'queued' };
        test.upstream.records.set(generation.generation_id, generation);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ generations: [generation] }));
      },
      1,
    );
    const pressed = submit('being sent');
    await sending.promise;
    const held = await submit('shows that the rest is cancelled', { isHeld: true });
    const cancelling = test.studio.jobs.cancelAll(null);
    await test.jobAs(held, 'cancelled');
    const later = await submit('pressed after');
    answered.resolve();
    const id = await pressed;
    expect(await cancelling).toEqual([held, id]);
    await test.jobAs(id, 'cancelled');
    expect(await statusOf(later)).toBe('queued');
  });

  it('cancels only the named ones, and reports those that the service keeps', async () => {
    const [kept, gone, left] = [await submit('kept'), await submit('gone'), await submit('left')];
    const stuck = (await test.studio.jobs.read(kept)).generationId ?? '';
    test.upstream.script(new RegExp(`^DELETE .*${stuck}$`), json(501, {}), 1);
    expect(await test.studio.jobs.cancelAll([kept, gone])).toEqual([gone]);
    await test.jobAs(gone, 'cancelled');
    await test.jobAs(left, 'queued');
  });
});

describe('cancelJobs of many', () => {
  let large: TestStudio;
  beforeAll(async () => {
    large = await startTestStudio();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => large.close());

  async function pressMany(count: number): Promise<string[]> {
    const presses = Array.from({ length: count }, () =>
      large.studio.submitter.submit({ model: 'm', prompt: 'many' }, randomUUID(), { ownerId: firstPersonId }),
    );
    const ids = (await Promise.all(presses)).map(({ jobId }) => jobId);
    for (const id of ids) await large.jobAs(id, 'queued');
    return ids;
  }

  it('asks for every job, however long the service takes', async () => {
    const ids = await pressMany(20);
    const { now } = Date;
    let lateMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + lateMs);
    large.upstream.script(/^DELETE/, (request, response, raw) => {
      lateMs = 3_600_000;
      return json(200, {})(request, response, raw);
    });
    expect((await large.studio.jobs.cancelAll(ids)).toSorted()).toEqual(ids.toSorted());
    const asked = large.upstream.seen.filter(({ method }) => method === 'DELETE');
    expect(asked).toHaveLength(ids.length);
  });

  it('cancels the others when one fails unexpectedly', async () => {
    const [broken, ...others] = await pressMany(3);
    await large.studio.context.database
      .update(jobs)
      .set({ generationId: null })
      .where(eq(jobs.id, broken ?? ''));
    const cancelled = await large.studio.jobs.cancelAll([broken ?? '', ...others]);
    expect(cancelled.toSorted()).toEqual(others.toSorted());
  });
});

describe('orderJobs', () => {
  it('reorders every named job', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const ids = [];
    for (let index = 0; index < 30; index += 1) ids.push(await submit(`many ${index}`));
    const wanted = ids.toReversed();
    await test.studio.jobs.order(wanted);
    expect((await openJobs()).map(({ id }) => id)).toEqual(wanted);
  });
});
