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
import { readBatchJobIds } from '../records/read-batch.ts';
import { readJob } from '../records/read-jobs.ts';

/**
 * Sends the request of a job again, as a new job. While an earlier retry is open, it returns that one, so that there is
 * only one however often it is called. A job with an unknown outcome ends. A job whose result only waits to be copied
 * creates no new job: the copy is retried at once. The retry of one of several jobs joins their batch.
 *
 * @param again.key idempotency key of the new submission, so that pressing twice creates one; null for a new key
 * @param again.ownerId the person whose job it becomes
 * @throws EaselError `resource_not_found`, `conflict` for a job that has not finished
 */
export async function retryJob(
  context: StudioContext,
  parts: { submitter: Submitter; follower: Follower },
  id: string,
  { key, ownerId }: { key: string | null; ownerId: string },
): Promise<StudioJob> {
  const job = await readJob(context.database, id);
  if (job.status === 'keeping') {
    await changeJob(context.database, id, ['keeping'], { nextCheckAt: new Date() });
    parts.follower.wake();
    return readJob(context.database, id);
  }
  if (isOpenJob(job.status) && job.status !== 'unconfirmed') {
    throw new EaselError('conflict', 'This job has not finished yet. Wait for it, or cancel it first.');
  }
  const repetition = await findRepetition(context.database, id, key);
  const request = repetition?.request ?? (await requestOfOne(context, job));
  const isOneOfSeveral = (await readBatchJobIds(context.database, job.batchId)).length > 1;
  const { jobId } = await parts.submitter.submit(request, key ?? randomUUID(), {
    ownerId,
    retryOf: id,
    batchId: isOneOfSeveral ? job.batchId : null,
  });
  parts.follower.wake();
  return readJob(context.database, jobId);
}

/**
 * The request that repeats one job. Of several generations each had its own seed: a known one is requested; otherwise
 * none is, since the request's seed belongs to the first generation. A request for several generations usually has no
 * seed field: then the model's schema provides the field's name, if the service returns it in time.
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

/** A request with the seed of a job, if the model has a field for it. */
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
