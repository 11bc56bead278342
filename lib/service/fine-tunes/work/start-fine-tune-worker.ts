import type { Job } from 'pg-boss';
import type { Logger } from '../../../logging/create-logger.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { tokenizeQueue, trainQueue, type JobQueue, type QueueJob } from '../../queue/job-queue.ts';
import type { Trainer } from '../train/trainer.ts';
import { trainFineTune } from '../train/train-fine-tune.ts';
import { tokenizeFineTune, type TokenizeTools } from './tokenize-fine-tune.ts';
import { createFineTuneWatch } from './watch-fine-tunes.ts';

const watchEveryMs = 1000;
const graceMs = 3000;
const taking = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, heartbeatRefreshSeconds: 3 };

/**
 * Starts processing fine-tunes from the queue: tokenizes one at a time and, with a trainer, trains.
 *
 * @param trainer null without a trainer
 */
export async function startFineTuneWorker(
  tools: TokenizeTools,
  queue: JobQueue,
  logger: Logger,
  trainer: Trainer | null,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const current = new Map<string, Promise<void>>();
  type Act = (id: string, signal: AbortSignal) => Promise<void>;

  async function take(name: string, act: Act): Promise<void> {
    await queue.boss.work<QueueJob>(name, taking, async ([job]: Job<QueueJob>[]) => {
      if (job === undefined) return;
      stopping.signal.throwIfAborted();
      const signal = AbortSignal.any([job.signal, stopping.signal]);
      const work = act(job.data.id, signal).catch((error: unknown) => {
        const details = { fineTune: job.data.id, queue: name, error: describeError(error) };
        if (!signal.aborted) logger.warn(details, 'a fine-tune was interrupted; it is tried again');
        throw error;
      });
      current.set(name, work);
      await work;
    });
  }

  await take(tokenizeQueue, (id, signal) => tokenizeFineTune(tools, id, signal));
  if (trainer !== null) await take(trainQueue, (id, signal) => trainFineTune(tools, trainer, id, signal));

  const look = createFineTuneWatch({ database: tools.database, queue, graceMs, now: () => performance.now() });
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => logger.debug({ reason: describeError(error) }, 'could not look for lost fine-tunes'))
      .finally(() => {
        looking = null;
      });
  }, watchEveryMs);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the worker is ending'));
      await Promise.allSettled([...current.values(), looking]);
    },
  };
}
