import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** No job has this id: a notification about it makes all studios look for due jobs. */
const nobody = '00000000-0000-4000-8000-000000000000';
const everyMs = 100;
/** Jobs with so many failures have shown everything. */
const enoughFailures = { follow: 5, other: 8 };
/**
 * A missing generation is looked up seven times in the same way: all but the first two and the last look-up are
 * skipped, unless `EASEL_FAULTS=full`.
 */
const skipped = process.env['EASEL_FAULTS'] === 'full' ? null : { from: 2, to: 6 };

/**
 * Shortens every delay of all studios on a database: whatever waits is due now.
 *
 * @returns a function that ends this
 */
export function hastenJobs(database: Database): () => Promise<void> {
  const over = new AbortController();
  async function hasten(): Promise<void> {
    await database.execute(
      sql`update studio.submissions set send_after = now() where state = 'recorded' and send_after > now()`,
    );
    await database.execute(
      sql`update studio.jobs set next_check_at = now() where attended_until is null and next_check_at > now()
          and failed_checks < case when status in ('queued', 'processing') then ${enoughFailures.follow}::int else ${enoughFailures.other}::int end
          and status in ('waiting', 'sending', 'unconfirmed', 'queued', 'processing', 'keeping')`,
    );
    if (skipped !== null) {
      await database.execute(
        sql`update studio.jobs set failed_checks = ${skipped.to}
            where status = 'unconfirmed' and attended_until is null and failed_checks between ${skipped.from} and ${skipped.to - 1}`,
      );
    }
    await database.execute(sql`select pg_notify('studio_events', ${nobody})`);
  }
  const running = (async () => {
    while (!over.signal.aborted) {
      await wait(everyMs);
      await hasten();
    }
  })();
  return async () => {
    over.abort();
    await running;
  };
}
