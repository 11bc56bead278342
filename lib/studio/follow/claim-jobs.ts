import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { jobs } from '../../database/studio-tables.ts';
import type { JobRow } from '../jobs/job-rows.ts';

/** How long a claimed job is left to its claimer, and so how long one waits whose claimer was killed. Renewed while copying. */
export const leaseMs = 30_000;

const openStatuses = sql.raw(`'sending', 'unconfirmed', 'queued', 'processing', 'keeping'`);

/**
 * Takes jobs whose time has come. Several studios on one database never take the same: a row that another is taking is
 * skipped, and a taken one is not due again before its lease ends.
 */
export async function claimJobs(database: Database, limit: number): Promise<JobRow[]> {
  const due = sql`(
    select id from ${jobs}
    where status in (${openStatuses}) and next_check_at <= now()
    order by next_check_at limit ${limit} for update skip locked
  )`;
  return database
    .update(jobs)
    .set({ nextCheckAt: new Date(Date.now() + leaseMs) })
    .where(sql`${jobs.id} in ${due}`)
    .returning();
}

/** Milliseconds until the next job is due; null when none is open. */
export async function nextDueInMs(database: Database): Promise<number | null> {
  const { rows } = await database.execute<{ milliseconds: number | null }>(
    sql`select (extract(epoch from min(next_check_at) - now()) * 1000)::float8 as milliseconds
        from ${jobs} where status in (${openStatuses})`,
  );
  return rows[0]?.milliseconds ?? null;
}
