import { EaselError } from '../../contract/error.ts';
import { isBeyondCancelling } from '../../contract/studio/studio-job-status.ts';
import type { StudioContext } from '../studio-context.ts';
import { changeJob, failedWith } from './change-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Gives up on a job that nothing else ends: one whose answer never came, its outcome unknown, or one that runs at a service which
 * cannot cancel. It ends as failed, and its place in flight is free. Ends are final: what the service says of it later is ignored.
 *
 * @throws EaselError `resource_not_found`; `conflict` for a job that stands elsewhere
 */
export async function dismissJob(context: StudioContext, id: string): Promise<void> {
  const job = await readJob(context.database, id);
  const changed = isBeyondCancelling(job)
    ? await changeJob(context.database, id, ['queued', 'processing'], failedWith(notFollowedWords, 'not_followed'))
    : await changeJob(context.database, id, ['unconfirmed'], failedWith(unconfirmedWords, 'unconfirmed'));
  if (changed !== null) return;
  throw new EaselError('conflict', 'Only a job without an answer, or one that cannot be cancelled, can be dismissed.');
}

const unconfirmedWords = 'Nobody knows whether the media service made this: its answer never came.';
const notFollowedWords =
  'The studio stopped following this, as asked. The media service cannot cancel it: it may still make it, and bill it. What it makes stays there.';
