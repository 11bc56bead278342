import type { QueueState, StudioQueue } from '../../../contract/studio/studio-queue.ts';
import { queuePauses } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { readQueueState } from '../records/queue-pause.ts';
import { listOpenJobs } from '../records/read-jobs.ts';
import { lockQueue } from '../submit/claim-submission.ts';

/** The queue of the studio: its state, and every job that has not ended. */
export async function readQueue({ database }: StudioContext): Promise<StudioQueue> {
  const [state, jobs] = await Promise.all([readQueueState(database), listOpenJobs(database)]);
  return { ...state, jobs };
}

/**
 * Pauses or resumes the queue of all studios of the database. After it is paused, no submission is claimed: what was
 * sent before continues, and new jobs wait. Jobs on hold stay on hold when it is resumed. Triggers notify the studios,
 * which then send again. Repeating a call changes nothing.
 */
export async function setQueuePaused({ database }: StudioContext, isPaused: boolean): Promise<QueueState> {
  return database.transaction(async (transaction) => {
    await lockQueue(transaction);
    if (isPaused) await transaction.insert(queuePauses).values({ scope: 'all' }).onConflictDoNothing();
    else await transaction.delete(queuePauses);
    return readQueueState(transaction);
  });
}
