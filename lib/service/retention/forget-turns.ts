import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { generations, turns } from '../../database/service-tables.ts';

/** Forgets who got slots more than a day ago and has nothing queued: a key may name any number of people. */
export async function forgetTurns(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    // Waits for those who queue something right now: without a turn, it would never be chosen.
    await transaction.execute(sql`lock table ${turns} in share row exclusive mode`);
    await transaction.execute(sql`
      delete from ${turns} as turn where turn.served_at < now() - interval '1 day' and not exists (
        select from ${generations} as own
        where own.lane = turn.lane and own.owner = turn.owner and own.end_user = turn.end_user and own.status = 'queued')`);
  });
}
