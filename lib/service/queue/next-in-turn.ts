import { and, eq, sql } from 'drizzle-orm';
import { generations, turns } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { MediaType } from '../../contract/media-kind.ts';
import type { Generation } from './generation-store.ts';

/** Sees to it that an owner's turn comes. */
export async function enterTurns(transaction: Database, owner: string, mediaType: MediaType): Promise<void> {
  await transaction.insert(turns).values({ owner, mediaType }).onConflictDoNothing();
}

/** Notes that an owner was given a place, so that all others come first. */
export async function takeTurn(transaction: Database, owner: string, mediaType: MediaType): Promise<void> {
  const servedAt = sql`clock_timestamp()`;
  await transaction
    .insert(turns)
    .values({ owner, mediaType, servedAt })
    .onConflictDoUpdate({ target: [turns.owner, turns.mediaType], set: { servedAt } });
}

/**
 * Chooses the generation of a kind whose turn it is: of the owners who wait, the one of whom the fewest are being drawn, and
 * of those the one that was given a place the longest ago; of that owner's, the oldest. However many one owner has waiting,
 * the next place after each of its own goes to another.
 *
 * @returns the row, locked; null when none waits that nobody else is about to change
 */
export async function nextInTurn(transaction: Database, mediaType: MediaType): Promise<Generation | null> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select waiting.id
    from ${turns} as turn
    cross join lateral (
      select id, enqueued_at from ${generations} as own
      where own.media_type = turn.media_type and own.owner = turn.owner and own.status = 'queued'
      order by own.enqueued_at, own.id limit 1
    ) as waiting
    cross join lateral (
      select count(*) as places from ${generations} as own
      where own.media_type = turn.media_type and own.owner = turn.owner and own.status = 'processing'
    ) as taken
    where turn.media_type = ${mediaType}
    order by taken.places, turn.served_at nulls first, waiting.enqueued_at
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
