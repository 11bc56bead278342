import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isSettled } from '@/lib/client/jobs/job-batch';

/** A batch is checked when none of its jobs has changed for this long: updates of its other jobs may still arrive. */
const settleMs = 400;

/** Watches batches for their end. */
export interface BatchWatch {
  /** To be called with every job that has changed. */
  jobChanged: (job: StudioJob) => void;
  stop: () => void;
}

/**
 * Reports batches that have ended: each once, however many jobs it has, and again only if one of its jobs has another
 * outcome since.
 *
 * @param options.jobsOf the current jobs of a batch
 * @param options.onEnd called with all jobs of a batch, when none of them is running
 */
export function watchBatches(options: {
  jobsOf: (batchId: string) => StudioJob[];
  onEnd: (jobs: StudioJob[]) => void;
}): BatchWatch {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const reported = new Map<string, string>();

  function check(batchId: string) {
    timers.delete(batchId);
    const jobs = options.jobsOf(batchId);
    if (jobs.length === 0 || !isSettled(jobs)) return;
    const outcomes = jobs.map(({ id, status }) => `${id} ${status}`).toSorted();
    const outcome = outcomes.join();
    if (reported.get(batchId) === outcome) return;
    reported.set(batchId, outcome);
    options.onEnd(jobs);
  }

  return {
    jobChanged({ batchId }) {
      clearTimeout(timers.get(batchId));
      timers.set(
        batchId,
        setTimeout(() => check(batchId), settleMs),
      );
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
