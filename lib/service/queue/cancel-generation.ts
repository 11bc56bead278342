import { and, eq, inArray, sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import { generationQueue, type JobQueue } from './job-queue.ts';
import { removePreviews } from './preview-store.ts';

/**
 * Cancels a generation at once, unless it has ended: its worker is notified, stops, and can no longer finish it.
 */
export async function cancelGeneration(database: Database, queue: JobQueue, id: string, reason: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(generations)
      .set({
        status: 'cancelled',
        errorMessage: reason,
        worker: null,
        waitingFor: null,
        preview: null,
        completedAt: sql`now()`,
      })
      .where(and(eq(generations.id, id), inArray(generations.status, ['queued', 'processing'])))
      .returning();
    if (row === undefined) return;
    await removePreviews(transaction, [row.id]);
    await queue.remove(transaction, generationQueue, row.queueJobId);
    await sendNotice(transaction, noticeOf(row));
  });
}
