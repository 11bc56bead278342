import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterParameters } from '../../../contract/studio/library-filter.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { putResult } from '../../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second));

/** A result of a batch, requested and completed at different times. */
async function put(batchId: string, name: string, requested: number, completed: number, retryOf: string | null = null) {
  const colour = `#00${String(10 + requested)}${String(10 + completed)}`;
  const { id, jobId } = await putResult(test.studio, { colour, prompt: name, createdAt: at(requested) });
  const { database } = test.studio.context;
  await database
    .update(media)
    .set({ createdAt: at(completed) })
    .where(eq(media.id, id));
  const [job] = await database.select({ submission: jobs.submissionId }).from(jobs).where(eq(jobs.id, jobId));
  await database
    .update(submissions)
    .set({ batchId, retryOf })
    .where(eq(submissions.id, job?.submission ?? ''));
  return { id, jobId };
}

it('lists a batch in the order of its request, with the place of each result', async () => {
  const { studio } = test;
  const batchId = randomUUID();
  const first = await put(batchId, 'first', 1, 9);
  await put(batchId, 'third', 3, 5);
  await put(batchId, 'second', 2, 7);
  // A retry takes the place of the job that it retries.
  await put(batchId, 'first again', 20, 30, first.jobId);
  const alone = await putResult(studio, { colour: '#ff0000', prompt: 'alone' });

  const filter = { batch: batchId };
  const { items } = await studio.library.list(filterParameters(filter));
  const captions = items.map(({ caption }) => caption);
  expect(new Set(captions.slice(0, 2))).toEqual(new Set(['first', 'first again']));
  expect(captions.slice(2)).toEqual(['second', 'third']);
  expect(items.map(({ batchPlace }) => batchPlace)).toEqual([1, 2, 3, 4].map((number) => ({ number, count: 4 })));
  const newest = await studio.library.list(filterParameters({ batch: batchId, sort: 'newest' }));
  expect(newest.items.map(({ batchPlace }) => batchPlace?.number)).not.toEqual([1, 2, 3, 4]);

  // The grid is laid out and paged in the same order.
  const { sections } = await studio.library.index(filterParameters(filter));
  expect(sections.map(({ blocks }) => blocks.map((block) => block.first))).toEqual([[items[0]?.cursor]]);
  const parameters = filterParameters(filter);
  parameters.set('startingAt', items[2]?.cursor ?? '');
  expect((await studio.library.list(parameters)).items.map(({ caption }) => caption)).toEqual(['second', 'third']);
  const middle = await studio.library.read(items[2]?.media.id ?? '', filterParameters(filter));
  expect([middle.newer, middle.older]).toEqual([items[1]?.media.id, items[3]?.media.id]);

  const { item } = await studio.library.read(alone.id, new URLSearchParams());
  expect(item.batchPlace).toBeNull();
});
