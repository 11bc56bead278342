import { and, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { senderLockClass } from '../../events/listen-to-database.ts';
import { changeJob, type JobRow, type SubmissionRow } from '../records/job-rows.ts';
import { applyOutcome } from './apply-outcome.ts';
import { returnToQueue } from './claim-submission.ts';
import type { Submitter } from './create-submitter.ts';
import { readFailure } from './read-answer.ts';

const recheckMs = 5_000;
const waitingRecheckMs = 30_000;

/**
 * Checks a submission whose job is still being sent. If the sending process is dead, or no longer sends it, the
 * submission returns to the queue if nothing was sent; otherwise its outcome is unknown from now on.
 */
export async function checkSubmission(context: StudioContext, submitter: Submitter, job: JobRow): Promise<void> {
  const { database } = context;
  const [submission] = await database.select().from(submissions).where(eq(submissions.id, job.submissionId));
  if (submission?.state !== 'sending' || submitter.isSending(submission.id)) return;
  if (await isSenderAlive(context, submission)) {
    const later = new Date(Date.now() + recheckMs);
    await database
      .update(jobs)
      .set({ nextCheckAt: later })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'sending')));
    return;
  }
  if (submission.sentAt === null) {
    await returnToQueue(database, submission, 0);
    await submitter.dispatch();
    return;
  }
  const lost = new EaselError('upstream_error', 'The studio was interrupted while waiting for the response.');
  await applyOutcome(database, submission, readFailure(lost), 0);
}

/** Tries to send the next submission in the queue, and schedules a later check of a waiting job. */
export async function checkWaiting(context: StudioContext, submitter: Submitter, job: JobRow): Promise<void> {
  const nextCheckAt = new Date(Date.now() + waitingRecheckMs);
  await changeJob(context.database, job.id, ['waiting'], { nextCheckAt });
  await submitter.dispatch();
}

/** A living studio process holds the lock whose number it stores in the submissions that it sends. */
async function isSenderAlive(context: StudioContext, submission: SubmissionRow): Promise<boolean> {
  if (submission.sender === null || submission.sender === context.sender()) return false;
  const { rows } = await context.database.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${senderLockClass}, ${submission.sender}) as free`,
  );
  return rows[0]?.free !== true;
}
