import type { Job } from 'pg-boss';
import { describeError } from '../../logging/describe-error.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import { claimGeneration } from '../queue/claim-generation.ts';
import { generationQueue, type QueueJob } from '../queue/job-queue.ts';
import { createLossWatch } from '../queue/take-over-lost.ts';
import { followEnd } from './follow-end.ts';
import { processGeneration, type WorkTools } from './process-generation.ts';
import { StopReason } from './stop-reason.ts';
import { workerSlots, type Slot } from './worker-slots.ts';

/** The part of the service that renders. */
export interface Worker {
  /** Stops taking work, and requeues its running generations. */
  stop: () => Promise<void>;
}

const watchEveryMs = 1000;
const graceMs = 3000;
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5, heartbeatRefreshSeconds: 3 };

/**
 * Starts rendering generations from the queue, and requeues those whose worker is gone.
 *
 * @param options.number number of the advisory lock that shows that this worker is alive
 * @param options.concurrency how many generations run at once; see `workerSlots`
 * @param options.isLive whether that lock is held now; without it, this worker takes over nothing
 */
export async function startWorker(options: {
  tools: WorkTools;
  hub: NoticeHub;
  number: number;
  concurrency: number;
  videoConcurrency: number;
  isLive: () => boolean;
}): Promise<Worker> {
  const { tools, hub } = options;
  const { boss } = tools.queue;
  const running = new Set<{ control: AbortController; done: Promise<void> }>();
  let isStopping = false;

  async function work(job: Job<QueueJob>, control: AbortController): Promise<void> {
    const replace = () => control.abort(new StopReason('replaced'));
    const end = followEnd(hub, replace);
    try {
      const held = await claimGeneration(tools.database, { jobId: job.id, worker: options.number });
      if (held === null) return;
      end.watch(held.id);
      job.signal.addEventListener('abort', replace, { once: true });
      if (job.signal.aborted) replace();
      await processGeneration(tools, held, control);
    } finally {
      end.stop();
    }
  }

  async function handle([job]: Job<QueueJob>[]): Promise<void> {
    if (job === undefined) return;
    // pg-boss gives the job to the next worker; the generation's row is unchanged.
    if (isStopping) throw new Error('the worker is ending');
    const control = new AbortController();
    const entry = { control, done: work(job, control) };
    running.add(entry);
    await entry.done.finally(() => running.delete(entry));
  }

  async function openSlot(wanted: Slot): Promise<void> {
    const id = await boss.work<QueueJob>(generationQueue, { ...polling, ...wanted }, async (jobs) => {
      // Otherwise the slot would pause after each job until the next notification or poll, even while others are
      // queued.
      await handle(jobs).finally(() => boss.notifyWorker(id));
    });
  }
  for (const slot of workerSlots(options)) await openSlot(slot);

  const watch = createLossWatch({
    ...tools,
    graceMs,
    now: Date.now,
    onTakenOver: () => tools.metrics.countLoss('worker'),
  });
  let watching: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (watching !== null || !options.isLive()) return;
    watching = watch()
      .catch((error: unknown) =>
        tools.logger.debug({ reason: describeError(error) }, 'could not look for lost workers'),
      )
      .finally(() => (watching = null));
  }, watchEveryMs);

  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const held = [...running.values()];
      for (const { control } of held) control.abort(new StopReason('shutdown'));
      await Promise.allSettled([watching, ...held.map(({ done }) => done)]);
    },
  };
}
