import { canCancel, isBeyondCancelling } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import { type JobVerb, canRetry } from './job-verbs';
import { stripWords } from './messages';

/** What a verb is called, for a job or for a batch. */
export function verbWords(verb: JobVerb, jobs: readonly StudioJob[]): string {
  if (jobs.length > 1 && verb === 'cancel') {
    return stripWords.cancelAll(jobs.filter(canCancel).length);
  }
  if (jobs.length > 1 && verb === 'stop') {
    return stripWords.stopAll(jobs.filter(isBeyondCancelling).length);
  }
  if (jobs.length > 1 && verb === 'retry') {
    return stripWords.retryAll(jobs.filter((job) => job.status === 'failed' && canRetry(job)).length);
  }
  return stripWords[verb];
}
