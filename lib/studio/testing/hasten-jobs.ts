import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** Whoever hears that a job has changed looks for due ones. */
const nobody = '00000000-0000-4000-8000-000000000000';
const everyMs = 100;
/** Those that have failed so often have shown what they have to show. */
const enoughFailures = 16;

/**
 * Makes every pause of all studios on a database short: whatever waits for its time is due now.
 *
 * @returns what ends it
 */
export function hastenJobs(database: Database): () => Promise<void> {
  const over = new AbortController();
  async function hasten(): Promise<void> {
    await database.execute(
      sql`update studio.submissions set send_after = now() where state = 'recorded' and send_after > now()`,
    );
    await database.execute(
      sql`update studio.jobs set next_check_at = now() where attended_until is null and next_check_at > now()
          and failed_checks < case status when 'keeping' then ${enoughFailures} else 8 end
          and status in ('waiting', 'sending', 'unconfirmed', 'queued', 'processing', 'keeping')`,
    );
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
