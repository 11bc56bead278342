import { batchState, type BatchState } from '@/lib/client/jobs/job-batch';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { subjectOf, jobError } from './describe-job';
import { jobMessages } from './messages';

/** The kind of some jobs, for counting them. */
function kindOf(jobs: readonly Pick<StudioJob, 'mediaType'>[]): 'image' | 'video' | 'generation' {
  const kinds = new Set(jobs.map(({ mediaType }) => mediaType));
  return kinds.size > 1 ? 'generation' : kinds.has('video') ? 'video' : 'image';
}

/** “3 images”, “1 video”, “4 generations” when they are of several kinds. */
export function describeCount(jobs: readonly Pick<StudioJob, 'mediaType'>[]): string {
  return jobMessages.counts[kindOf(jobs)]({ count: jobs.length });
}

/** Parts of a list, without those that count nothing. */
function listOf(
  parts: readonly (readonly [number, (values: { count: number }) => string])[],
  separator: string,
): string {
  return parts.flatMap(([count, describe]) => (count > 0 ? [describe({ count })] : [])).join(separator);
}

/** The state of a batch: “2 of 4 done · 1 failed · 1 running”. */
export function describeBatch(state: BatchState): string {
  if (state.done === state.total) return jobMessages.allDone({ total: state.total });
  return listOf(
    [
      [state.done, () => jobMessages.done({ done: state.done, total: state.total })],
      [state.failed, jobMessages.failed],
      [state.unknownOutcome, jobMessages.unknown],
      [state.running, jobMessages.running],
      [state.queued + state.waiting, jobMessages.queued],
      [state.held, jobMessages.held],
      [state.cancelled, jobMessages.cancelled],
    ],
    ' · ',
  );
}

/** “2 running · 1 queued · 1 on hold”. */
export function describeOpen({ running, waiting, held }: { running: number; waiting: number; held: number }): string {
  return listOf(
    [
      [running, jobMessages.running],
      [waiting, jobMessages.queued],
      [held, jobMessages.held],
    ],
    ' · ',
  );
}

/** A notification about a batch that has ended. */
export interface BatchEnd {
  /** Equal in every tab for the same event. */
  name: string;
  /** The event in a few words. */
  title: string;
  /** The prompt, or the reason of a failure. */
  subject: string;
  /** Both in one sentence. */
  message: string;
  /** The job to show. */
  job: StudioJob;
}

/** Describes how a batch ended; null when there is nothing to report, as after cancelling it. */
export function describeEnd(jobs: StudioJob[]): BatchEnd | null {
  const { total, done, failed, unknownOutcome } = batchState(jobs);
  const job =
    jobs.find(({ status }) => status === 'succeeded') ??
    jobs.find(({ status }) => status === 'failed') ??
    jobs.find(({ status }) => status === 'unconfirmed');
  if (job === undefined) return null;
  const title = titleOf(jobs, { total, done, failed, unknownOutcome });
  const subject = done === 0 && failed > 0 ? jobError(job) : subjectOf(job);
  const name = `${job.batchId} ${done} ${failed} ${unknownOutcome}`;
  return { name, title, subject, message: jobMessages.end.message({ title, subject }), job };
}

function titleOf(
  jobs: StudioJob[],
  { total, done, failed, unknownOutcome }: Pick<BatchState, 'total' | 'done' | 'failed' | 'unknownOutcome'>,
): string {
  const { end } = jobMessages;
  const kind = kindOf(jobs);
  if (total === 1) {
    const one = kind === 'video' ? 'video' : 'image';
    if (done === 1) return end.oneReady[one];
    return failed === 1 ? end.oneFailed[one] : end.outcomeUnknown;
  }
  const ready = done === total ? end.ready[kind]({ count: total }) : end.someReady[kind]({ done, total });
  return listOf(
    [
      [done, () => ready],
      [failed, done === 0 ? end.failed[kind] : jobMessages.failed],
      [unknownOutcome, end.unknown],
    ],
    ', ',
  );
}
