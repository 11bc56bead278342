import { batchState, type BatchState } from '@/lib/client/jobs/job-batch';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { subjectOf, jobError } from './describe-job';

/** “3 images”, “1 video”, “4 generations” when they are of several kinds. */
export function describeCount(jobs: readonly Pick<StudioJob, 'mediaType'>[], count: number = jobs.length): string {
  const kinds = new Set(jobs.map(({ mediaType }) => mediaType));
  const noun = kinds.size > 1 ? 'generation' : kinds.has('video') ? 'video' : 'image';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** The state of a batch: “2 of 4 done · 1 failed · 1 running”. */
export function describeBatch(state: BatchState): string {
  if (state.done === state.total) return `All ${state.total} done`;
  return [
    state.done > 0 ? `${state.done} of ${state.total} done` : '',
    state.failed > 0 ? `${state.failed} failed` : '',
    state.unknownOutcome > 0 ? `${state.unknownOutcome} unknown` : '',
    state.running > 0 ? `${state.running} running` : '',
    state.queued + state.waiting > 0 ? `${state.queued + state.waiting} queued` : '',
    state.held > 0 ? `${state.held} on hold` : '',
    state.cancelled > 0 ? `${state.cancelled} cancelled` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** “2 running · 1 queued · 1 on hold”. */
export function describeOpen({ running, waiting, held }: { running: number; waiting: number; held: number }): string {
  const parts = [[running, 'running'] as const, [waiting, 'queued'] as const, [held, 'on hold'] as const];
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(' · ');
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
  return { name, title, subject, message: `${title}: ${subject}`, job };
}

function titleOf(
  jobs: StudioJob[],
  { total, done, failed, unknownOutcome }: Pick<BatchState, 'total' | 'done' | 'failed' | 'unknownOutcome'>,
): string {
  const noun = jobs.every(({ mediaType }) => mediaType === 'video') ? 'Video' : 'Image';
  if (total === 1) {
    if (done === 1) return `${noun} ready`;
    return failed === 1 ? `${noun} failed` : 'Outcome unknown';
  }
  const rest = [
    failed > 0 && done > 0 ? `${failed} failed` : '',
    unknownOutcome > 0 ? `${unknownOutcome} with unknown outcome` : '',
  ].filter(Boolean);
  const lead =
    done === 0
      ? failed > 0
        ? `${describeCount(jobs, failed)} failed`
        : ''
      : `${done === total ? '' : `${done} of `}${describeCount(jobs)} ready`;
  return [lead, ...rest].filter(Boolean).join(', ');
}
