import { isUnsent } from '@/lib/contract/studio/studio-job-status';
import { currentJobs, inRequestOrder } from '@/lib/client/jobs/batch-cells';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** Jobs with one tile in the jobs bar: a job, or all jobs of a batch. */
export interface JobGroup {
  /** The id of the batch that its jobs share. */
  key: string;
  /** In the order in which they were requested. */
  jobs: [StudioJob, ...StudioJob[]];
}

/** Whether a group is in the queue: at least one of its jobs was not sent yet. */
export function isInQueue({ jobs }: JobGroup): boolean {
  return jobs.some(({ status }) => isUnsent(status));
}

/**
 * Jobs as the jobs bar shows them: first the queue, the last to be sent in front, so that the next to be sent is beside the jobs
 * that were sent; then these, newest first.
 *
 * @param jobs newest first
 */
export function arrangeJobs(jobs: readonly StudioJob[]): JobGroup[] {
  const groups: JobGroup[] = [];
  for (const [key, batch] of Map.groupBy(jobs, ({ batchId }) => batchId)) {
    const [first, ...others] = currentJobs(inRequestOrder(batch));
    if (first !== undefined) groups.push({ key, jobs: [first, ...others] });
  }
  const queue = groups.filter(isInQueue).toSorted((one, other) => lastPosition(other) - lastPosition(one));
  return [...queue, ...groups.filter((group) => !isInQueue(group))];
}

function lastPosition({ jobs }: JobGroup): number {
  return Math.max(...jobs.map(({ turn }) => turn ?? 0));
}

/**
 * The new order of the queue after a group has moved, for `orderJobs`: one id a submission, the first to be sent first.
 *
 * @param queue as the jobs bar shows it
 * @param to index in it
 */
export function orderAfterMove(queue: readonly JobGroup[], key: string, to: number): string[] {
  const from = queue.findIndex((group) => group.key === key);
  const moved = queue[from];
  if (moved === undefined) return [];
  const next = queue.toSpliced(from, 1).toSpliced(to, 0, moved).toReversed();
  return next.flatMap(({ jobs }) => onePerSubmission(jobs).map(({ id }) => id));
}

/** One job of each queued submission, in the order of sending: an action on one of them, as holding it, applies to all. */
export function onePerSubmission(jobs: readonly StudioJob[]): StudioJob[] {
  const byTurn = new Map<number, StudioJob>();
  for (const job of jobs) if (job.turn !== null && !byTurn.has(job.turn)) byTurn.set(job.turn, job);
  return [...byTurn.values()].toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
}

/** The position of each waiting group in the queue by its key, 1 for the next to be sent; held groups have none. */
export function queuePositions(groups: readonly JobGroup[]): Map<string, number> {
  const waiting = groups.filter(({ jobs }) => jobs.some(({ status }) => status === 'waiting')).toReversed();
  return new Map(waiting.map(({ key }, at) => [key, at + 1]));
}
