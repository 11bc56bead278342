import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Job } from 'pg-boss';
import { fineTunes } from '../../database/service-tables.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import { tokenizeQueue, type JobQueue, type QueueJob } from '../queue/job-queue.ts';
import { failTokenizing, tokenizeFineTune, type TokenizeTools } from './tokenize-fine-tune.ts';

const watchEveryMs = 10_000;

/** Ends tokenizations that no job stands for any more: every try was lost. */
async function endForgotten({ database }: TokenizeTools): Promise<void> {
  const rows = await database
    .select({ id: fineTunes.id })
    .from(fineTunes)
    .where(
      and(
        eq(fineTunes.status, 'tokenizing'),
        isNull(fineTunes.finishedAt),
        sql`${fineTunes.updatedAt} < now() - interval '10 seconds'`,
        sql`not exists (
          select 1 from pgboss.job as job
          where job.name = ${tokenizeQueue} and job.id = ${fineTunes.id}
            and job.state in ('created', 'retry', 'active'))`,
      ),
    );
  for (const { id } of rows) await failTokenizing(database, id, 'Tokenizing failed several times and was given up.');
}

/** Starts taking fine-tunes to tokenize from the queue, one at a time. */
export async function startTokenizer(
  tools: TokenizeTools,
  { boss }: JobQueue,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  let current: Promise<void> = Promise.resolve();

  async function handle([job]: Job<QueueJob>[]): Promise<void> {
    if (job === undefined) return;
    stopping.signal.throwIfAborted();
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    current = tokenizeFineTune(tools, job.data.id, signal).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ fineTune: job.data.id, error: describeError(error) }, 'tokenizing failed');
      throw error;
    });
    await current;
  }

  await boss.work<QueueJob>(
    tokenizeQueue,
    { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, heartbeatRefreshSeconds: 3 },
    handle,
  );
  const timer = setInterval(() => {
    endForgotten(tools).catch((error: unknown) =>
      logger.debug({ reason: describeError(error) }, 'could not look for lost jobs'),
    );
  }, watchEveryMs);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the worker is ending'));
      await current.catch(() => undefined);
    },
  };
}
