import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { isSettled } from '../job-batch.ts';

/** An end is told when nothing more was heard of its batch for so long: its other jobs may be on their way. */
const settleMs = 400;

/**
 * Tells of batches that have come to their end: once each, however many jobs they have; once more only when something of it has
 * ended differently since.
 *
 * @param options.jobsOf the jobs of a batch as they stand
 * @param options.tell told of all jobs of a batch, none of which goes on by itself
 */
export function watchBatches(options: { jobsOf: (batchId: string) => StudioJob[]; tell: (jobs: StudioJob[]) => void }) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const told = new Map<string, string>();

  function look(batchId: string) {
    timers.delete(batchId);
    const jobs = options.jobsOf(batchId);
    if (jobs.length === 0 || !isSettled(jobs)) return;
    const ends = jobs.map(({ id, status }) => `${id} ${status}`).toSorted();
    const end = ends.join();
    if (told.get(batchId) === end) return;
    told.set(batchId, end);
    options.tell(jobs);
  }

  return {
    /** Takes note that a job has changed. */
    heard({ batchId }: StudioJob) {
      clearTimeout(timers.get(batchId));
      timers.set(
        batchId,
        setTimeout(() => look(batchId), settleMs),
      );
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
