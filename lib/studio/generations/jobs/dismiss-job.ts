import { EaselError } from '../../../contract/error.ts';
import { isBeyondCancelling } from '../../../contract/studio-job-status.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { changeJob, failedWith } from '../records/job-rows.ts';
import { readJob } from '../records/read-jobs.ts';

/**
 * Stops tracking a job that nothing else ends: one with an unknown outcome, or one that runs at a service which cannot cancel. It ends
 * as failed, and no longer counts as in flight. Ends are final: what the service says of it later is ignored.
 *
 * @throws EaselError `resource_not_found`; `conflict` for any other job
 */
export async function dismissJob(context: StudioContext, id: string): Promise<void> {
  const job = await readJob(context.database, id);
  const changed = isBeyondCancelling(job)
    ? await changeJob(context.database, id, ['queued', 'processing'], failedWith(notTrackedMessage, 'not_followed'))
    : await changeJob(context.database, id, ['unconfirmed'], failedWith(unknownOutcomeMessage, 'unconfirmed'));
  if (changed !== null) return;
  throw new EaselError('conflict', 'Only a job without an answer, or one that cannot be cancelled, can be dismissed.');
}

const unknownOutcomeMessage = 'Nobody knows whether the media service made this: its answer never came.';
const notTrackedMessage =
  'The studio stopped following this, as asked. The media service cannot cancel it: it may still make it, and bill it. What it makes stays there.';
