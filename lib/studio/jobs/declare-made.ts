import { EaselError, isEaselError } from '../../contract/error.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { apiPath } from '../../upstream/path.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../studio-context.ts';
import { takenGenerations } from '../submit/apply-outcome.ts';
import { changeJob, failedWith } from './change-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Takes a person's word that a job without an answer was made. With the generation's id it is followed from there; without, the
 * job ends, since the result is out of reach.
 *
 * @throws EaselError `resource_not_found` when there is no such job or the media service knows no such generation; `conflict`
 *   for a job that has an answer, or a generation that is another job's
 */
export async function declareMade(
  context: StudioContext,
  follower: Follower,
  id: string,
  generationId: string | null,
): Promise<StudioJob> {
  const { database } = context;
  await readJob(database, id);
  if (generationId !== null) await checkGenerationId(context, generationId);
  const change =
    generationId === null
      ? failedWith(
          'It was made, but the studio does not know which generation it is, so its result is not here.',
          'made_elsewhere',
        )
      : {
          status: 'queued' as const,
          generationId,
          error: null,
          note: null,
          failedChecks: 0,
          queuedAt: new Date(),
          nextCheckAt: new Date(),
        };
  const changed = await changeJob(database, id, ['unconfirmed'], change);
  if (changed === null) throw new EaselError('conflict', 'The media service has answered to this job.');
  follower.wake();
  return readJob(database, id);
}

/** A service that cannot be read is no reason to refuse: following shows what becomes of it. */
async function checkGenerationId(context: StudioContext, generationId: string): Promise<void> {
  const taken = await takenGenerations(context.database, [generationId], null);
  if (taken.size > 0) throw new EaselError('conflict', 'This generation belongs to another job.');
  const path = apiPath`/api/ai/queue/${generationId}`;
  try {
    const answer = await context.upstream.exchange({ method: 'GET', path, deadlineMs: context.deadlines.readMs });
    if (answer.status !== 404) return;
  } catch (thrown) {
    if (isEaselError(thrown)) return;
    throw thrown;
  }
  throw new EaselError('resource_not_found', 'The media service knows no generation of this id.');
}
