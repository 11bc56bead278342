import { and, eq, sql } from 'drizzle-orm';
import { jobs, submissions } from '../../database/studio-tables.ts';
import { senderLockClass } from '../events/listen-to-database.ts';
import type { JobRow, SubmissionRow } from '../jobs/job-rows.ts';
import type { StudioContext } from '../studio-context.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { Submitter } from './create-submitter.ts';
import { readFailure } from './read-answer.ts';
import { EaselError } from '../../contract/error.ts';

const recheckMs = 5_000;

/**
 * Takes care of a submission that is still being sent, as far as its job says: one that was only recorded is sent; one whose
 * sender has died, or lives no more than in name, is unconfirmed from now on.
 */
export async function checkSubmission(context: StudioContext, submitter: Submitter, job: JobRow): Promise<void> {
  const { database } = context;
  const [submission] = await database.select().from(submissions).where(eq(submissions.id, job.submissionId));
  if (submission === undefined || submitter.isSending(submission.id)) return;
  if (submission.state === 'recorded') {
    await submitter.resume(submission);
    return;
  }
  if (submission.state !== 'sending') return;
  if (await isSenderAlive(context, submission)) {
    const later = new Date(Date.now() + recheckMs);
    await database
      .update(jobs)
      .set({ nextCheckAt: later })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'sending')));
    return;
  }
  const lost = new EaselError('upstream_error', 'The studio was interrupted while it waited for the answer.');
  await applyOutcome(database, submission, readFailure(lost), 0);
}

/** A living studio process holds the lock whose number it writes on what it sends. */
async function isSenderAlive(context: StudioContext, submission: SubmissionRow): Promise<boolean> {
  if (submission.sender === null || submission.sender === context.sender()) return false;
  const { rows } = await context.database.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${senderLockClass}, ${submission.sender}) as free`,
  );
  return rows[0]?.free !== true;
}
