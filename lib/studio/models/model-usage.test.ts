import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryItems } from '../../database/studio-library-tables.ts';
import { jobs } from '../../database/studio-tables.ts';
import { putResult } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { readModelUsage } from './model-usage.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const usage = async (model: string) =>
  (await readModelUsage(test.studio.context.database)).find((one) => one.model === model);

describe('readModelUsage', () => {
  it('reports the median of the runs, the newest job and the first result of each model', async () => {
    const { database } = test.studio.context;
    const made = [];
    const runs = [
      { colour: 'red', seconds: 3 },
      { colour: 'orange', seconds: 90 },
      { colour: 'gold', seconds: 5 },
    ];
    for (const [day, { colour, seconds }] of runs.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, day + 1));
      const result = await putResult(test.studio, { colour, prompt: 'a pear', model: 'used', createdAt });
      await database.update(jobs).set({ runSeconds: seconds }).where(eq(jobs.id, result.jobId));
      made.push(result);
    }
    await putResult(test.studio, { colour: 'blue', prompt: 'a plum', model: 'never-timed' });
    expect(await usage('used')).toEqual({
      model: 'used',
      seconds: 5,
      lastUsedAt: '2026-01-03T00:00:00.000Z',
      firstResult: { mediaId: made[0]?.id, kind: 'image' },
    });
    expect(await usage('never-timed')).toMatchObject({ seconds: null });
    expect(await usage('unused')).toBeUndefined();

    const [first, second] = made.map(({ id }) => id);
    await database
      .update(libraryItems)
      .set({ trashedAt: new Date() })
      .where(inArray(libraryItems.id, [first ?? '']));
    expect(await usage('used')).toMatchObject({ firstResult: { mediaId: second } });
  });

  it('leaves failed runs out of the seconds', async () => {
    const { database } = test.studio.context;
    const { jobId } = await putResult(test.studio, { colour: 'green', prompt: 'a fig', model: 'failing' });
    await database.update(jobs).set({ runSeconds: 1, status: 'failed' }).where(eq(jobs.id, jobId));
    expect(await usage('failing')).toMatchObject({ seconds: null });
  });
});
