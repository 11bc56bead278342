import { sql, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { mediaWork } from '../../../database/studio-tables.ts';

/** A database row of a step to perform for a file. */
export type MediaWorkRow = InferSelectModel<typeof mediaWork>;
export type WorkStep = MediaWorkRow['step'];

/** The lease of a claimed step, which its process renews, and so the wait after that process was killed. */
export const workLeaseMs = 10_000;

const lease = sql`now() + ${workLeaseMs} * interval '1 millisecond'`;

const listOf = (steps: readonly WorkStep[]) =>
  sql.join(
    steps.map((step) => sql`${step}`),
    sql`, `,
  );

/**
 * Claims the step of these kinds that has waited longest. Several studios on one database never claim the same step: a
 * row that another is claiming is skipped, and a claimed one is not due again before its lease ends.
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

/** Matches this row only. */
export function thisWork(work: Pick<MediaWorkRow, 'mediaId' | 'step'>) {
  return sql`${mediaWork.mediaId} = ${work.mediaId} and ${mediaWork.step} = ${work.step}`;
}

/** Matches this row while its claim is valid: it may be done, given up or postponed by now. */
export function claimedWork(work: Pick<MediaWorkRow, 'mediaId' | 'step'>) {
  return sql`${thisWork(work)} and next_attempt_at <= ${lease}`;
}

/** Renews the lease of a claimed step. */
export async function renewWork(database: Database, work: MediaWorkRow): Promise<void> {
  await database.update(mediaWork).set({ nextAttemptAt: lease }).where(claimedWork(work));
}

/** Milliseconds until the next step of these kinds is due; null without one. */
export async function nextWorkInMs(database: Database, steps: readonly WorkStep[]): Promise<number | null> {
  const { rows } = await database.execute<{ milliseconds: number | null }>(
    sql`select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as milliseconds
        from ${mediaWork} where next_attempt_at is not null and step in (${listOf(steps)})`,
  );
  return rows[0]?.milliseconds ?? null;
}

/** Makes all remaining steps of a file due, including those given up. A running step continues. */
export async function retryMedia(database: Database, id: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, message: null })
    .where(sql`${eq(mediaWork.mediaId, id)} and ${mediaWork.attempts} > 0`);
}

/** Longer than storing a file takes. */
const putOffMs = 60 * 60_000;

/**
 * Protects the stored files of an id, under which a file is about to be stored. It waits for a running removal, and
 * postpones a removal by an hour, in case the file never arrives.
 */
export async function putOffRemoval(database: Pick<Database, 'insert'>, mediaId: string): Promise<void> {
  const nextAttemptAt = sql`now() + ${putOffMs} * interval '1 millisecond'`;
  await database
    .insert(mediaWork)
    .values({ mediaId, step: 'removal', nextAttemptAt })
    .onConflictDoUpdate({ target: [mediaWork.mediaId, mediaWork.step], set: { nextAttemptAt } });
}

/** The new file is not needed: makes the removal of its stored files due. */
export async function removeSoon(database: Pick<Database, 'update'>, mediaId: string): Promise<void> {
  await database
    .update(mediaWork)
    .set({ nextAttemptAt: sql`now()` })
    .where(thisWork({ mediaId, step: 'removal' }));
}

/** The file is stored: cancels the removal. */
export async function forgetRemoval(database: Pick<Database, 'delete'>, mediaId: string): Promise<void> {
  await database.delete(mediaWork).where(thisWork({ mediaId, step: 'removal' }));
}
