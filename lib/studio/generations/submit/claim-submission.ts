import { and, count, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { directGenerations } from '../../../database/studio-limit-tables.ts';
import { jobs, queuePauses, submissions } from '../../../database/studio-tables.ts';
import { runningDirect } from '../../limits/counted-jobs.ts';
import { mostAtOnce } from '../../limits/limit-rows.ts';
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
 * Claims the first submission of the queue whose lane has room; people take turns in a lane. No other overtakes it
 * there: while the first does not fit, the others of the lane wait as well. A submission that exceeds the room alone is
 * sent when nothing else of its lane is in flight. A paused queue sends nothing.
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
  // Every event of a job asks: most of the time there is nothing to send, and nobody waits for the lock.
  if ((await nextToSend(database, room)) === null) return null;
  return database.transaction(async (transaction) => {
    await lockQueue(transaction);
    const next = await nextToSend(transaction, room);
    if (next === null) return null;
    const [claimed] = await transaction
      .update(submissions)
      .set({
        state: 'sending',
        sender: options.sender,
        sentAt: null,
        sendAttempts: sql`${submissions.sendAttempts} + 1`,
      })
      .where(and(eq(submissions.id, next), eq(submissions.state, 'recorded')))
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

/**
 * The first submission in the order of the queue that its lane has room for. Lanes without room are not looked through.
 *
 * @returns its id; null when nothing can be sent now
 */
async function nextToSend(database: Database, room: Room): Promise<string | null> {
  const busy = await countInFlight(database, room);
  const firsts: { id: string; turn: number }[] = [];
  for (const lane of await readWaitingLanes(database, room)) {
    const { most, least } = room.of(lane, busy);
    const count = busy.get(lane) ?? 0;
    if (count >= Math.max(most, least)) continue;
    const first = await firstOfLane(database, room, lane);
    if (first !== null && (count < least || count + countGenerations(first.request) <= most)) firsts.push(first);
  }
  return firsts.toSorted((one, other) => one.turn - other.turn)[0]?.id ?? null;
}

/** The lanes of the jobs that wait; none while the queue is paused. */
async function readWaitingLanes(database: Database, room: Room): Promise<string[]> {
  const isPaused = database.select({ scope: queuePauses.scope }).from(queuePauses);
  const rows = await database
    .selectDistinct({ lane: laneOfJob(room) })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), eq(jobs.position, 0), notExists(isPaused)));
  return rows.map(({ lane }) => lane);
}

/**
 * The submission of a lane that may be sent now, with what says how many generations it asks for. People take turns: who
 * has the fewest generations in flight in the lane comes first, then whose last one was sent longest ago. Of each person's
 * submissions, it is the first in the order of the queue. Whoever has as many at the service as they may waits, in all
 * lanes; a submission that exceeds that limit alone is sent when nothing else of theirs is there.
 */
async function firstOfLane(database: Database, room: Room, lane: string) {
  const { rows } = await database.execute<{ id: string; turn: string; count: unknown }>(sql`
    with recursive waiting (owner_id) as (
      (select owner_id from studio.submissions where state = 'recorded' order by owner_id, turn limit 1)
      union all
      select (select next.owner_id from studio.submissions as next
        where next.state = 'recorded' and next.owner_id > waiting.owner_id order by next.owner_id, next.turn limit 1)
      from waiting where waiting.owner_id is not null
    )
    select first.id, first.turn, first.count from waiting
    cross join lateral (
      select submissions.id, submissions.turn, submissions.request -> 'num_generations' as count
      from studio.submissions join studio.jobs on jobs.submission_id = submissions.id and jobs.position = 0
      where submissions.owner_id = waiting.owner_id and state = 'recorded' and held_at is null
        and (send_after is null or send_after <= now()) and ${laneOfJob(room)} = ${lane}
      order by submissions.owner_id, submissions.turn limit 1
    ) as first
    cross join lateral (
      select count(*) filter (where ${laneOfJob(room)} = ${lane}) as count,
        count(*) + (select count(*) from ${directGenerations}
          where ${directGenerations.ownerId} = waiting.owner_id and ${runningDirect}) as in_all_lanes
      from studio.jobs join studio.submissions as sent on sent.id = jobs.submission_id
      where ${inArray(jobs.status, [...inFlight])} and sent.owner_id = waiting.owner_id
    ) as in_flight
    cross join lateral (
      select ${mostAtOnce(sql`waiting.owner_id`)} as most,
        (select count(*) from studio.jobs where jobs.submission_id = first.id and jobs.status = 'waiting') as asked
    ) as own
    cross join lateral (
      select max(sent_at) as at from studio.submissions as sent where sent.owner_id = waiting.owner_id
    ) as last_sent
    where waiting.owner_id is not null
      and (own.most is null or in_flight.in_all_lanes = 0 or in_flight.in_all_lanes + own.asked <= own.most)
    order by in_flight.count, last_sent.at nulls first, first.turn
    limit 1`);
  const [first] = rows;
  return first === undefined
    ? null
    : { id: first.id, turn: Number(first.turn), request: { num_generations: first.count } };
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
