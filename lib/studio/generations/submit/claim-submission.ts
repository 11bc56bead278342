import { and, asc, count, eq, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { jobs, queuePauses, submissions } from '../../../database/studio-tables.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import { countGenerations } from '../records/request-fields.ts';
import type { Room } from './create-lanes.ts';

/** The advisory lock that serialises the claiming of submissions across processes. */
const queueLock = [7_235_004, 0] as const;

const inFlight = ['sending', 'queued', 'processing'] as const;

/** Waits for the lock of the queue, held until the transaction ends: no submission is claimed meanwhile. */
export async function lockQueue(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${queueLock[0]}, ${queueLock[1]})`);
}

/**
 * Claims the first submission of the queue whose lane has room. In its lane no other overtakes it: while the first does
 * not fit, the others of the lane wait as well. A submission that exceeds the room alone is sent when nothing else of
 * its lane is in flight. A paused queue sends nothing.
 *
 * @param options.sender number of the advisory lock that the sending process holds
 * @param options.room limits of generations that are sent, queued or running, over all studios of this database
 * @returns the submission, now `sending` and claimed by this process; null when nothing is to be sent now
 */
export async function claimSubmission(
  database: Database,
  options: { sender: number; room: Room },
): Promise<SubmissionRow | null> {
  const { room } = options;
  if ((await firstOfLanes(database, room)).length === 0) return null;
  return database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const firsts = await firstOfLanes(transaction, room);
    const busy = await countInFlight(transaction, room);
    const next = firsts.find(({ lane, submission }) => {
      const { most, least } = room.of(lane);
      const count = busy.get(lane) ?? 0;
      return count < least || count + countGenerations(submission.request) <= most;
    });
    if (next === undefined) return null;
    const [claimed] = await transaction
      .update(submissions)
      .set({
        state: 'sending',
        sender: options.sender,
        sentAt: null,
        sendAttempts: sql`${submissions.sendAttempts} + 1`,
      })
      .where(and(eq(submissions.id, next.submission.id), eq(submissions.state, 'recorded')))
      .returning();
    if (claimed === undefined) return null;
    await transaction
      .update(jobs)
      .set({ status: 'sending', note: null })
      .where(and(eq(jobs.submissionId, claimed.id), eq(jobs.status, 'waiting')));
    return claimed;
  });
}

/** The lane of a job: its engine, else with separate slots its kind of media. */
function laneOfJob({ isSplit }: Room): SQL<string> {
  const own = isSplit ? sql`${jobs.mediaType}` : sql`null`;
  return sql<string>`coalesce('engine/' || ${jobs.engine}, ${own}, '')`;
}

/** The first submission of each lane that may be sent now, in the order of the queue; none while it is paused. */
async function firstOfLanes(database: Database, room: Room): Promise<{ lane: string; submission: SubmissionRow }[]> {
  const lane = laneOfJob(room).as('lane');
  const isDue = or(isNull(submissions.sendAfter), lte(submissions.sendAfter, sql`now()`));
  const isPaused = database.select({ scope: queuePauses.scope }).from(queuePauses);
  const rows = await database
    .selectDistinctOn([lane], { lane, submission: submissions })
    .from(submissions)
    .innerJoin(jobs, and(eq(jobs.submissionId, submissions.id), eq(jobs.position, 0)))
    .where(and(eq(submissions.state, 'recorded'), isNull(submissions.heldAt), isDue, notExists(isPaused)))
    .orderBy(lane, asc(submissions.turn));
  return rows.toSorted((one, other) => one.submission.turn - other.submission.turn);
}

async function countInFlight(database: Database, room: Room): Promise<Map<string, number>> {
  const lane = laneOfJob(room).as('lane');
  const rows = await database
    .select({ lane, count: count() })
    .from(jobs)
    .where(inArray(jobs.status, [...inFlight]))
    .groupBy(lane);
  return new Map(rows.map((row) => [row.lane, row.count]));
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
