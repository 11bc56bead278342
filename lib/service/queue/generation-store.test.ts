import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { ie13 } from '../models/ie-13/definition.ts';
import { enqueueGenerations } from './enqueue-generations.ts';
import { findGeneration, summaryColumns } from './generation-store.ts';
import { startJobQueue, type JobQueue } from './job-queue.ts';

let test: TestDatabase;
let queue: JobQueue;
beforeAll(async () => {
  test = await createTestDatabase('service');
  queue = await startJobQueue({
    url: test.url,
    logger: createLogger('service', 'silent'),
    longestJobSeconds: 60,
  });
});
afterAll(async () => {
  await queue.stop();
  await test.drop();
});

describe('summaryColumns', () => {
  it('omit inline media, which the worker still receives', async () => {
    const { database } = test.connection;
    const media = `data:image/png;base64,${'A'.repeat(100_000)}`;
    const [made] = await enqueueGenerations(database, queue, {
      owner: 'ann',
      model: ie13,
      callStyle: 'queue',
      requestId: null,
      waitingLimit: 0,
      parameters: { prompt: 'sea', input_image: media },
      asked: { prompt: 'sea', input_image: media },
      options: {},
      count: 1,
    });
    expect(made?.parameters['input_image']).toBe(media);
    const found = await findGeneration(database, 'ann', made?.id ?? '');
    expect(found?.echo).toEqual({ prompt: 'sea', input_image: 'data:image/png;base64,… (100022 characters)' });
    expect(JSON.stringify(found).length).toBeLessThan(2000);
  });

  it('are listed newest first by an index, without sorting', async () => {
    const { database } = test.connection;
    const query = database
      .select(summaryColumns)
      .from(generations)
      .where(eq(generations.owner, 'ann'))
      .orderBy(desc(generations.enqueuedAt), desc(generations.id))
      .limit(50);
    const plan = await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await transaction.execute(sql`explain ${query}`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('generations_by_owner');
    expect(plan).not.toContain('Sort');
  });
});
