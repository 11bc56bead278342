import { EaselError } from '../../contract/error.ts';
import type { StudioContext } from '../studio-context.ts';
import { changeJob, failedWith } from './change-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Gives up on a job whose answer never came: it ends as failed, its outcome unknown.
 *
 * @throws EaselError `resource_not_found`; `conflict` for a job that stands elsewhere
 */
export async function dismissJob(context: StudioContext, id: string): Promise<void> {
  await readJob(context.database, id);
  const change = failedWith('Nobody knows whether the media service made this: its answer never came.', 'unconfirmed');
  const changed = await changeJob(context.database, id, ['unconfirmed'], change);
  if (changed === null) throw new EaselError('conflict', 'Only a job without an answer can be dismissed.');
}
