import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import { countGenerations } from '../records/request-fields.ts';

/** The advisory lock that serialises the claiming of submissions across processes. */
const queueLock = [7_235_004, 0] as const;

const inFlight = ['sending', 'queued', 'processing'] as const;

/**
 * Claims the first submission of the queue, if the limit allows it. No other overtakes it: while the first does not
 * fit, the others wait as well. A submission that exceeds the limit alone is sent when nothing else is in flight.
 *
 * @param options.sender number of the advisory lock that the sending process holds
 * @param options.limit limit of generations that are sent, queued or running, over all studios of this database
 * @returns the submission, now `sending` and claimed by this process; null when nothing is to be sent now
 */
export async function claimSubmission(
  database: Database,
  options: { sender: number; limit: number },
): Promise<SubmissionRow | null> {
  const [next] = await nextInQueue(database);
  if (next === undefined) return null;
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${queueLock[0]}, ${queueLock[1]})`);
    const [first] = await nextInQueue(transaction);
    if (first === undefined) return null;
    const [busy] = await transaction
      .select({ count: count() })
      .from(jobs)
      .where(inArray(jobs.status, [...inFlight]));
    const busyCount = busy?.count ?? 0;
    if (busyCount > 0 && busyCount + countGenerations(first.request) > options.limit) return null;
    const [claimed] = await transaction
      .update(submissions)
      .set({
        state: 'sending',
        sender: options.sender,
        sentAt: null,
        sendAttempts: sql`${submissions.sendAttempts} + 1`,
      })
      .where(and(eq(submissions.id, first.id), eq(submissions.state, 'recorded')))
      .returning();
    if (claimed === undefined) return null;
    await transaction
      .update(jobs)
      .set({ status: 'sending', note: null })
      .where(and(eq(jobs.submissionId, claimed.id), eq(jobs.status, 'waiting')));
    return claimed;
  });
}

function nextInQueue(database: Database): Promise<SubmissionRow[]> {
  const isDue = or(isNull(submissions.sendAfter), lte(submissions.sendAfter, sql`now()`));
  return database
    .select()
    .from(submissions)
    .where(and(eq(submissions.state, 'recorded'), isNull(submissions.heldAt), isDue))
    .orderBy(asc(submissions.turn))
    .limit(1);
}

/**
 * Marks a claimed submission as sent, immediately before the first byte is sent.
 *
 * @returns false when it no longer belongs to this process: the lock that shows that the process is alive was lost, and
 *   another process put the submission back into the queue
 */
export async function markSent(database: Database, claimed: SubmissionRow): Promise<boolean> {
  const mine = and(
    eq(submissions.id, claimed.id),
    eq(submissions.state, 'sending'),
    eq(submissions.sendAttempts, claimed.sendAttempts),
    isNull(submissions.sentAt),
  );
  const [marked] = await database.update(submissions).set({ sentAt: new Date() }).where(mine).returning();
  return marked !== undefined;
}

/** Returns a claimed submission that was certainly not sent to the queue. It cannot be claimed again for `pauseMs`. */
export async function returnToQueue(database: Database, claimed: SubmissionRow, pauseMs: number): Promise<void> {
  const sendAfter = new Date(Date.now() + pauseMs);
  await database.transaction(async (transaction) => {
    const notSent = and(
      eq(submissions.id, claimed.id),
      eq(submissions.state, 'sending'),
      eq(submissions.sendAttempts, claimed.sendAttempts),
      isNull(submissions.sentAt),
    );
    const [returned] = await transaction
      .update(submissions)
      .set({ state: 'recorded', sender: null, sendAfter })
      .where(notSent)
      .returning({ id: submissions.id });
    if (returned === undefined) return;
    await transaction
      .update(jobs)
      .set({ status: 'waiting', nextCheckAt: sendAfter })
      .where(and(eq(jobs.submissionId, claimed.id), eq(jobs.status, 'sending')));
  });
}
