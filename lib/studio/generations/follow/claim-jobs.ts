import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { senderLockClass } from '../../events/listen-to-database.ts';
import type { JobRow } from '../records/job-rows.ts';

/**
 * The lease of a claimed job, which its process renews while it works. A killed process is detected at once by its
 * missing advisory lock, a frozen one when the lease ends.
 */
export const leaseMs = 30_000;
/** A due job that another process has claimed is checked again at this interval, in case that process dies. */
const watchMs = 2_000;

const dueStatuses = sql.raw(`'waiting', 'sending', 'unconfirmed', 'queued', 'processing', 'keeping'`);
const lease = sql`now() + ${leaseMs} * interval '1 millisecond'`;
/**
 * Whether a living process has claimed a job. `pg_locks` shows the two keys of an advisory lock as `classid` and
 * `objid`.
 */
const isAttended = sql`(attended_until > now() and exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${senderLockClass}::oid and objid = attendant::oid))`;

/**
 * Claims due jobs. Several studios on one database never claim the same job: a row that another process is claiming is
 * skipped, and a claimed one is not taken.
 *
 * @param attendant number of the advisory lock that this process holds
 */
export async function claimJobs(database: Database, attendant: number, limit: number): Promise<JobRow[]> {
  const due = sql`(
    select id from ${jobs}
    where status in (${dueStatuses}) and next_check_at <= now() and not ${isAttended}
    order by next_check_at limit ${limit} for update skip locked
  )`;
  return database
    .update(jobs)
    .set({ attendant, attendedUntil: lease })
    .where(sql`${jobs.id} in ${due}`)
    .returning();
}

const isMine = (job: JobRow, attendant: number | null) =>
  and(eq(jobs.id, job.id), attendant === null ? sql`false` : eq(jobs.attendant, attendant));

/** Renews the lease of a claimed job. */
export async function renewClaim(database: Database, job: JobRow): Promise<void> {
  await database.update(jobs).set({ attendedUntil: lease }).where(isMine(job, job.attendant));
}

/**
 * Ends the lease of a claimed job. If an event arrived meanwhile, in any studio, the job is due at once; if nothing
 * else has set its next check, after the given time.
 */
export async function releaseClaim(database: Database, job: JobRow, dueInMs = leaseMs): Promise<void> {
  await database
    .update(jobs)
    .set({
      attendant: null,
      attendedUntil: null,
      nextCheckAt: sql`case
        when hints <> ${job.hints} then now()
        when next_check_at = ${job.nextCheckAt.toISOString()}::timestamptz then now() + ${dueInMs} * interval '1 millisecond'
        else next_check_at end`,
    })
    .where(isMine(job, job.attendant));
}

/** Milliseconds until the next job is due; null when no job is open. */
export async function nextDueInMs(database: Database): Promise<number | null> {
  const { rows } = await database.execute<{ milliseconds: number | null }>(
    sql`select (extract(epoch from min(case
            when attended_until > now() then greatest(next_check_at, now() + ${watchMs} * interval '1 millisecond')
            else next_check_at end) - now()) * 1000)::float8 as milliseconds
        from ${jobs} where status in (${dueStatuses})`,
  );
  return rows[0]?.milliseconds ?? null;
}
