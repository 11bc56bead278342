import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { engineSpending } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import { chooseNext, recordServed } from './choose-next.ts';
import { lockClaims } from './claim-generation.ts';
import type { Generation } from './generation-store.ts';
import { engineLane } from './lane.ts';

/** What an engine may work on. */
export interface EngineShare {
  engine: string;
  /** How many generations it works on at once, whichever workers follow them. */
  slots: number;
  /** How many requests may be sent per day (UTC); null for no limit. */
  maxPerDay: number | null;
}

/** A claim: the row; or why there is none. */
export type EngineClaim = { state: 'claimed'; row: Generation } | { state: 'idle' | 'daily limit' };

/** Whether something of a generation was sent, and the rest is not cancelled. The condition of an index. */
const isBegun = and(
  sql`(${generations.engineSentAt} is not null or ${generations.engineParts} <> '[]')`,
  isNull(generations.engineClosedAt),
);

/** The oldest generation that was sent to the engine, at least in part, and that no worker follows. */
async function chooseBegun(transaction: Database, lane: string): Promise<Generation | null> {
  const [row] = await transaction
    .select()
    .from(generations)
    .where(and(eq(generations.lane, lane), eq(generations.status, 'queued'), isBegun))
    .orderBy(asc(generations.engineSentAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** How many requests generations are still to send. */
const partsToSend = sql`coalesce(sum(greatest(0, ${generations.enginePartCount}
  - jsonb_array_length(jsonb_path_query_array(${generations.engineParts}, '$[*] ? (@ != null)'))
  - (${generations.engineSentAt} is not null)::int)), 0)`;

/**
 * Whether sending a generation would exceed the limit of a day. What the begun ones are still to send counts as sent: the
 * limit is looked at once for all parts of a generation, since what a provider made is gone when the rest waits until the
 * next day. One with more parts than the limit is sent as the first of a day, and alone exceeds it.
 */
async function isLimitReached(
  transaction: Database,
  { engine, maxPerDay }: EngineShare,
  { enginePartCount }: Generation,
): Promise<boolean> {
  if (maxPerDay === null) return false;
  const lane = eq(generations.lane, engineLane(engine));
  const sent = transaction
    .select({ total: sql`coalesce(sum(${engineSpending.sent}), 0)` })
    .from(engineSpending)
    .where(and(eq(engineSpending.engine, engine), eq(engineSpending.day, sql`(now() at time zone 'UTC')::date`)));
  const running = transaction
    .select({ total: partsToSend })
    .from(generations)
    .where(and(lane, eq(generations.status, 'processing')));
  const waiting = transaction
    .select({ total: partsToSend })
    .from(generations)
    .where(and(lane, eq(generations.status, 'queued'), isBegun));
  // One statement: between two, a part that is sent meanwhile would count twice, or not at all.
  const { rows } = await transaction.execute<{ taken: string }>(sql`select ${sent} + ${running} + ${waiting} as taken`);
  const taken = Number(rows[0]?.taken ?? 0);
  return taken === 0 ? maxPerDay === 0 : taken + enginePartCount > maxPerDay;
}

/**
 * Claims a generation for an engine: first one that was sent, at least in part, and that no worker follows, then the
 * one whose turn it is. Raises its attempt, which fences off every earlier attempt.
 *
 * @param worker number of the lock that shows that the worker is alive
 */
export async function claimForEngine(database: Database, share: EngineShare, worker: number): Promise<EngineClaim> {
  const lane = engineLane(share.engine);
  return database.transaction(async (transaction) => {
    await lockClaims(transaction);
    const running = await transaction.$count(
      generations,
      and(eq(generations.lane, lane), eq(generations.status, 'processing')),
    );
    if (running >= share.slots) return { state: 'idle' };
    const begun = await chooseBegun(transaction, lane);
    const chosen = begun ?? (await chooseNext(transaction, lane));
    if (chosen === null) return { state: 'idle' };
    if (begun === null && (await isLimitReached(transaction, share, chosen))) return { state: 'daily limit' };
    const [row] = await transaction
      .update(generations)
      .set({
        status: 'processing',
        attempt: sql`${generations.attempt} + 1`,
        worker,
        progress: sql`coalesce(${generations.progress}, 0)`,
        startedAt: sql`now()`,
        waitingFor: null,
      })
      .where(eq(generations.id, chosen.id))
      .returning();
    if (row === undefined) return { state: 'idle' };
    await recordServed(transaction, row, lane);
    await sendNotice(transaction, noticeOf(row));
    return { state: 'claimed', row };
  });
}
