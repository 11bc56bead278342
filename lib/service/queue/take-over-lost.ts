import { and, eq, inArray, sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { isWorkerGone } from './worker-lock.ts';
import { requeue } from './enqueue-generations.ts';
import type { Generation } from './generation-store.ts';
import { generationQueue, type JobQueue } from './job-queue.ts';
import { loseGeneration } from './return-generation.ts';

/** The search for generations without a job scans the whole queue, so it runs less often. */
const forgottenEveryLooks = 10;
const lostReason = 'Stopped after the worker was lost twice. Try again.';

/** Running generations whose worker's lock is gone. */
async function findLost(database: Database): Promise<Generation[]> {
  return database
    .select()
    .from(generations)
    .where(and(eq(generations.status, 'processing'), isWorkerGone(generations.worker)))
    .limit(100);
}

/** Queued generations without a job. */
async function findForgotten(database: Database): Promise<Generation[]> {
  return database
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.status, 'queued'),
        inArray(generations.lane, ['image', 'video']),
        sql`${generations.enqueuedAt} < now() - interval '10 seconds'`,
        sql`not exists (
          select 1 from pgboss.job as job
          where job.name = ${generationQueue} and job.id = ${generations.queueJobId}
            and job.state in ('created', 'retry', 'active'))`,
      ),
    )
    .limit(100);
}

/**
 * Finds generations whose worker is gone, and requeues them; the second time, they fail. A worker that only lost its
 * connection has `graceMs` to reconnect.
 *
 * @returns a function that checks once
 */
export function createLossWatch(options: {
  database: Database;
  queue: JobQueue;
  logger: Logger;
  graceMs: number;
  onTakenOver?: () => void;
  now: () => number;
}): () => Promise<void> {
  const { database, queue, logger } = options;
  let seen = new Map<string, number>();
  let looks = 0;

  return async () => {
    const lost = await findLost(database);
    const stillMissing = new Map<string, number>();
    for (const row of lost) {
      const name = `${row.id} ${row.attempt}`;
      const since = seen.get(name) ?? options.now();
      stillMissing.set(name, since);
      if (options.now() - since < options.graceMs) continue;
      const isOurs = await loseGeneration(database, queue, row, lostReason);
      if (!isOurs) continue;
      options.onTakenOver?.();
      const { id: generation, attempt, requestId } = row;
      logger.warn({ generation, attempt, requestId }, 'took over from a lost worker');
    }
    seen = stillMissing;
    looks += 1;
    if (looks % forgottenEveryLooks !== 1) return;
    for (const row of await findForgotten(database)) {
      await database.transaction((transaction) => requeue(transaction, queue, row, row.queueJobId));
      logger.warn({ generation: row.id }, 'put a forgotten generation back into the queue');
    }
  };
}
