import { randomUUID } from 'node:crypto';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { exactSeed, seedNameOf } from '../../../contract/seed.ts';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import { withLockedSeed } from '../../../schema-form/values/seeds.ts';
import type { Follower } from '../follow/create-follower.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { readModel } from '../../models/model-list.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { findRepetition } from '../submit/record-submission.ts';
import { changeJob } from '../records/job-rows.ts';
import { readJob } from '../records/read-jobs.ts';

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
    throw new EaselError('conflict', 'This job has not finished yet.');
  }
  const repetition = await findRepetition(context.database, id, key);
  const request = repetition?.request ?? (await requestOfOne(context, job));
  const { jobId } = await parts.submitter.submit(request, key ?? randomUUID(), { retryOf: id });
  parts.follower.wake();
  return readJob(context.database, jobId);
}

/**
 * The request that makes one job again. Of several generations each had a seed of its own: where it is known it is asked for, else
 * none is, since the request's belongs to the first. A request for several usually names none: then the model's schema gives the name,
 * if the service shows it before the press has waited for long.
 */
async function requestOfOne(context: StudioContext, job: StudioJob): Promise<JsonObject> {
  const { num_generations: count, ...request } = job.request;
  if (count === undefined || count === 1) return request;
  const name = seedNameOf(request);
  if (name === null) return withOwnSeed(context, request, job);
  const { [name]: _shared, ...rest } = request;
  const own = exactSeed(job.seed);
  return own === null ? rest : { ...rest, [name]: own };
}

/** A request with the seed of a job, where the model has a field for it. */
async function withOwnSeed(context: StudioContext, request: JsonObject, job: StudioJob): Promise<JsonObject> {
  if (job.seed === null) return request;
  try {
    const model = await readModel(context, job.model, context.deadlines.pressMs);
    const schema = model?.json_request_schema ?? model?.request_schema ?? null;
    return (schema === null ? null : withLockedSeed(schema, request, job.seed)) ?? request;
  } catch (thrown) {
    if (isEaselError(thrown)) return request;
    throw thrown;
  }
}
