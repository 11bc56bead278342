import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { claimSubmission } from './claim-submission.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('studio');
});
afterAll(() => test.drop());

/** Queues submissions with one job each, the first of which is in flight. */
async function queueMany(database: Database, count: number): Promise<void> {
  await database.execute(sql`
    with recorded as (
      insert into studio.submissions (id, owner_id, idempotency_key, request_hash, request, state)
      select gen_random_uuid(), ${firstPersonId}::uuid, number::text, '', '{"model":"m"}', case number when 1 then 'accepted' else 'recorded' end
      from generate_series(1, ${count}) as number order by number + 0 returning id, state)
    insert into studio.jobs (id, submission_id, model, media_type, status)
    select gen_random_uuid(), id, 'm', 'image', case state when 'recorded' then 'waiting' else 'processing' end
    from recorded`);
  await database.execute(sql`analyze studio.submissions`);
  await database.execute(sql`analyze studio.jobs`);
}

/** How many submissions this connection has read. */
async function countReads(database: Database): Promise<number> {
  const { rows } = await database.execute<{ read: string }>(
    sql`select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) as read from pg_stat_xact_user_tables
      where schemaname = 'studio' and relname = 'submissions'`,
  );
  return Number(rows[0]?.read);
}

describe('claimSubmission', () => {
  it('reads no submission of a long queue while its lane is full, and only the first when it has room', async () => {
    const { database } = test.connection;
    await queueMany(database, 1_000);
    const claimWith = (most: number) =>
      database.transaction(async (transaction) => {
        const room = { isSplit: true, of: () => ({ most, least: most }) };
        const before = await countReads(transaction);
        const claimed = await claimSubmission(transaction, { sender: 1, room });
        return { claimed, read: (await countReads(transaction)) - before };
      });
    expect(await claimWith(1)).toEqual({ claimed: null, read: 0 });
    const { claimed, read } = await claimWith(2);
    expect(claimed).toMatchObject({ idempotencyKey: '2', state: 'sending' });
    expect(read).toBeLessThan(20);
  });
});
