import { canCancel, isBeyondCancelling } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mayChange } from '@/lib/client/me';
import { wasRefused } from './describe-job';
import { isInQueue } from './job-queue';
import { jobMessages } from './messages';

/** An action on a job or a batch. */
export type JobVerb =
  | 'hold'
  | 'release'
  | 'edit'
  | 'first'
  | 'sooner'
  | 'later'
  | 'cancel'
  | 'stop'
  | 'retry'
  | 'tryNow'
  | 'sendAgain'
  | 'wasMade'
  | 'dismiss';

/** Whether sending the same request again may fix how a job ended. */
export function canRetry(job: StudioJob): boolean {
  return (
    (job.status === 'failed' && !wasRefused(job) && job.error?.code !== 'sent_again') || job.status === 'cancelled'
  );
}

/**
 * The actions that the state of a job, or of all jobs of a batch, allows; the likeliest first. Of the jobs of somebody
 * else, one can only take over the request of one that has ended.
 */
export function verbsFor(jobs: readonly [StudioJob, ...StudioJob[]]): JobVerb[] {
  const [job, ...others] = jobs;
  const isAlone = others.length === 0;
  const some = (status: StudioJob['status']) => jobs.some((one) => one.status === status);
  const isUnsent = isInQueue({ key: '', jobs: [...jobs] });
  const verbs: [JobVerb, boolean][] = [
    ['release', some('held')],
    ['hold', some('waiting')],
    ['edit', isUnsent && isAlone],
    ['first', isUnsent],
    ['sooner', isUnsent],
    ['later', isUnsent],
    ['tryNow', isAlone && job.status === 'keeping' && job.nextAttemptAt !== null],
    ['sendAgain', isAlone && job.status === 'unconfirmed'],
    ['wasMade', isAlone && job.status === 'unconfirmed'],
    ['dismiss', isAlone && job.status === 'unconfirmed'],
    ['retry', isAlone ? canRetry(job) : jobs.some((one) => one.status === 'failed' && canRetry(one))],
    ['edit', isAlone && !isUnsent && (job.status === 'failed' || job.status === 'cancelled')],
    ['cancel', jobs.some(canCancel)],
    ['stop', jobs.some(isBeyondCancelling)],
  ];
  const mayAll = jobs.every(({ owner }) => mayChange(owner));
  return verbs.flatMap(([verb, applies]) => (applies && (mayAll || (verb === 'edit' && !isUnsent)) ? [verb] : []));
}

/** The label of an action, for a job or for a batch. */
export function verbLabel(verb: JobVerb, jobs: readonly StudioJob[]): string {
  if (jobs.length > 1 && verb === 'cancel') {
    return jobMessages.cancelAll({ count: jobs.filter(canCancel).length });
  }
  if (jobs.length > 1 && verb === 'stop') {
    return jobMessages.stopAll({ count: jobs.filter(isBeyondCancelling).length });
  }
  if (jobs.length > 1 && verb === 'retry') {
    return jobMessages.retryAll({ count: jobs.filter((job) => job.status === 'failed' && canRetry(job)).length });
  }
  return jobMessages.verbs[verb];
}
