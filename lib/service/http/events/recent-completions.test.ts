import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generations } from '../../../database/service-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { recentCompletions } from './recent-completions.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('service');
});
afterAll(() => test.drop());

/** Writes a generation that ended some seconds ago. An end in the future stays recent however slow the machine is. */
async function ended(owner: string, secondsAgo: number, end: Partial<typeof generations.$inferInsert> = {}) {
  const id = randomUUID();
  await test.connection.database.insert(generations).values({
    id,
    owner,
    profile: 'ig-1',
    modelName: 'ig-1',
    mediaType: 'image',
    lane: 'image',
    callStyle: 'queue',
    parameters: {},
    echo: {},
    status: 'succeeded',
    queueJobId: randomUUID(),
    seed: 1,
    completedAt: sql`now() - make_interval(secs => ${secondsAgo})`,
    ...end,
  });
  return id;
}

it('returns the owner’s completions of the last ten seconds, oldest first', async () => {
  const last = await ended('ann', -3600);
  const first = await ended('ann', -3500);
  await ended('ann', 10.5);
  await ended('ann', -3600, { status: 'cancelled' });
  await ended('bob', -3600);
  const notices = await recentCompletions(test.connection.database, 'ann');
  expect(notices.map(({ id }) => id)).toEqual([first, last]);
});

it('shortens long errors as notices do', async () => {
  await ended('eve', -3600, { status: 'failed', errorMessage: 'e'.repeat(100_000) });
  const [notice] = await recentCompletions(test.connection.database, 'eve');
  expect(notice?.error).toBe('e'.repeat(1500));
});
