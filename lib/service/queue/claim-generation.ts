import { and, eq, inArray, sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { sendNotice } from '../events/notice.ts';
import { noticeOf, type Generation } from './generation-store.ts';

/**
 * Takes a generation up for a worker: raises its attempt, which shuts every earlier attempt out.
 *
 * @param job the queue's job; one that was replaced claims nothing
 * @returns the row, or null when there is nothing to do. One that was still being drawn counts as a loss.
 */
export async function claimGeneration(
  database: Database,
  job: { jobId: string; id: string; worker: number },
): Promise<Generation | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(generations)
      .set({
        status: 'processing',
        attempt: sql`${generations.attempt} + 1`,
        losses: sql`${generations.losses} + (${generations.status} = 'processing')::int`,
        worker: job.worker,
        progress: 0,
        startedAt: sql`now()`,
      })
      .where(
        and(
          eq(generations.id, job.id),
          eq(generations.queueJobId, job.jobId),
          inArray(generations.status, ['queued', 'processing']),
        ),
      )
      .returning();
    if (row === undefined) return null;
    await sendNotice(transaction, noticeOf(row));
    return row;
  });
}
