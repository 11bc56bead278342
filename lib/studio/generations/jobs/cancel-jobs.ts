import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import { storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { Follower } from '../follow/create-follower.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import { cancelJob } from './cancel-job.ts';
import { cancelUnsent } from './cancel-unsent.ts';

/** How many cancellations the media service is asked for at once. */
const atOnce = 8;
/** How long a job that is being sent is waited for, so that it can be cancelled at the service. */
const sendingMs = 15_000;
const pollMs = 100;

/**
 * Cancels many jobs. Those that were not sent yet end together, in one transaction that excludes sending, so that none
 * starts in between. For the others the media service is asked to cancel each; those that it cannot cancel continue.
 * Jobs that are created meanwhile stay. An error with one job is logged, and the others are still cancelled.
 *
 * @param which these jobs, or all of a person's that have not ended, with all takes of storyboards that wait to become one
 * @returns ids of the jobs that have ended, or for which cancellation was requested
 */
export async function cancelJobs(
  context: StudioContext,
  follower: Follower,
  which: { ids: string[] } | { ownerId: string },
): Promise<string[]> {
  const { database, logger } = context;
  const { ended, sent } = await database.transaction(async (transaction) => {
    await lockQueue(transaction);
    // First, so that a take that becomes a job right now is among the jobs below.
    if ('ownerId' in which) {
      await transaction
        .update(storyboardTakes)
        .set({ state: 'cancelled' })
        .where(and(eq(storyboardTakes.state, 'waiting'), eq(storyboardTakes.ownerId, which.ownerId)));
    }
    const named = submissionsOf(transaction, which);
    return {
      ended: await cancelUnsent(transaction, inArray(submissions.id, named)),
      sent: await transaction
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            'ids' in which ? inArray(jobs.id, which.ids) : inArray(jobs.submissionId, named),
            inArray(jobs.status, ['sending', 'queued', 'processing']),
          ),
        ),
    };
  });

  async function cancelSent(id: string): Promise<string | null> {
    try {
      await cancelJob(context, follower, id);
      return id;
    } catch (error) {
      if (!isEaselError(error)) logger.error({ error: describeError(error), job: id }, 'a job could not be cancelled');
      return null;
    }
  }
  const until = Date.now() + sendingMs;
  const requested: (string | null)[] = [];
  const open = new Set(sent.map(({ id }) => id));
  while (open.size > 0) {
    const rows = await database
      .select({ id: jobs.id, status: jobs.status })
      .from(jobs)
      .where(inArray(jobs.id, [...open]));
    const answered = rows.filter(({ status }) => status !== 'sending').slice(0, atOnce);
    requested.push(...(await Promise.all(answered.map(({ id }) => cancelSent(id)))));
    for (const { id } of answered) open.delete(id);
    // The others are still being sent.
    if (answered.length === 0) {
      if (Date.now() > until) break;
      await wait(pollMs);
    }
  }
  return [...ended, ...requested.filter((id) => id !== null)];
}

function submissionsOf(database: Database, which: { ids: string[] } | { ownerId: string }) {
  return 'ids' in which
    ? database.select({ id: jobs.submissionId }).from(jobs).where(inArray(jobs.id, which.ids))
    : database.select({ id: submissions.id }).from(submissions).where(eq(submissions.ownerId, which.ownerId));
}
