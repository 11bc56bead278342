import { batchState } from '@/lib/client/jobs/job-batch';
import type { StudioJob } from '@/lib/contract/studio-job';
import { countWords } from './strip-words';
import { jobFault, subjectOf } from './words';

/** What is told when a batch has come to its end. */
export interface EndTold {
  /** The same for the same end, in every tab. */
  name: string;
  /** What has happened, in a few words. */
  title: string;
  /** What it was about, and why when it failed. */
  subject: string;
  /** Both in one sentence. */
  words: string;
  /** The job to show. */
  job: StudioJob;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The one sentence about a batch that has ended; null when there is nothing to say, as when one cancelled it oneself. */
export function endTold(jobs: StudioJob[]): EndTold | null {
  const { total, done, failed, unconfirmed } = batchState(jobs);
  const job =
    jobs.find(({ status }) => status === 'succeeded') ??
    jobs.find(({ status }) => status === 'failed') ??
    jobs.find(({ status }) => status === 'unconfirmed');
  if (job === undefined) return null;
  const title = titleOf(jobs, { total, done, failed, unconfirmed });
  const subject = done === 0 && failed > 0 ? jobFault(job) : subjectOf(job);
  const name = `${job.batchId} ${done} ${failed} ${unconfirmed}`;
  return { name, title, subject, words: `${title}: ${subject}`, job };
}

function titleOf(
  jobs: StudioJob[],
  { total, done, failed, unconfirmed }: Record<'total' | 'done' | 'failed' | 'unconfirmed', number>,
): string {
  const noun = jobs.every(({ mediaType }) => mediaType === 'video') ? 'Film' : 'Picture';
  if (total === 1) {
    if (done === 1) return `${noun} is done`;
    return failed === 1 ? `${noun} failed` : `Nobody knows whether it was made`;
  }
  const rest = [
    failed > 0 && done > 0 ? `${failed === 1 ? 'one' : failed} failed` : '',
    unconfirmed > 0 ? `${unconfirmed === 1 ? 'one' : unconfirmed} not confirmed` : '',
  ].filter(Boolean);
  const lead =
    done === 0
      ? failed > 0
        ? `${capital(countWords(jobs, failed))} failed`
        : ''
      : `${done === total ? capital(countWords(jobs)) : `${done} of ${countWords(jobs)}`} ${done === 1 ? 'is' : 'are'} done`;
  return [lead, ...rest].filter(Boolean).join(', ');
}
