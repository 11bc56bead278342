import { and, eq, sql } from 'drizzle-orm';
import { generations, turns } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { Generation } from './generation-store.ts';

/** Who takes turns: a person among those who share a key. */
type Asker = Pick<Generation, 'owner' | 'endUser'>;

/** Adds an owner, and a person of theirs, to the round-robin of a lane. */
export async function addTurn(transaction: Database, { owner, endUser }: Asker, lane: string): Promise<void> {
  await transaction.insert(turns).values({ owner, endUser, lane }).onConflictDoNothing();
}

/** Records that somebody got a slot, so that all others come first. */
export async function recordServed(transaction: Database, { owner, endUser }: Asker, lane: string): Promise<void> {
  const servedAt = sql`clock_timestamp()`;
  await transaction
    .insert(turns)
    .values({ owner, endUser, lane, servedAt })
    .onConflictDoUpdate({ target: [turns.owner, turns.lane, turns.endUser], set: { servedAt } });
}

/**
 * Chooses the next generation of a lane. Among owners with queued generations, the one with the fewest running comes
 * first, then the one that got a slot longest ago; among the people of that owner, likewise; of theirs, the oldest.
 * However many one has queued, the next slot after each of their own goes to another. An owner gains nothing by naming
 * many people.
 *
 * @returns the row, locked; null when every queued one is locked by another transaction, or none is queued
 */
export async function chooseNext(transaction: Database, lane: string): Promise<Generation | null> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with waiting as (
      select turn.owner, turn.end_user, turn.served_at, first.id, first.enqueued_at
      from ${turns} as turn
      cross join lateral (
        select id, enqueued_at from ${generations} as own
        where own.lane = turn.lane and own.owner = turn.owner and own.end_user = turn.end_user and own.status = 'queued'
        order by own.enqueued_at, own.id limit 1
      ) as first
      where turn.lane = ${lane}
    ), running as (
      select owner, end_user, count(*) as slots from ${generations}
      where lane = ${lane} and status = 'processing' group by owner, end_user
    )
    select waiting.id from waiting
    left join lateral (select sum(slots) as slots from running where owner = waiting.owner) as of_owner on true
    left join running as of_user on of_user.owner = waiting.owner and of_user.end_user = waiting.end_user
    left join lateral (
      select max(served_at) as served_at from ${turns} as turn where turn.lane = ${lane} and turn.owner = waiting.owner
    ) as last on true
    order by coalesce(of_owner.slots, 0), last.served_at nulls first,
      coalesce(of_user.slots, 0), waiting.served_at nulls first, waiting.enqueued_at
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
