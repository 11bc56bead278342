import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let image: Buffer;

beforeAll(async () => {
  test = await startTestStudio();
  image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

const enqueues = () => test.upstream.seen.filter(({ method, path }) => method === 'POST' && path === '/api/ai/queue');

describe('createSubmitter', () => {
  it('records, sends and tracks a generation, and copies its result', async () => {
    const { jobId, status, body } = await test.studio.submitter.submit({ model: 'm', prompt: 'a boat' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    expect(status).toBe(200);
    const job = await test.jobAs(jobId, 'queued');
    expect(body).toEqual({ generations: [{ generation_id: job.generationId, status: 'queued' }] });
    test.upstream.succeed(job.generationId ?? '', image);
    const done = await test.jobAs(jobId, 'succeeded');
    expect(done.results).toMatchObject([
      { kind: 'image', contentType: 'image/png', width: 40, height: 30, name: 'a boat.png' },
    ]);
    expect(done.results[0]?.thumbnailUrl).not.toBeNull();
  });

  it('enqueues 200 submissions with one key once', async () => {
    const before = enqueues().length;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        test.studio.submitter.submit(
          index % 2 === 0 ? { model: 'm', prompt: 'one' } : { prompt: 'one', model: 'm' },
          key,
          { ownerId: firstPersonId },
        ),
      ),
    );
    expect(enqueues().length - before).toBe(1);
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('groups the jobs of one press, to one model and to several', async () => {
    const batch = randomUUID();
    const press = async (request: object, batchId: string | null) => {
      const { jobId } = await test.studio.submitter.submit({ model: 'm', ...request }, randomUUID(), {
        ownerId: firstPersonId,
        batchId,
      });
      return (await test.studio.jobs.read(jobId)).batchId;
    };
    expect(await press({ prompt: 'to one' }, batch)).toBe(batch);
    expect(await press({ prompt: 'to another' }, batch)).toBe(batch);
    const several = await press({ prompt: 'a few', num_generations: 2 }, null);
    const { jobs } = await test.studio.jobs.list({ before: null, limit: 10 });
    expect(jobs.filter(({ batchId }) => batchId === several)).toHaveLength(2);
  });

  it('enqueues submissions to several studios on one database once', async () => {
    const other = await test.another();
    const before = enqueues().length;
    const key = randomUUID();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? test.studio : other).submitter.submit({ model: 'm', prompt: 'two' }, key, {
          ownerId: firstPersonId,
        }),
      ),
    );
    expect(enqueues().length - before).toBe(1);
  });

  it('answers with the job of a submission that could not be sent at once', async () => {
    const { context, submitter } = test.studio;
    // The studio dispatches by itself, too: it fails until the submission is answered.
    const lost = vi.spyOn(context, 'sender').mockImplementation(() => {
      throw new Error('The connection is gone.');
    });
    onTestFinished(() => lost.mockRestore());
    const { jobId, status } = await submitter.submit({ model: 'm', prompt: 'recorded all the same' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    expect(status).toBe(202);
    lost.mockRestore();
    await submitter.dispatch();
    await test.jobAs(jobId, 'queued');
  });

  it('refuses a key that was used for another request', async () => {
    const key = randomUUID();
    await test.studio.submitter.submit({ model: 'm', prompt: 'first' }, key, { ownerId: firstPersonId });
    await expect(
      test.studio.submitter.submit({ model: 'm', prompt: 'second' }, key, { ownerId: firstPersonId }),
    ).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });
});
