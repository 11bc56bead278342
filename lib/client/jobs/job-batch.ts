import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';

/** The combined state of the jobs of one press. */
export interface BatchState {
  total: number;
  done: number;
  failed: number;
  cancelled: number;
  /** With an unknown outcome: a person has to decide. */
  unknownOutcome: number;
  held: number;
  /** Not sent and not on hold. */
  waiting: number;
  /** Sent, but not running yet. */
  queued: number;
  /** Running, or their results are being copied. */
  running: number;
  /** Total progress, 0 to 1; null when the progress of the running jobs is unknown. */
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

/** Whether no job changes without an action: all have ended, or wait for a person's decision. */
export function isSettled(jobs: readonly StudioJob[]): boolean {
  return jobs.every(({ status }) => !isOpenJob(status) || status === 'unconfirmed');
}
