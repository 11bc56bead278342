import { and, eq, sql } from 'drizzle-orm';
import { generations, turns } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { Generation } from './generation-store.ts';

/** Adds an owner to the round-robin of a lane. */
export async function addOwner(transaction: Database, owner: string, lane: string): Promise<void> {
  await transaction.insert(turns).values({ owner, lane }).onConflictDoNothing();
}

/** Records that an owner got a slot, so that all others come first. */
export async function recordServed(transaction: Database, owner: string, lane: string): Promise<void> {
  const servedAt = sql`clock_timestamp()`;
  await transaction
    .insert(turns)
    .values({ owner, lane, servedAt })
    .onConflictDoUpdate({ target: [turns.owner, turns.lane], set: { servedAt } });
}

/**
 * Chooses the next generation of a lane. Among owners with queued generations, the one with the fewest running comes
 * first, then the one that got a slot longest ago; of that owner's generations, the oldest. However many one owner has
 * queued, the next slot after each of its own goes to another owner.
 *
 * @returns the row, locked; null when every queued one is locked by another transaction, or none is queued
 */
export async function chooseNext(transaction: Database, lane: string): Promise<Generation | null> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select waiting.id
    from ${turns} as turn
    cross join lateral (
      select id, enqueued_at from ${generations} as own
      where own.lane = turn.lane and own.owner = turn.owner and own.status = 'queued'
      order by own.enqueued_at, own.id limit 1
    ) as waiting
    cross join lateral (
      select count(*) as slots from ${generations} as own
      where own.lane = turn.lane and own.owner = turn.owner and own.status = 'processing'
    ) as taken
    where turn.lane = ${lane}
    order by taken.slots, turn.served_at nulls first, waiting.enqueued_at
    limit 1`);
  const [chosen] = rows;
  if (chosen === undefined) return null;
  const [row] = await transaction
    .select()
    .from(generations)
    .where(and(eq(generations.id, chosen.id), eq(generations.status, 'queued')))
    .for('update', { skipLocked: true });
  return row ?? null;
}
