import { currentJobs, inRequestOrder } from '@/lib/client/jobs/batch-cells';
import { isOpenJob, isUnsent } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** Jobs with one tile in the jobs bar: a job, or all jobs of a batch. */
export interface JobGroup {
  /** The id of the batch that its jobs share. */
  key: string;
  /** In the order in which they were requested. */
  jobs: [StudioJob, ...StudioJob[]];
}

/** Whether a job was not sent yet, nor taken out of the queue. */
export function isQueuedHere({ status, cancelAt }: StudioJob): boolean {
  return isUnsent(status) && cancelAt == null;
}

/** Whether the service has a job, or has not answered for it: it is at work, or has to be looked at. */
export function isUnderWay({ status }: StudioJob): boolean {
  return isOpenJob(status) && !isUnsent(status);
}

/** Whether a job was sent and waits at the service, as far as that is known. */
export function isSent({ status }: StudioJob): boolean {
  return status === 'sending' || status === 'queued';
}

/** Whether a group is in the queue: some of its jobs were not sent yet, and none is under way. */
export function isInQueue({ jobs }: JobGroup): boolean {
  return jobs.some(isQueuedHere) && !jobs.some(isUnderWay);
}

/** Whether something of a group runs or waits. */
export function isOpenGroup({ jobs }: JobGroup): boolean {
  return jobs.some((job) => isQueuedHere(job) || isUnderWay(job));
}

/**
 * Jobs as the jobs bar shows them, in the order of things: first what is under way, the longest running in front, then
 * the queue, the next to be sent first, then what has ended, newest first.
 *
 * @param jobs newest first
 */
export function arrangeJobs(jobs: readonly StudioJob[]): JobGroup[] {
  const groups: JobGroup[] = [];
  for (const [key, batch] of Map.groupBy(jobs, ({ batchId }) => batchId)) {
    const [first, ...others] = currentJobs(inRequestOrder(batch));
    if (first !== undefined) groups.push({ key, jobs: [first, ...others] });
  }
  const underWay = groups.filter((group) => group.jobs.some(isUnderWay));
  const queue = groups.filter(isInQueue);
  return [
    ...underWay.toReversed().toSorted((one, other) => rankOf(one) - rankOf(other)),
    ...queue.toSorted((one, other) => firstTurn(one) - firstTurn(other)),
    ...groups.filter((group) => !isOpenGroup(group)),
  ];
}

/** What runs comes before what waits at the service. */
function rankOf({ jobs }: JobGroup): number {
  return jobs.some(({ status }) => status === 'processing' || status === 'keeping') ? 0 : 1;
}

function firstTurn({ jobs }: JobGroup): number {
  return Math.min(...jobs.map(({ turn }) => turn ?? Infinity));
}

/**
 * The new order of the queue after a group has moved, for `orderJobs`: one id a submission, the first to be sent first.
 * Only those whose position changes are named.
 *
 * @param queue the first to be sent first
 * @param to index in it
 */
export function orderAfterMove(queue: readonly JobGroup[], key: string, to: number): string[] {
  const from = queue.findIndex((group) => group.key === key);
  const moved = queue[from];
  if (moved === undefined) return [];
  const next = queue.toSpliced(from, 1).toSpliced(to, 0, moved);
  const changed = next.slice(Math.min(from, to), Math.max(from, to) + 1);
  return changed.flatMap(({ jobs }) => onePerSubmission(jobs).map(({ id }) => id));
}

/** One job of each queued submission, in the order of sending: an action on one of them, as holding it, applies to all. */
export function onePerSubmission(jobs: readonly StudioJob[]): StudioJob[] {
  const byTurn = new Map<number, StudioJob>();
  for (const job of jobs) if (job.turn !== null && !byTurn.has(job.turn)) byTurn.set(job.turn, job);
  return [...byTurn.values()].toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
}
