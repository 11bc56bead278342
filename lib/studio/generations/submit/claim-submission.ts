import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import { countGenerations } from '../records/request-fields.ts';

/** The advisory lock under which places are given away, one after another, whichever process asks. */
const turnLock = [7_235_004, 0] as const;

const inFlight = ['sending', 'queued', 'processing'] as const;

/**
 * Takes the submission whose turn it is, if there is room for it. Nobody overtakes: when the first in line needs more room than
 * there is, the others wait as well. One that needs more than the whole room goes alone.
 *
 * @param options.sender number of the advisory lock that the sending process holds
 * @param options.limit how many generations may be sent, queued or at work, over all studios of this database
 * @returns the submission, now `sending` and this process's to send; null when nothing is to be sent now
 */
export async function takeTurn(
  database: Database,
  options: { sender: number; limit: number },
): Promise<SubmissionRow | null> {
  const [next] = await nextInLine(database);
  if (next === undefined) return null;
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${turnLock[0]}, ${turnLock[1]})`);
    const [first] = await nextInLine(transaction);
    if (first === undefined) return null;
    const [busy] = await transaction
      .select({ count: count() })
      .from(jobs)
      .where(inArray(jobs.status, [...inFlight]));
    const busyCount = busy?.count ?? 0;
    if (busyCount > 0 && busyCount + countGenerations(first.request) > options.limit) return null;
    const [taken] = await transaction
      .update(submissions)
      .set({
        state: 'sending',
        sender: options.sender,
        sentAt: null,
        sendAttempts: sql`${submissions.sendAttempts} + 1`,
      })
      .where(and(eq(submissions.id, first.id), eq(submissions.state, 'recorded')))
      .returning();
    if (taken === undefined) return null;
    await transaction
      .update(jobs)
      .set({ status: 'sending', note: null })
      .where(and(eq(jobs.submissionId, taken.id), eq(jobs.status, 'waiting')));
    return taken;
  });
}

function nextInLine(database: Database): Promise<SubmissionRow[]> {
  const isDue = or(isNull(submissions.sendAfter), lte(submissions.sendAfter, sql`now()`));
  return database
    .select()
    .from(submissions)
    .where(and(eq(submissions.state, 'recorded'), isNull(submissions.heldAt), isDue))
    .orderBy(asc(submissions.turn))
    .limit(1);
}

/**
 * Marks a taken submission as on its way, the last thing before the first byte leaves.
 *
 * @returns false when it is no longer this process's: the lock that shows it to be alive was lost, and somebody put the
 *   submission back into the line
 */
export async function markSent(database: Database, taken: SubmissionRow): Promise<boolean> {
  const mine = and(
    eq(submissions.id, taken.id),
    eq(submissions.state, 'sending'),
    eq(submissions.sendAttempts, taken.sendAttempts),
    isNull(submissions.sentAt),
  );
  const [marked] = await database.update(submissions).set({ sentAt: new Date() }).where(mine).returning();
  return marked !== undefined;
}

/** Puts a submission back into the line that was taken and surely not sent, not to be sent again before some time has passed. */
export async function returnToLine(database: Database, taken: SubmissionRow, pauseMs: number): Promise<void> {
  const sendAfter = new Date(Date.now() + pauseMs);
  await database.transaction(async (transaction) => {
    const unsent = and(
      eq(submissions.id, taken.id),
      eq(submissions.state, 'sending'),
      eq(submissions.sendAttempts, taken.sendAttempts),
      isNull(submissions.sentAt),
    );
    const [returned] = await transaction
      .update(submissions)
      .set({ state: 'recorded', sender: null, sendAfter })
      .where(unsent)
      .returning({ id: submissions.id });
    if (returned === undefined) return;
    await transaction
      .update(jobs)
      .set({ status: 'waiting', nextCheckAt: sendAfter })
      .where(and(eq(jobs.submissionId, taken.id), eq(jobs.status, 'sending')));
  });
}
