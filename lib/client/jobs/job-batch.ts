import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';

/** How the jobs of one press stand, all together. */
export interface BatchState {
  total: number;
  done: number;
  failed: number;
  cancelled: number;
  /** Without an answer: somebody has to decide. */
  unknownOutcome: number;
  held: number;
  /** Not sent, and not on hold. */
  waiting: number;
  /** Sent, and not at work yet. */
  queued: number;
  /** At work, or their results on the way here. */
  running: number;
  /** Share of all the work that is done, 0 to 1; null when nothing is known of what runs. */
  progress: number | null;
}

/** Sums up the jobs of a batch. */
export function batchState(jobs: readonly StudioJob[]): BatchState {
  const count = (...statuses: StudioJob['status'][]) => jobs.filter(({ status }) => statuses.includes(status)).length;
  const running = jobs.filter(({ status }) => status === 'processing');
  const isKnown = running.some(({ progress }) => progress !== null);
  const ended = jobs.filter(({ status }) => !isOpenJob(status) || status === 'keeping').length;
  const done = ended + running.reduce((sum, { progress }) => sum + (progress ?? 0), 0);
  return {
    total: jobs.length,
    done: count('succeeded'),
    failed: count('failed'),
    cancelled: count('cancelled'),
    unknownOutcome: count('unconfirmed'),
    held: count('held'),
    waiting: count('waiting'),
    queued: count('sending', 'queued'),
    running: count('processing', 'keeping'),
    progress: isKnown || ended > 0 ? done / jobs.length : null,
  };
}

/** Whether nothing of it goes on by itself any more: all has ended, or waits for somebody's decision. */
export function isSettled(jobs: readonly StudioJob[]): boolean {
  return jobs.every(({ status }) => !isOpenJob(status) || status === 'unconfirmed');
}
