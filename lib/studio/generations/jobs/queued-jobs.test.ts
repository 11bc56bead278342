import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMedia } from '../../../database/studio-library-tables.ts';
import { jobs as jobTable, media, submissions } from '../../../database/studio-tables.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let other: OpenStudio;
const limit = 2;

beforeAll(async () => {
  test = await startTestStudio({ maxInFlight: limit });
  other = await test.another();
});
afterAll(() => test.close());

const submit = async (prompt: string, options: { isHeld?: boolean; more?: object; studio?: OpenStudio } = {}) => {
  const { submitter } = options.studio ?? test.studio;
  const request = { model: 'm', prompt, ...options.more };
  return submitter.submit(request, randomUUID(), { ownerId: firstPersonId, isHeld: options.isHeld ?? false });
};
const read = (id: string) => test.studio.jobs.read(id);
const sentPrompts = () =>
  test.upstream.seen
    .filter(({ method, path }) => method === 'POST' && path === '/api/ai/queue')
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt);
/**
 * Expects that prompts were sent in order. Submissions that may be sent at the same time are claimed in order, but any
 * of them may arrive first.
 */
function expectInOrder(sent: string[], prompts: string[]): void {
  expect(sent.toSorted()).toEqual(prompts.toSorted());
  const distances = prompts.map((prompt, position) => Math.abs(sent.indexOf(prompt) - position));
  expect(Math.max(...distances)).toBeLessThan(limit);
}
/** Ends every generation of the service, so that the next submission can be sent. */
function endAll(): void {
  for (const record of test.upstream.records.values()) {
    if (record.status === 'queued') {
      record.status = 'failed';
      test.upstream.emit('media_generation_completed', { generation_id: record.generation_id, status: 'failed' });
    }
  }
}
/** Ends running generations repeatedly until all of these were sent. */
const drain = (prompts: string[]) =>
  waitUntil(() => {
    endAll();
    return prompts.every((prompt) => sentPrompts().includes(prompt));
  });
const atRest = () =>
  waitUntil(async () => {
    endAll();
    // The service may have a generation whose response is not recorded yet.
    const isBusy = inArray(jobTable.status, ['waiting', 'sending', 'queued']);
    return (await test.studio.context.database.$count(jobTable, isBusy)) === 0;
  });

async function lost(prompt: string): Promise<string> {
  test.upstream.script(/^POST \/api\/ai\/queue$/, json(500, {}), 1);
  return (await submit(prompt)).jobId;
}
const made = (id: string, prompt: string) =>
  test.upstream.records.set(id, {
    generation_id: id,
    status: 'processing',
    model_name: 'm',
    prompt,
    enqueued_at: Math.floor(Date.now() / 1000),
  });

async function run(prompt: string, more: object, seconds: number): Promise<void> {
  const { jobId } = await submit(prompt, { more });
  const job = await test.jobAs(jobId, 'queued');
  const record = test.upstream.records.get(job.generationId ?? '');
  Object.assign(record ?? {}, { started_at: 1_000, completed_at: 1_000 + seconds, status: 'succeeded' });
  await test.studio.jobs.checkSoon(job.generationId ?? '');
  await waitUntil(async () => (await read(jobId)).status !== 'queued');
}
const naming = (id: string) => ({ model: 'm', prompt: 'edit', input_image: `/api/studio/media/${id}` });
const estimateOf = async (more: object) => (await read((await submit('ask', { isHeld: true, more })).jobId)).estimate;

