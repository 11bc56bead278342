import { and, eq, inArray, sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import type { Generation } from './generation-store.ts';
import { chooseNext, recordServed } from './choose-next.ts';

/** Takes the lock under which workers choose one after another, so that the counts of one do not change meanwhile. */
export async function lockClaims(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
}

const claimLock = 7_235_003;

/** The row of a job's generation, locked. */
async function findByJob(transaction: Database, jobId: string): Promise<Generation | null> {
  const [row] = await transaction
    .select()
    .from(generations)
    .where(and(eq(generations.queueJobId, jobId), inArray(generations.status, ['queued', 'processing'])))
    .for('update');
  return row ?? null;
}

/**
 * A job is a position in the queue, whichever generation it was enqueued for: a queued generation swaps its job with
 * the one that `chooseNext` returns.
 */
async function chooseForJob(transaction: Database, named: Generation): Promise<Generation> {
  const next = await chooseNext(transaction, named.lane);
  if (next === null || next.id === named.id) return named;
  await transaction.update(generations).set({ queueJobId: next.queueJobId }).where(eq(generations.id, named.id));
  return next;
}

/**
 * Claims a generation for a worker: the next queued one, or the job's own if that was running on a worker that was
 * lost. Raises its attempt, which fences off every earlier attempt.
 *
 * @param job the queue's job; a replaced job claims nothing
 * @returns the row, or null when there is nothing to do. Claiming one that was running counts as a loss.
 */
export async function claimGeneration(
  database: Database,
  job: { jobId: string; worker: number },
): Promise<Generation | null> {
  return database.transaction(async (transaction) => {
    await lockClaims(transaction);
    const named = await findByJob(transaction, job.jobId);
    if (named === null) return null;
    const chosen = named.status === 'queued' ? await chooseForJob(transaction, named) : named;
    const [row] = await transaction
      .update(generations)
      .set({
        status: 'processing',
        attempt: sql`${generations.attempt} + 1`,
        losses: sql`${generations.losses} + (${generations.status} = 'processing')::int`,
        worker: job.worker,
        queueJobId: job.jobId,
        // A further attempt starts over, but the reported progress does not fall.
        progress: sql`coalesce(${generations.progress}, 0)`,
        startedAt: sql`now()`,
      })
      .where(eq(generations.id, chosen.id))
      .returning();
    if (row === undefined) return null;
    await recordServed(transaction, row, row.lane);
    await sendNotice(transaction, noticeOf(row));
    return row;
  });
}
