import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { claimSubmission, markSent } from './claim-submission.ts';
import { recordSubmission } from './record-submission.ts';
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

  it('lets people take turns, each in the order of their own submissions', async () => {
    const { database } = test.connection;
    const ann = '00000000-0000-4000-8000-00000000000a';
    const ben = '00000000-0000-4000-8000-00000000000b';
    await database.insert(people).values([ann, ben].map((id) => ({ id, name: id, role: 'maker' as const })));
    await database.execute(sql`truncate studio.submissions, studio.jobs cascade`);
    for (const [index, ownerId] of [ann, ann, ann, ann, ben, ben].entries()) {
      await recordSubmission(database, {
        key: `${ownerId === ann ? 'ann' : 'ben'} ${index}`,
        hash: 'h',
        request: { model: 'm' },
        model: null,
        ownerId,
      });
    }
    const claimed: string[] = [];
    const room = { isSplit: false, of: () => ({ most: 100, least: 100 }) };
    for (;;) {
      const next = await claimSubmission(database, { sender: 1, room });
      if (next === null) break;
      claimed.push(next.idempotencyKey);
      await markSent(database, next);
    }
    expect(claimed).toEqual(['ann 0', 'ben 4', 'ann 1', 'ben 5', 'ann 2', 'ann 3']);
  });

  it('remembers whose turn it was where only one is sent at a time', async () => {
    const { database } = test.connection;
    const { rows } = await database.execute<{ owner_id: string }>(sql`
      update studio.submissions set state = 'recorded', sent_at = case when idempotency_key = 'ann 3' then sent_at end
      returning owner_id`);
    expect(rows).toHaveLength(6);
    await database.execute(sql`update studio.jobs set status = 'waiting'`);
    const room = { isSplit: false, of: () => ({ most: 1, least: 1 }) };
    const next = await claimSubmission(database, { sender: 1, room });
    expect(next?.idempotencyKey).toBe('ben 4');
  });
});