describe('claimSubmission', () => {
  it('sends no more than the limit over all studios, and the rest in order when there is room', async () => {
    const prompts = Array.from({ length: 8 }, (_, index) => `limited ${index}`);
    let most = 0;
    const answers = [];
    for (const [index, prompt] of prompts.entries()) {
      answers.push(await submit(prompt, { studio: index % 2 === 0 ? test.studio : other }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 202, 202, 202, 202, 202, 202]);
    expect(await read(answers[4]?.jobId ?? '')).toMatchObject({ status: 'waiting', generationId: null });
    await waitUntil(() => {
      const running = [...test.upstream.records.values()].filter(({ status }) => status === 'queued');
      most = Math.max(most, running.length);
      if (running.length === limit || sentPrompts().length === prompts.length) endAll();
      return prompts.every((prompt) => sentPrompts().includes(prompt));
    });
    expect(most).toBe(limit);
    expectInOrder(sentPrompts(), prompts);
    await atRest();
  });

  it('sends a submission that exceeds the limit alone', async () => {
    const big = await submit('three at once', { more: { num_generations: 3 } });
    expect(big.status).toBe(200);
    expect((await submit('after the three')).status).toBe(202);
    await drain(['after the three']);
    await atRest();
  });
});

describe('holdJob', () => {
  it('holds a submission from the start, and resumes it', async () => {
    const { jobId, status } = await submit('held', { isHeld: true });
    expect(status).toBe(202);
    expect(await read(jobId)).toMatchObject({ status: 'held', sentAt: null });
    expect((await submit('passes by')).status).toBe(200);
    expect(sentPrompts()).not.toContain('held');
    await test.studio.jobs.resume(jobId);
    expect(await test.jobAs(jobId, 'queued')).toMatchObject({ turn: null });
    await atRest();
  });

  it('holds queued jobs, and none that were sent', async () => {
    const [first, , third] = [await submit('h 1'), await submit('h 2'), await submit('h 3')];
    expect(await test.studio.jobs.hold(third.jobId)).toMatchObject({ status: 'held' });
    await expect(test.studio.jobs.hold(first.jobId)).rejects.toMatchObject({ code: 'conflict' });
    await expect(test.studio.jobs.hold(randomUUID())).rejects.toMatchObject({ code: 'resource_not_found' });
    await atRest();
    expect(sentPrompts()).not.toContain('h 3');
    expect(await test.studio.jobs.cancel(third.jobId)).toMatchObject({ status: 'cancelled' });
    expect(await test.studio.jobs.resume(third.jobId)).toMatchObject({ status: 'cancelled' });
  });
});

describe('orderJobs', () => {
  it('sends queued jobs in the new order, and skips sent ones', async () => {
    const answers = [];
    for (const prompt of ['o 1', 'o 2', 'o 3', 'o 4', 'o 5']) answers.push(await submit(prompt));
    const [one = '', , three = '', four = '', five = ''] = answers.map(({ jobId }) => jobId);
    const ordered = await test.studio.jobs.order([five, one, three, four]);
    expect(ordered.map(({ id }) => id)).toEqual([five, three, four]);
    const turns = ordered.map(({ turn }) => turn ?? 0);
    expect(turns).toEqual(turns.toSorted((before, after) => before - after));
    await drain(['o 3', 'o 4', 'o 5']);
    const sent = sentPrompts().filter((prompt) => prompt.startsWith('o '));
    expectInOrder(sent, ['o 1', 'o 2', 'o 5', 'o 3', 'o 4']);
    await atRest();
  });
});

describe('editJob', () => {
  it('sends the new request instead of the old, and responds to the old key as before', async () => {
    const key = randomUUID();
    const request = { model: 'm', prompt: 'old words' };
    const { jobId } = await test.studio.submitter.submit(request, key, { ownerId: firstPersonId, isHeld: true });
    const edited = await test.studio.jobs.edit(jobId, { model: 'n', prompt: 'new words', num_generations: 2 });
    expect(edited).toMatchObject({ model: 'n', prompt: 'new words', status: 'held' });
    expect(await test.studio.submitter.submit(request, key, { ownerId: firstPersonId })).toMatchObject({
      status: 202,
      jobId,
    });
    await expect(test.studio.jobs.edit(jobId, { prompt: 'no model' })).rejects.toMatchObject({
      code: 'invalid_params',
    });
    await test.studio.jobs.resume(jobId);
    await test.jobAs(jobId, 'queued');
    expect(sentPrompts()).toContain('new words');
    expect(sentPrompts()).not.toContain('old words');
    const { jobs } = await test.studio.jobs.list({ before: null, limit: 10 });
    expect(jobs.filter(({ prompt, status }) => prompt === 'new words' && status === 'queued')).toHaveLength(2);
    await expect(test.studio.jobs.edit(jobId, request)).rejects.toMatchObject({ code: 'conflict' });
    await atRest();
  });

  it('updates the list of used media', async () => {
    const { database } = test.studio.context;
    const [one, two] = [randomUUID(), randomUUID()];
    const file = {
      origin: 'upload',
      kind: 'image',
      name: 'a',
      contentType: 'image/png',
      bytes: 1,
      sha256: 'a',
      ownerId: firstPersonId,
    } as const;
    await database.insert(media).values([one, two].map((id) => ({ ...file, id, storageKey: id })));
    const { jobId } = await test.studio.submitter.submit(naming(one), randomUUID(), {
      ownerId: firstPersonId,
      isHeld: true,
    });
    await test.studio.jobs.edit(jobId, naming(two));
    const used = await database.select({ id: requestMedia.mediaId }).from(requestMedia);
    expect(used).toEqual([{ id: two }]);
    await test.studio.jobs.cancel(jobId);
  });

  it('puts a job back into the queue whose cancellation can be undone', async () => {
    await test.studio.jobs.setQueuePaused(true);
    const { jobId } = await submit('cancelled');
    await test.studio.jobs.cancelQueued([jobId]);
    const edited = await test.studio.jobs.edit(jobId, { model: 'm', prompt: 'wanted after all', num_generations: 2 });
    expect(edited).toMatchObject({ status: 'waiting', cancelAt: null });
    expect(await test.studio.jobs.restoreQueued([jobId])).toEqual([]);
    await test.studio.jobs.setQueuePaused(false);
    await test.jobAs(jobId, 'queued');
    await test.studio.jobs.cancelAll(null);
    await atRest();
  });

  it('puts a job back on hold that was on hold before its cancellation', async () => {
    const { jobId } = await submit('held, then cancelled', { isHeld: true });
    await test.studio.jobs.cancelQueued([jobId]);
    const edited = await test.studio.jobs.edit(jobId, { model: 'm', prompt: 'still held', num_generations: 2 });
    expect(edited).toMatchObject({ status: 'held', cancelAt: null });
    const { jobs } = await test.studio.jobs.list({ before: null, limit: 10 });
    const stored = jobs.filter(({ prompt }) => prompt === 'still held');
    expect(stored.map(({ status }) => status)).toEqual(['held', 'held']);
    for (const { id } of stored) await test.studio.jobs.cancel(id);
    await atRest();
  });

  it('cancels the jobs beyond a smaller request', async () => {
    const { jobId } = await submit('many', { isHeld: true, more: { num_generations: 3 } });
    await test.studio.jobs.edit(jobId, { model: 'm', prompt: 'few' });
    const { jobs } = await test.studio.jobs.list({ before: null, limit: 10 });
    const of = (prompt: string) => jobs.filter((job) => job.prompt === prompt).map(({ status }) => status);
    expect([of('few'), of('many')]).toEqual([['held'], ['cancelled', 'cancelled']]);
    await test.studio.jobs.cancel(jobId);
  });
});

describe('dismissJob', () => {
  it('stops tracking a job that the service cannot cancel, and frees its slot', async () => {
    const stuck = await Promise.all(['endless', 'endless too'].map((prompt) => submit(prompt)));
    const [job] = await Promise.all(stuck.map(({ jobId }) => test.jobAs(jobId, 'queued')));
    const { jobId: next } = await submit('next');
    const [id, generationId] = [job?.id ?? '', job?.generationId ?? ''];
    await expect(test.studio.jobs.dismiss(id)).rejects.toMatchObject({ code: 'conflict' });
    test.upstream.script(/^DELETE/, json(501, {}), 1);
    await expect(test.studio.jobs.cancel(id)).rejects.toMatchObject({ code: 'conflict' });
    Object.assign(test.upstream.records.get(generationId) ?? {}, { status: 'processing' });
    await test.studio.jobs.checkSoon(generationId);
    expect((await test.jobAs(id, 'processing')).error).toMatchObject({ code: 'not_cancellable' });
    expect((await read(next)).status).toBe('waiting');

    await other.jobs.dismiss(id);
    const stopped = await read(id);
    expect(stopped).toMatchObject({ status: 'failed', generationId, error: { code: 'not_followed' } });
    await test.jobAs(next, 'queued');
    test.upstream.succeed(generationId, Buffer.from('late'));
    await test.studio.jobs.checkSoon(generationId);
    await atRest();
    expect(await read(id)).toEqual(stopped);
  });
});

describe('retryJob', () => {
  it('creates one new job, however often and from wherever it is called', async () => {
    const { jobId } = await submit('again');
    await atRest();
    await test.jobAs(jobId, 'failed');
    const retried = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? test.studio : other).jobs.retry(jobId, index % 3 === 0 ? null : randomUUID()),
      ),
    );
    expect(new Set(retried.map(({ id }) => id)).size).toBe(1);
    expect(retried[0]?.retryOf).toBe(jobId);
    expect(sentPrompts().filter((prompt) => prompt === 'again')).toHaveLength(2);
    await atRest();
  });

  it('ends a job with an unknown outcome when it is sent again', async () => {
    test.upstream.script(/^POST \/api\/ai\/queue$/, json(500, {}), 1);
    const { jobId } = await submit('no answer');
    expect(await read(jobId)).toMatchObject({ status: 'unconfirmed' });
    const repetition = await test.studio.jobs.retry(jobId, null);
    expect(await read(jobId)).toMatchObject({ status: 'failed', error: { code: 'sent_again' } });
    expect(repetition).toMatchObject({ status: 'queued', retryOf: jobId });
    await atRest();
  });
});

