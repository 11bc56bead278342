import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CancelledJobs } from '../../../contract/studio/studio-queue.ts';
import type { Database } from '../../../database/connect.ts';
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
   * Takes queued jobs out of the queue, all at once: these, on hold or not, or all of a person's that are not on hold.
   * They are held for ten seconds, then cancelled by any studio of the database. Those that were sent stay as they are.
   */
  cancelQueued: (which: { ids: string[] } | { ownerId: string }) => Promise<CancelledJobs>;
  /** Cancels what is due, until the signal aborts. */
  run: (signal: AbortSignal) => Promise<void>;
}

const undoSeconds = 10;

/** Since when a cancelled submission was on hold before its cancellation; null when the cancellation alone holds it. */
export const heldBeforeCancel = sql`case when ${submissions.heldAt} = ${submissions.cancelAt} then null else ${submissions.heldAt} end`;

/** Creates the cancellations of a studio. */
export function createCancellations(context: StudioContext): Cancellations {
  const { database, logger } = context;
  let poller: Poller | null = null;

  async function cancelQueued(which: { ids: string[] } | { ownerId: string }): Promise<CancelledJobs> {
    const { ids, undoUntil } = await database.transaction(async (transaction) => {
      await lockQueue(transaction);
      const undoUntil = await readDeadline(transaction);
      const taken = await transaction
        .update(submissions)
        // Both at one moment says that it is held by this alone.
        .set({
          heldAt: sql`coalesce(${submissions.heldAt}, ${undoUntil.toISOString()}::timestamptz)`,
          cancelAt: undoUntil,
        })
        .where(
          and(
            eq(submissions.state, 'recorded'),
            isNull(submissions.cancelAt),
            'ownerId' in which
              ? and(isNull(submissions.heldAt), eq(submissions.ownerId, which.ownerId))
              : inArray(
                  submissions.id,
                  transaction.select({ id: jobs.submissionId }).from(jobs).where(inArray(jobs.id, which.ids)),
                ),
          ),
        )
        .returning({ id: submissions.id });
      if (taken.length === 0) return { ids: [], undoUntil };
      const held = await transaction
        .update(jobs)
        .set({ status: 'held', note: null })
        .where(and(inArray(jobs.status, ['waiting', 'held']), inArray(jobs.submissionId, idsOf(taken))))
        .returning({ id: jobs.id });
      return { ids: idsOf(held), undoUntil };
    });
    poller?.wake();
    return { ids, undoUntil: undoUntil.toISOString() };
  }

  /** Cancels what is due. @returns milliseconds until more is due; null when nothing is */
  async function cancelDue(): Promise<number | 'again' | null> {
    const isAwaited = and(eq(submissions.state, 'recorded'), isNotNull(submissions.cancelAt));
    const [next] = await database
      .select({ dueInMs: sql<number | null>`extract(epoch from min(${submissions.cancelAt}) - now())::float8 * 1000` })
      .from(submissions)
      .where(isAwaited);
    const dueInMs = next?.dueInMs ?? null;
    if (dueInMs === null || dueInMs > 0) return dueInMs;
    await database.transaction(async (transaction) => {
      await lockQueue(transaction);
      // When the lock was waited for, `now()` would still be the time before.
      await cancelUnsent(transaction, and(isAwaited, lte(submissions.cancelAt, sql`clock_timestamp()`)));
    });
    return 'again';
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
 * Puts cancelled jobs back into the queue, at their old positions, while that is possible; those that were on hold before are again.
 *
 * @param ids of jobs, as `cancelQueued` returned them
 * @returns the ids of the jobs that are back
 */
export async function restoreQueued(context: StudioContext, submitter: Submitter, ids: string[]): Promise<string[]> {
  const restored = await context.database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const named = transaction.select({ id: jobs.submissionId }).from(jobs).where(inArray(jobs.id, ids));
    const back = await transaction
      .update(submissions)
      .set({ heldAt: heldBeforeCancel, cancelAt: null })
      .where(and(eq(submissions.state, 'recorded'), isNotNull(submissions.cancelAt), inArray(submissions.id, named)))
      .returning({ id: submissions.id, heldAt: submissions.heldAt });
    const putBack = async (status: 'waiting' | 'held', of: { id: string }[]) =>
      of.length === 0
        ? []
        : transaction
            .update(jobs)
            .set({ status, nextCheckAt: sql`now()` })
            .where(and(eq(jobs.status, 'held'), inArray(jobs.submissionId, idsOf(of))))
            .returning({ id: jobs.id });
    const queued = await putBack(
      'waiting',
      back.filter(({ heldAt }) => heldAt === null),
    );
    const held = await putBack(
      'held',
      back.filter(({ heldAt }) => heldAt !== null),
    );
    return idsOf([...queued, ...held]);
  });
  await submitter.dispatch();
  return restored;
}

/** Until when a cancellation of now can be undone, by the clock of the database, which all studios share. */
async function readDeadline(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ at: string }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 + ${undoSeconds * 1000} as at`,
  );
  return new Date(Math.round(Number(rows[0]?.at)));
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
