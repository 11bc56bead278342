import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';

/** The queue of generations to render. */
export const generationQueue = 'generations';

/** The queue of fine-tunes to tokenize. */
export const tokenizeQueue = 'tokenize';

/** The queue of fine-tunes to train. */
export const trainQueue = 'train';

/** The longest duration of a job. */
const longestQueueSeconds = 86_399;

/** A job only carries an id; the row of the generation or fine-tune is authoritative. */
export interface QueueJob {
  id: string;
}

/** The durable queue: jobs are added and removed within the caller's transaction. */
export interface JobQueue {
  boss: PgBoss;
  /** Adds a job, which exists if and only if the transaction commits. */
  send: (
    transaction: Database,
    queue: string,
    options: { jobId: string; id: string; priority: number },
  ) => Promise<void>;
  /** Removes a job, whatever its state. */
  remove: (transaction: Database, queue: string, jobId: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts pg-boss in its schema `pgboss`. Jobs wake workers by NOTIFY. A worker without a heartbeat is noticed within
 * some twenty seconds; the watch of `take-over-lost` is faster, and this is its fallback.
 *
 * @param options.longestJobSeconds after which a job that still runs counts as lost
 */
export async function startJobQueue(options: {
  url: string;
  logger: Logger;
  longestJobSeconds: number;
}): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: options.url,
    schema: 'pgboss',
    application_name: 'easel service queue',
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
  });
  boss.on('error', (error) => options.logger.warn({ reason: error.message }, 'queue'));
  boss.on('warning', ({ message }) => options.logger.debug({ reason: message }, 'queue'));
  await boss.start();
  const common = {
    notify: true,
    heartbeatSeconds: 10,
    retryLimit: 3,
    retryDelay: 0,
    expireInSeconds: options.longestJobSeconds,
    deleteAfterSeconds: 3600,
  };
  // Work that takes hours waits while the storage or the database is unavailable for some minutes.
  const patient = { ...common, expireInSeconds: longestQueueSeconds, retryLimit: 6, retryDelay: 2, retryBackoff: true };
  for (const [name, options] of [
    [generationQueue, common],
    [tokenizeQueue, patient],
    [trainQueue, patient],
  ] as const) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  return {
    boss,
    async send(transaction, queue, { jobId, id, priority }) {
      const data: QueueJob = { id };
      await boss.send(queue, data, { id: jobId, priority, db: fromDrizzle(transaction, sql) });
    },
    async remove(transaction, queue, jobId) {
      await boss.deleteJob(queue, jobId, { db: fromDrizzle(transaction, sql) });
    },
    stop: () => boss.stop({ graceful: false, close: true }),
  };
}
