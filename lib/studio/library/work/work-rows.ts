import { sql, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { mediaWork } from '../../../database/studio-tables.ts';

/** A piece of work on a file, as the database knows it. */
export type MediaWorkRow = InferSelectModel<typeof mediaWork>;
export type WorkStep = MediaWorkRow['step'];

/** How long claimed work is left to its claimer, who renews that, and so how long it waits when its claimer was killed. */
export const workLeaseMs = 10_000;

const lease = sql`now() + ${workLeaseMs} * interval '1 millisecond'`;

const listOf = (steps: readonly WorkStep[]) =>
  sql.join(
    steps.map((step) => sql`${step}`),
    sql`, `,
  );

/**
 * Takes the piece of work that has waited longest among those of some steps. Several studios on one database never take the same: a row
 * that another is taking is skipped, and a claimed one is not due again before its lease ends.
 */
export async function claimWork(database: Database, steps: readonly WorkStep[]): Promise<MediaWorkRow | null> {
  const due = sql`(
    select media_id, step from ${mediaWork}
    where next_attempt_at <= now() and step in (${listOf(steps)})
    order by next_attempt_at limit 1 for update skip locked
  )`;
  const [claimed] = await database
    .update(mediaWork)
    .set({ nextAttemptAt: lease })
    .where(sql`(${mediaWork.mediaId}, ${mediaWork.step}) in ${due}`)
    .returning();
  return claimed ?? null;
}

/** This piece of work, and no other. */
export function thisWork(work: Pick<MediaWorkRow, 'mediaId' | 'step'>) {
  return sql`${mediaWork.mediaId} = ${work.mediaId} and ${mediaWork.step} = ${work.step}`;
}

/** This piece of work, for as long as it is its claimer's: it may be done, given up or put off by now. */
export function claimedWork(work: Pick<MediaWorkRow, 'mediaId' | 'step'>) {
  return sql`${thisWork(work)} and next_attempt_at <= ${lease}`;
}

/** Renews the lease of claimed work. */
export async function renewWork(database: Database, work: MediaWorkRow): Promise<void> {
  await database.update(mediaWork).set({ nextAttemptAt: lease }).where(claimedWork(work));
}

/** Milliseconds until the next piece of work of some steps is due; null when there is none. */
export async function nextWorkInMs(database: Database, steps: readonly WorkStep[]): Promise<number | null> {
  const { rows } = await database.execute<{ milliseconds: number | null }>(
    sql`select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as milliseconds
        from ${mediaWork} where next_attempt_at is not null and step in (${listOf(steps)})`,
  );
  return rows[0]?.milliseconds ?? null;
}

/** Makes everything due that is still to be made of a file, given up or not. What is being made this moment goes on. */
export async function retryMedia(database: Database, id: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, message: null })
    .where(sql`${eq(mediaWork.mediaId, id)} and ${mediaWork.attempts} > 0`);
}

/** Longer than a file is on its way into the storage. */
const putOffMs = 60 * 60_000;

/**
 * Has what is stored under an id left alone, for a file that is about to come under it. A removal that is under way is waited
 * for. One that is wanted still, because the file never came, follows in an hour.
 */
export async function putOffRemoval(database: Pick<Database, 'insert'>, mediaId: string): Promise<void> {
  const nextAttemptAt = sql`now() + ${putOffMs} * interval '1 millisecond'`;
  await database
    .insert(mediaWork)
    .values({ mediaId, step: 'removal', nextAttemptAt })
    .onConflictDoUpdate({ target: [mediaWork.mediaId, mediaWork.step], set: { nextAttemptAt } });
}

/** The file has come, and is not wanted: what was stored of it goes. */
export async function removeSoon(database: Pick<Database, 'update'>, mediaId: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ nextAttemptAt: sql`now()` })
    .where(thisWork({ mediaId, step: 'removal' }));
}

/** The file has come: nothing is to be removed any more. */
export async function forgetRemoval(database: Pick<Database, 'delete'>, mediaId: string): Promise<void> {
  await database.delete(mediaWork).where(thisWork({ mediaId, step: 'removal' }));
}
