import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/create-logger.ts';

/** The queue of generations to draw. */
export const generationQueue = 'generations';

/** The queue of fine-tunes to tokenize. */
export const tokenizeQueue = 'tokenize';

/** The queue of fine-tunes to train. */
export const trainQueue = 'train';

/** The longest that the queue lets a job run. */
const longestQueueSeconds = 86_399;

/** A job carries an id alone: the truth about the work is in its row. */
export interface QueueJob {
  id: string;
}

/** The durable queue: jobs are put in and taken back within the caller's transaction. */
export interface JobQueue {
  boss: PgBoss;
  /** Puts a job in. Exists when and only when the transaction commits. */
  send: (
    transaction: Database,
    queue: string,
    options: { jobId: string; id: string; priority: number },
  ) => Promise<void>;
  /** Takes a job out, whatever its state. */
  remove: (transaction: Database, queue: string, jobId: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts pg-boss in its schema `pgboss`. Jobs wake workers by NOTIFY; a worker that stops beating is noticed within some
 * twenty seconds, which is the net under the faster watch of `take-over-lost`.
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
  // What reads for hours waits out a storage or a database that is away for some minutes.
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
