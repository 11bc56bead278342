import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { Database } from '../../../database/connect.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { readJob, readSubmissionId, readJobs } from '../records/read-jobs.ts';

/** The error of a job that can no longer be held or edited. */
export const alreadySentMessage = 'This job has already been sent. It can only be cancelled now.';

/**
 * Holds a job that was not sent yet, with all jobs of the same request.
 *
 * @throws EaselError `resource_not_found`, `conflict` for a job that was sent
 */
export async function holdJob(context: StudioContext, id: string): Promise<StudioJob> {
  await readSubmissionId(context.database, id);
  await holdJobs(context, [id]);
  const job = await readJob(context.database, id);
  if (job.status !== 'held') throw new EaselError('conflict', alreadySentMessage);
  return job;
}

/**
 * Holds all jobs among these that were not sent yet, at once, each with all jobs of its request.
 *
 * @returns ids of the jobs that are now on hold and were not before
 */
export async function holdJobs(context: StudioContext, ids: string[]): Promise<string[]> {
  return changeUnsent(context.database, ids, {
    submission: { heldAt: sql`coalesce(${submissions.heldAt}, now())`, cancelAt: null },
    from: 'waiting',
    job: { status: 'held', note: null },
  });
}

/**
 * Resumes a held job. It has its old position in the queue, and is sent when it is first. A job that was not held stays
 * unchanged.
 *
 * @throws EaselError `resource_not_found`
 */
export async function resumeJob(context: StudioContext, submitter: Submitter, id: string): Promise<StudioJob> {
  await readSubmissionId(context.database, id);
  await resumeJobs(context, submitter, [id]);
  return readJob(context.database, id);
}

/**
 * Resumes all held jobs among these, at once, each with all jobs of its request.
 *
 * @returns ids of the jobs that are queued now and were not before
 */
export async function resumeJobs(context: StudioContext, submitter: Submitter, ids: string[]): Promise<string[]> {
  const resumed = await changeUnsent(context.database, ids, {
    submission: { heldAt: null, cancelAt: null },
    from: 'held',
    job: { status: 'waiting', nextCheckAt: new Date() },
  });
  await submitter.dispatch();
  return resumed;
}

/** Changes the submissions of jobs, as far as they were not sent yet, and their jobs of one status: all or none. */
async function changeUnsent(
  database: Database,
  ids: string[],
  change: {
    submission: { heldAt: SQL | null; cancelAt: null };
    from: 'waiting' | 'held';
    job: { status: 'waiting' | 'held'; note?: null; nextCheckAt?: Date };
  },
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const named = transaction.select({ id: jobs.submissionId }).from(jobs).where(inArray(jobs.id, ids));
    const unsent = await transaction
      .update(submissions)
      .set(change.submission)
      .where(and(eq(submissions.state, 'recorded'), inArray(submissions.id, named)))
      .returning({ id: submissions.id });
    if (unsent.length === 0) return [];
    const changed = await transaction
      .update(jobs)
      .set(change.job)
      .where(
        and(
          eq(jobs.status, change.from),
          inArray(
            jobs.submissionId,
            unsent.map(({ id }) => id),
          ),
        ),
      )
      .returning({ id: jobs.id });
    return changed.map(({ id }) => id);
  });
}

/**
 * Reorders queued jobs: they exchange their positions in the queue. Jobs that were sent meanwhile are skipped, and jobs
 * that are not named keep their positions.
 *
 * @param ids of jobs, the first to be sent first
 * @returns the named jobs, in the order in which they will be sent
 */
export async function orderJobs(context: StudioContext, ids: string[]): Promise<StudioJob[]> {
  const { database } = context;
  const ordered = await database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const rows = await transaction
      .select({ jobId: jobs.id, submissionId: jobs.submissionId })
      .from(jobs)
      .where(inArray(jobs.id, ids));
    const submissionOf = new Map(rows.map(({ jobId, submissionId }) => [jobId, submissionId]));
    const wanted = [...new Set(ids.flatMap((id) => submissionOf.get(id) ?? []))];
    if (wanted.length === 0) return [];
    const queued = await transaction
      .select({ id: submissions.id, turn: submissions.turn })
      .from(submissions)
      .where(and(inArray(submissions.id, wanted), eq(submissions.state, 'recorded')))
      .orderBy(asc(submissions.id))
      .for('update');
    const turns = queued.map(({ turn }) => turn).toSorted((one, other) => one - other);
    const movable = new Set(queued.map(({ id }) => id));
    const moved = wanted.filter((submission) => movable.has(submission));
    await transaction.execute(
      sql`update ${submissions} set turn = next.turn
        from unnest(${sql.param(moved)}::uuid[], ${sql.param(turns)}::bigint[]) as next (id, turn)
        where ${submissions.id} = next.id`,
    );
    return ids.filter((id) => movable.has(submissionOf.get(id) ?? ''));
  });
  const read = new Map((await readJobs(database, ordered)).map((job) => [job.id, job]));
  return ordered.flatMap((id) => read.get(id) ?? []);
}
