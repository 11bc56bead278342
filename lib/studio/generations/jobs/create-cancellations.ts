import { and, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { CancelledJobs } from '../../../contract/studio/studio-queue.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { createPoller, type Poller } from '../../background/create-poller.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { cancelUnsent } from './cancel-unsent.ts';

/** Cancellations that can be undone for a moment. */
export interface Cancellations {
  /**
   * Takes queued jobs out of the queue, all at once: these, or with null every one. They are held for ten seconds, then
   * cancelled by any studio of the database. Jobs on hold, and those that were sent, stay as they are.
   */
  cancelQueued: (ids: string[] | null) => Promise<CancelledJobs>;
  /** Cancels what is due, until the signal aborts. */
  run: (signal: AbortSignal) => Promise<void>;
}

const undoSeconds = 10;

/** Creates the cancellations of a studio. */
export function createCancellations(context: StudioContext): Cancellations {
  const { database, logger } = context;
  let poller: Poller | null = null;

  async function cancelQueued(only: string[] | null): Promise<CancelledJobs> {
    const undoUntil = new Date(Date.now() + undoSeconds * 1000);
    const ids = await database.transaction(async (transaction) => {
      await lockQueue(transaction);
      const named = transaction
        .select({ id: jobs.submissionId })
        .from(jobs)
        .where(only === null ? undefined : inArray(jobs.id, only));
      const taken = await transaction
        .update(submissions)
        .set({ heldAt: sql`now()`, cancelAt: undoUntil })
        .where(
          and(
            eq(submissions.state, 'recorded'),
            isNull(submissions.heldAt),
            only === null ? undefined : inArray(submissions.id, named),
          ),
        )
        .returning({ id: submissions.id });
      if (taken.length === 0) return [];
      const held = await transaction
        .update(jobs)
        .set({ status: 'held', note: null })
        .where(and(eq(jobs.status, 'waiting'), inArray(jobs.submissionId, idsOf(taken))))
        .returning({ id: jobs.id });
      return idsOf(held);
    });
    poller?.wake();
    return { ids, undoUntil: undoUntil.toISOString() };
  }

  /** Cancels what is due. @returns milliseconds until more is due; null when nothing is */
  async function cancelDue(): Promise<number | null> {
    const isAwaited = and(eq(submissions.state, 'recorded'), isNotNull(submissions.cancelAt));
    await cancelUnsent(database, and(isAwaited, lte(submissions.cancelAt, sql`now()`)));
    const [next] = await database
      .select({ at: min(submissions.cancelAt) })
      .from(submissions)
      .where(isAwaited);
    return next?.at == null ? null : next.at.getTime() - Date.now();
  }

  return {
    cancelQueued,
    async run(signal) {
      poller = createPoller({
        poll: cancelDue,
        onError: (error) => logger.warn({ error: describeError(error) }, 'cancelled jobs could not be ended'),
        signal,
      });
      await poller.run();
    },
  };
}

/**
 * Puts cancelled jobs back into the queue, at their old positions, while that is possible.
 *
 * @param ids of jobs, as `cancelQueued` returned them
 * @returns the ids of the jobs that are queued again
 */
export async function restoreQueued(context: StudioContext, submitter: Submitter, ids: string[]): Promise<string[]> {
  const restored = await context.database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const named = transaction.select({ id: jobs.submissionId }).from(jobs).where(inArray(jobs.id, ids));
    const back = await transaction
      .update(submissions)
      .set({ heldAt: null, cancelAt: null })
      .where(and(eq(submissions.state, 'recorded'), isNotNull(submissions.cancelAt), inArray(submissions.id, named)))
      .returning({ id: submissions.id });
    if (back.length === 0) return [];
    const queued = await transaction
      .update(jobs)
      .set({ status: 'waiting', nextCheckAt: sql`now()` })
      .where(and(eq(jobs.status, 'held'), inArray(jobs.submissionId, idsOf(back))))
      .returning({ id: jobs.id });
    return idsOf(queued);
  });
  await submitter.dispatch();
  return restored;
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
