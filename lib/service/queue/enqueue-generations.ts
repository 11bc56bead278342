import { randomInt, randomUUID } from 'node:crypto';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { CallOptions } from '../../contract/generation-request.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import { type InputTools, storeInlineInputs } from '../storage/store-inline-inputs.ts';
import { echoParameters } from './echo-parameters.ts';
import { drawnModelOf, type ModelDefinition } from '../models/model-definition.ts';
import type { Generation } from './generation-store.ts';
import { generationQueue, type JobQueue } from './job-queue.ts';
import { addOwner } from './choose-next.ts';
import { checkWaitingLimit } from './check-waiting-limit.ts';

const seedLimit = 2 ** 31;
/** The queue's priorities. Images are quick, so none should wait behind a video. */
export const priorityOf = { image: 10, video: 0 } as const;

/** A checked request for one or more generations. */
export interface Submission {
  owner: string;
  /** The requested model, by its own id or under a hosted model's name. */
  model: ModelDefinition;
  callStyle: 'queue' | 'sync';
  /** The id of the HTTP request, as in the logs. */
  requestId: string | null;
  /** The checked parameters, with which it is rendered. */
  parameters: JsonObject;
  /** The parameters as the caller wrote them, which records echo. */
  asked: JsonObject;
  options: CallOptions;
  count: number;
  /** How many of the owner's generations may be queued, including these; 0 for no limit. */
  waitingLimit: number;
}

/**
 * Accepts generations from a request: stores its inline media, then enqueues.
 *
 * @throws EaselError `invalid_params` when inline media cannot be read
 */
export async function acceptGenerations(
  tools: InputTools & { queue: JobQueue },
  submission: Submission,
): Promise<Generation[]> {
  const storedParameters = await storeInlineInputs(tools, submission.model, submission.parameters);
  return enqueueGenerations(tools.database, tools.queue, submission, storedParameters);
}

/**
 * Enqueues generations: rows and queue jobs are written in one transaction, so that either all of them are durable when
 * this returns, or none was created. Each further generation gets the next seed.
 *
 * @param storedParameters the parameters for the rows, where references replace inline media
 * @throws EaselError `too_many_requests` when too many of the owner's generations are queued
 */
export async function enqueueGenerations(
  database: Database,
  queue: JobQueue,
  submission: Submission,
  storedParameters = submission.parameters,
): Promise<Generation[]> {
  const { model, parameters, options } = submission;
  const given = parameters['seed'];
  const firstSeed = typeof given === 'number' ? given : randomInt(seedLimit);
  const rows = Array.from({ length: submission.count }, (_, index) => ({
    id: randomUUID(),
    owner: submission.owner,
    profile: drawnModelOf(model).id,
    modelName: model.id,
    mediaType: model.mediaType,
    callStyle: submission.callStyle,
    requestId: submission.requestId,
    prompt: typeof parameters['prompt'] === 'string' ? parameters['prompt'] : null,
    parameters: storedParameters,
    echo: echoParameters(submission.asked),
    targetNamespace: options.target_namespace ?? null,
    targetRepo: options.target_repo ?? null,
    targetDirectory: options.target_directory ?? null,
    status: 'queued' as const,
    queueJobId: randomUUID(),
    seed: (firstSeed + index) % seedLimit,
  }));
  return database.transaction(async (transaction) => {
    await checkWaitingLimit(transaction, submission.owner, { count: submission.count, limit: submission.waitingLimit });
    await addOwner(transaction, submission.owner, model.mediaType);
    const made = await transaction.insert(generations).values(rows).returning();
    for (const row of made) {
      const job = { jobId: row.queueJobId, id: row.id, priority: priorityOf[row.mediaType] };
      await queue.send(transaction, generationQueue, job);
      await sendNotice(transaction, noticeOf(row));
    }
    return made;
  });
}

/** Requeues a generation under a new job, and removes the former job. */
export async function requeue(
  transaction: Database,
  queue: JobQueue,
  row: Generation,
  formerJobId: string,
): Promise<void> {
  await queue.remove(transaction, generationQueue, formerJobId);
  const job = { jobId: row.queueJobId, id: row.id, priority: priorityOf[row.mediaType] };
  await queue.send(transaction, generationQueue, job);
  await sendNotice(transaction, noticeOf(row));
}