describe('declareMade', () => {
  it('lists candidates, and tracks the generation that a person chooses', async () => {
    const jobId = await lost('who knows');
    const id = randomUUID();
    made(id, 'written otherwise');
    const { isListed, candidates } = await test.studio.jobs.candidates(jobId);
    expect(isListed).toBe(true);
    expect(candidates).toMatchObject([{ generationId: id, prompt: 'written otherwise', status: 'processing' }]);
    await expect(test.studio.jobs.confirmMade(jobId, randomUUID())).rejects.toMatchObject({
      code: 'resource_not_found',
    });
    await test.studio.jobs.confirmMade(jobId, id);
    expect(await test.jobAs(jobId, 'processing')).toMatchObject({ generationId: id, error: null });
    const another = await lost('another');
    await expect(test.studio.jobs.confirmMade(another, id)).rejects.toMatchObject({ code: 'conflict' });
    const ended = await test.studio.jobs.confirmMade(another, null);
    expect(ended).toMatchObject({ status: 'failed', error: { code: 'made_elsewhere' } });
    await expect(test.studio.jobs.candidates(another)).rejects.toMatchObject({ code: 'conflict' });
    Object.assign(test.upstream.records.get(id) ?? {}, { status: 'queued' });
    await atRest();
  });
});

describe('estimateRuns', () => {
  it('measures at the same settings where it can, and scales from the other runs of the model where not', async () => {
    expect(await estimateOf({ duration: 5, resolution: '720p', quality: 'new' })).toBeNull();
    await run('short', { duration: 5, resolution: '720p' }, 10);
    expect(await estimateOf({ duration: 5, resolution: '720p' })).toMatchObject({ medianSeconds: 10, samples: 1 });
    await run('short', { duration: 5, resolution: '720P' }, 20);
    await run('short', { duration: 5, resolution: '720p', seed: 7 }, 60);
    expect(await estimateOf({ duration: 5, resolution: '720p' })).toEqual({
      lowSeconds: 12,
      medianSeconds: 20,
      highSeconds: 52,
      samples: 3,
      isScaled: false,
    });
    await test.studio.context.database
      .update(jobTable)
      .set({ status: 'succeeded' })
      .where(eq(jobTable.prompt, 'short'));
    expect(await estimateOf({ duration: 10, resolution: '720p' })).toMatchObject({ medianSeconds: 35, isScaled: true });
  });
});

describe('recordSubmission', () => {
  it('records everything before the first byte is sent', async () => {
    const rows: { state: string; status: string; sentAt: Date | null }[] = [];
    test.upstream.script(
      /^POST \/api\/ai\/queue$/,
      async (_request, response) => {
        const { database } = test.studio.context;
        const found = await database
          .select({ state: submissions.state, status: jobTable.status, sentAt: submissions.sentAt })
          .from(submissions)
          .innerJoin(jobTable, eq(jobTable.submissionId, submissions.id))
          .where(eq(jobTable.prompt, 'written first'));
        rows.push(...found);
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"no"}');
      },
      1,
    );
    await submit('written first');
    expect(rows).toEqual([{ state: 'sending', status: 'sending', sentAt: expect.any(Date) as Date }]);
  });
});
