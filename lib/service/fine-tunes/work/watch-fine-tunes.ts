import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FineTuneState } from '../../../contract/fine-tunes/fine-tune.ts';
import { fineTunes } from '../../../database/service-tables.ts';
import type { PooledDatabase } from '../../../database/connect.ts';
import { tokenizeQueue, trainQueue, type JobQueue } from '../../queue/job-queue.ts';
import { isWorkerGone } from '../../queue/worker-lock.ts';
import { changeFineTune } from '../change-state.ts';
import type { FineTuneRow } from '../fine-tune-object.ts';

const kinds: { queue: string; states: FineTuneState[] }[] = [
  { queue: tokenizeQueue, states: ['tokenizing'] },
  { queue: trainQueue, states: ['enqueued', 'running'] },
];
const rowsAtOnce = 100;

/** The state of a fine-tune's job; null without one. */
const jobState = (queue: string) =>
  sql<
    string | null
  >`(select job.state::text from pgboss.job as job where job.name = ${queue} and job.id = ${fineTunes.id})`;

/**
 * Creates the function that finds fine-tunes whose worker is gone, and requeues them. A worker that only lost its
 * connection has `graceMs` to reconnect. A fine-tune whose job failed for good ends as errored.
 *
 * @returns a function that checks once
 */
export function createFineTuneWatch(options: {
  database: PooledDatabase;
  queue: JobQueue;
  graceMs: number;
  now: () => number;
}): () => Promise<void> {
  const { database, queue } = options;
  let seen = new Map<string, number>();

  /** Requeues it, unless it has changed meanwhile: of several processes that check, one does. */
  async function requeue(row: FineTuneRow, name: string, message: string): Promise<void> {
    await changeFineTune(database, row.id, {
      when: and(eq(fineTunes.updatedAt, row.updatedAt), eq(fineTunes.status, row.status), isNull(fineTunes.finishedAt)),
      set: { worker: null },
      log: ['warning', message],
      async also(transaction) {
        await queue.remove(transaction, name, row.id);
        await queue.send(transaction, name, { jobId: row.id, id: row.id, priority: 0 });
      },
    });
  }

  return async () => {
    const stillMissing = new Map<string, number>();
    for (const { queue: name, states } of kinds) {
      const isOpen = and(inArray(fineTunes.status, states), isNull(fineTunes.finishedAt));
      const lost = await database
        .select()
        .from(fineTunes)
        .where(and(isOpen, isNotNull(fineTunes.worker), isWorkerGone(fineTunes.worker)))
        .limit(rowsAtOnce);
      for (const row of lost) {
        const key = `${row.id} ${row.attempt}`;
        const since = seen.get(key) ?? options.now();
        stillMissing.set(key, since);
        if (options.now() - since >= options.graceMs) await requeue(row, name, 'The worker was lost; starting again.');
      }
      const forgotten = await database
        .select({ row: fineTunes, job: jobState(name) })
        .from(fineTunes)
        .where(and(isOpen, isNull(fineTunes.worker), sql`${fineTunes.updatedAt} < now() - interval '10 seconds'`))
        .limit(rowsAtOnce);
      for (const { row, job } of forgotten) {
        if (job === 'failed') {
          const error = 'Stopped after several failures. Try again with a new fine-tune.';
          await changeFineTune(database, row.id, {
            when: and(isOpen, eq(fineTunes.attempt, row.attempt)),
            set: { status: 'errored', error, finishedAt: sql`now()` },
            log: ['error', error],
          });
        } else if (job === null || job === 'completed' || job === 'cancelled') {
          await requeue(row, name, 'Missing from the queue; starting again.');
        }
      }
    }
    seen = stillMissing;
  };
}
