import type { QueueState } from '../../../contract/studio/studio-queue.ts';
import type { Database } from '../../../database/connect.ts';
import { queuePauses } from '../../../database/studio-tables.ts';

/** Whether the studio's queue is paused, for every studio of the database. */
export async function readQueueState(database: Database): Promise<QueueState> {
  const [pause] = await database.select().from(queuePauses);
  return { pausedAt: pause?.pausedAt.toISOString() ?? null };
}
