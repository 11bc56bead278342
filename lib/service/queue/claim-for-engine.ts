import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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
  /** How many may be sent per day (UTC); null for no limit. */
  maxPerDay: number | null;
}

/** A claim: the row; or why there is none. */
export type EngineClaim = { state: 'claimed'; row: Generation } | { state: 'idle' | 'daily limit' };

/** The oldest generation that was sent to the engine and that no worker follows. */
async function chooseSent(transaction: Database, lane: string): Promise<Generation | null> {
  const [row] = await transaction
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.lane, lane),
        eq(generations.status, 'queued'),
        isNotNull(generations.engineSentAt),
        // Always so; with it, an index holds these few of however many are queued.
        isNull(generations.engineClosedAt),
      ),
    )
    .orderBy(asc(generations.engineSentAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

async function isLimitReached(transaction: Database, { engine, maxPerDay }: EngineShare): Promise<boolean> {
  if (maxPerDay === null) return false;
  const [sent] = await transaction
    .select({ total: sql<string>`coalesce(sum(${engineSpending.sent}), 0)` })
    .from(engineSpending)
    .where(and(eq(engineSpending.engine, engine), eq(engineSpending.day, sql`(now() at time zone 'UTC')::date`)));
  const aboutToSend = await transaction.$count(
    generations,
    and(
      eq(generations.lane, engineLane(engine)),
      eq(generations.status, 'processing'),
      isNull(generations.engineSentAt),
    ),
  );
  return Number(sent?.total ?? 0) + aboutToSend >= maxPerDay;
}

/**
 * Claims a generation for an engine: first one that was sent and that no worker follows, then the one whose turn it is.
 * Raises its attempt, which fences off every earlier attempt.
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
    const sent = await chooseSent(transaction, lane);
    const chosen = sent ?? (await chooseNext(transaction, lane));
    if (chosen === null) return { state: 'idle' };
    if (sent === null && (await isLimitReached(transaction, share))) return { state: 'daily limit' };
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
    await recordServed(transaction, row.owner, lane);
    await sendNotice(transaction, noticeOf(row));
    return { state: 'claimed', row };
  });
}
