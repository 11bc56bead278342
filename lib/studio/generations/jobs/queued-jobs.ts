import { and, eq, isNull, asc, inArray } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
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
  const submissionId = await readSubmissionId(context.database, id);
  await context.database.transaction(async (transaction) => {
    const [held] = await transaction
      .update(submissions)
      .set({ heldAt: new Date() })
      .where(and(eq(submissions.id, submissionId), eq(submissions.state, 'recorded')))
      .returning({ id: submissions.id });
    if (held === undefined) throw new EaselError('conflict', alreadySentMessage);
    await transaction
      .update(jobs)
      .set({ status: 'held', note: null })
      .where(and(eq(jobs.submissionId, submissionId), eq(jobs.status, 'waiting')));
  });
  return readJob(context.database, id);
}

/**
 * Resumes a held job. It has its old position in the queue, and is sent when it is first. A job that was not held stays
 * unchanged.
 *
 * @throws EaselError `resource_not_found`
 */
export async function resumeJob(context: StudioContext, submitter: Submitter, id: string): Promise<StudioJob> {
  const submissionId = await readSubmissionId(context.database, id);
  await context.database.transaction(async (transaction) => {
    await transaction
      .update(submissions)
      .set({ heldAt: null })
      .where(and(eq(submissions.id, submissionId), eq(submissions.state, 'recorded')));
    await transaction
      .update(jobs)
      .set({ status: 'waiting', nextCheckAt: new Date() })
      .where(and(eq(jobs.submissionId, submissionId), eq(jobs.status, 'held'), isNull(jobs.completedAt)));
  });
  await submitter.dispatch();
  return readJob(context.database, id);
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
    for (const [index, id] of wanted.filter((submission) => movable.has(submission)).entries()) {
      await transaction
        .update(submissions)
        .set({ turn: turns[index] ?? 0 })
        .where(eq(submissions.id, id));
    }
    return ids.filter((id) => movable.has(submissionOf.get(id) ?? ''));
  });
  const read = new Map((await readJobs(database, ordered)).map((job) => [job.id, job]));
  return ordered.flatMap((id) => read.get(id) ?? []);
}
