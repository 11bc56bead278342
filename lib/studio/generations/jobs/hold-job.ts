import { and, eq, isNull } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { StudioJob } from '../../../contract/studio-job.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { readJob, readSubmissionId } from '../records/read-jobs.ts';

/** Why a job can no longer be held or edited. */
export const alreadySentMessage = 'It was sent already. What was sent can only be cancelled.';

/**
 * Puts a job on hold that was not sent yet, with all jobs of the same request.
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
 * Resumes a held job: it is at its old position in the queue again, and is sent when it is first. One that was not held stays as it is.
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
