import { randomUUID } from 'node:crypto';
import { EaselError } from '../../contract/error.ts';
import type { StudioJob } from '../../contract/studio-job.ts';
import type { JsonObject } from '../../contract/model.ts';
import { exactSeed, seedNameOf } from '../../contract/seed.ts';
import { isOpenJob } from '../../contract/studio-job-status.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { changeJob } from './change-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Sends the request of a job again, as a new job. While an earlier repetition is open, that is the answer: however often and from
 * wherever it is asked for, there is one. A job without an answer ends by it. A job whose result only waits to be copied makes
 * nothing new: the copying is tried at once.
 *
 * @param key names the new submission, so that pressing twice makes one; null for a fresh one
 * @throws EaselError `resource_not_found`, `conflict` for a job that is under way
 */
export async function retryJob(
  context: StudioContext,
  parts: { submitter: Submitter; follower: Follower },
  id: string,
  key: string | null,
): Promise<StudioJob> {
  const job = await readJob(context.database, id);
  if (job.status === 'keeping') {
    await changeJob(context.database, id, ['keeping'], { nextCheckAt: new Date() });
    parts.follower.wake();
    return readJob(context.database, id);
  }
  if (isOpenJob(job.status) && job.status !== 'unconfirmed') {
    throw new EaselError('conflict', 'This job is still under way.');
  }
  const { jobId } = await parts.submitter.submit(requestOfOne(job), key ?? randomUUID(), { retryOf: id });
  parts.follower.wake();
  return readJob(context.database, jobId);
}

/**
 * The request that makes one job again. Of several generations each had a seed of its own: where it is known it is asked for, else
 * none is, since the request's belongs to the first.
 */
function requestOfOne({ request: { num_generations: count, ...request }, seed }: StudioJob): JsonObject {
  const name = seedNameOf(request);
  if (name === null || count === undefined || count === 1) return request;
  const { [name]: _shared, ...rest } = request;
  const own = exactSeed(seed);
  return own === null ? rest : { ...rest, [name]: own };
}
