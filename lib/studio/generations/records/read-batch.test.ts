import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;

beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const submit = (request: object, batchId: string | null) =>
  test.studio.submitter.submit({ model: 'm', ...request }, randomUUID(), { ownerId: firstPersonId, batchId });

async function fail(id: string): Promise<void> {
  const { generationId } = await test.jobAs(id, 'queued');
  const record = test.upstream.records.get(generationId ?? '');
  if (record !== undefined) record.status = 'failed';
  test.upstream.emit('media_generation_completed', { generation_id: generationId, status: 'failed' });
  await test.jobAs(id, 'failed');
}

describe('readBatch', () => {
  it('reads the jobs of one press, to one model and to several, with their results in the library', async () => {
    const batch = randomUUID();
    const one = await submit({ prompt: 'of several', num_generations: 2 }, batch);
    const other = await submit({ prompt: 'of several', model: 'n' }, batch);
    await submit({ prompt: 'alone' }, null);
    const before = await test.studio.jobs.readBatch(batch);
    expect(before.jobs).toHaveLength(3);
    expect(before.jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([one.jobId, other.jobId]));
    expect(before.jobs.at(-1)?.model).toBe('n');
    expect(before.items).toEqual([]);

    const { generationId } = await test.jobAs(other.jobId, 'queued');
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
    test.upstream.succeed(generationId ?? '', await image.png().toBuffer());
    const { results } = await test.jobAs(other.jobId, 'succeeded');
    await test.studio.library.change({ selection: { ids: [results[0]?.id] }, change: { do: 'trash' } });
    const { items } = await test.studio.jobs.readBatch(batch);
    expect(items).toMatchObject([{ media: { id: results[0]?.id }, isTrashed: true }]);
  });

  it('finds a batch by the submission that it is alone with, and no other', async () => {
    const { jobId } = await submit({ prompt: 'alone', num_generations: 2 }, null);
    const { batchId } = await test.studio.jobs.read(jobId);
    expect((await test.studio.jobs.readBatch(batchId)).jobs).toHaveLength(2);
    for (const unknown of [randomUUID(), 'nothing']) {
      await expect(test.studio.jobs.readBatch(unknown)).rejects.toMatchObject({ code: 'resource_not_found' });
    }
  });

  it('contains the retry of one of several jobs, but not that of a job alone', async () => {
    const { jobId } = await submit({ prompt: 'one fails', num_generations: 2 }, null);
    await fail(jobId);
    const retried = await test.studio.jobs.retry(jobId, null);
    const { batchId } = await test.studio.jobs.read(jobId);
    const { jobs } = await test.studio.jobs.readBatch(batchId);
    expect(jobs.map(({ id, retryOf }) => ({ id, retryOf })).at(-1)).toEqual({ id: retried.id, retryOf: jobId });
    expect(jobs).toHaveLength(3);

    const alone = (await submit({ prompt: 'alone it fails' }, null)).jobId;
    await fail(alone);
    const again = await test.studio.jobs.retry(alone, null);
    expect(again.batchId).not.toBe((await test.studio.jobs.read(alone)).batchId);
  });
});
