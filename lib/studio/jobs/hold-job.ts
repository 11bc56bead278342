import { and, eq, isNull } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { readJob } from './read-jobs.ts';
import { sentWords, submissionOf } from './unsent.ts';

/**
 * Holds a job back that was not sent yet, with all that the same request asked for.
 *
 * @throws EaselError `resource_not_found`, `conflict` for a job that was sent
 */
export async function holdJob(context: StudioContext, id: string): Promise<StudioJob> {
  const submissionId = await submissionOf(context.database, id);
  await context.database.transaction(async (transaction) => {
    const [held] = await transaction
      .update(submissions)
      .set({ heldAt: new Date() })
      .where(and(eq(submissions.id, submissionId), eq(submissions.state, 'recorded')))
      .returning({ id: submissions.id });
    if (held === undefined) throw new EaselError('conflict', sentWords);
    await transaction
      .update(jobs)
      .set({ status: 'held', note: null })
      .where(and(eq(jobs.submissionId, submissionId), eq(jobs.status, 'waiting')));
  });
  return readJob(context.database, id);
}

/**
 * Lets a held job go: it takes its place in the line again, and is sent when its turn comes. One that was not held stays as it is.
 *
 * @throws EaselError `resource_not_found`
 */
export async function releaseHeldJob(context: StudioContext, submitter: Submitter, id: string): Promise<StudioJob> {
  const submissionId = await submissionOf(context.database, id);
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
