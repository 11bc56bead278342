import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Studio } from '../create-studio.ts';

const everyMs = 100;
/** Those that have failed so often have shown what they have to show. */
const enoughFailures = 16;

/**
 * Makes every pause of a studio short: whatever waits for its time is due now.
 *
 * @returns what ends it
 */
export function hastenJobs({ context, jobs }: Studio): () => Promise<void> {
  const over = new AbortController();
  async function hasten(): Promise<void> {
    await context.database.execute(
      sql`update studio.submissions set send_after = now() where state = 'recorded' and send_after > now()`,
    );
    await context.database.execute(
      sql`update studio.jobs set next_check_at = now() where attended_until is null and next_check_at > now()
          and failed_checks < case status when 'keeping' then ${enoughFailures} else 8 end
          and status in ('waiting', 'sending', 'unconfirmed', 'queued', 'processing', 'keeping')`,
    );
    await jobs.hurry('none');
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
