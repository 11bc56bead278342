import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { generations } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { CallOptions } from '../../contract/generation-request.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import { type InputTools, storeInlineInputs } from '../storage/store-inline-inputs.ts';
import { echoParameters } from './echo-parameters.ts';
import { holdVersion } from '../models/engine-models.ts';
import { drawnModelOf, type CatalogueModel } from '../models/model-definition.ts';
import { propertiesOf } from '../models/request-schema.ts';
import type { Generation } from './generation-store.ts';
import { generationQueue, type JobQueue } from './job-queue.ts';
import { addTurn } from './choose-next.ts';
import { checkWaitingLimit } from './check-waiting-limit.ts';
import { isAtEngine, laneOf } from './lane.ts';

const seedLimit = 2 ** 31;

/** The seeds of one request's generations: the given one or a random one, and those after it, within a model's bounds. */
function createSeeds(model: CatalogueModel, given: unknown): (index: number) => number {
  const { minimum, maximum } = (model.engine === null ? null : propertiesOf(model)['seed']) ?? {};
  const least = typeof minimum === 'number' ? Math.max(0, Math.ceil(minimum)) : 0;
  const usual = model.engine === null ? seedLimit - 1 : Number.MAX_SAFE_INTEGER;
  const bound = typeof maximum === 'number' && maximum > least ? Math.min(Math.floor(maximum), usual) : usual;
  const size = bound - least + 1;
  const first = Number.isSafeInteger(given) ? Number(given) : least + randomInt(Math.min(seedLimit, size));
  return (index) => (first + index <= bound ? first + index : least + ((first + index - least) % size));
}

/** Whether a property is there and can be a number. */
function isNumber(property: JsonObject | undefined): boolean {
  if (property === undefined) return false;
  const types = new Set<unknown>([property['type'] ?? 'number'].flat());
  return types.has('integer') || types.has('number');
}

const canCount = (seed: unknown) => seed === undefined || Number.isSafeInteger(seed);

/** How many requests one generation takes at its engine: as many as its results, where each is a request of its own. */
function countParts(model: CatalogueModel, parameters: JsonObject): number {
  const name = model.engine === null ? null : (model.binding?.count ?? null);
  if (name === null) return 1;
  const count = Number(parameters[name] ?? propertiesOf(model)[name]?.['default']);
  return Number.isSafeInteger(count) && count > 1 ? count : 1;
}

/** The queue's priorities. Images are quick, so none should wait behind a video. */
export const priorityOf = { image: 10, video: 0 } as const;

/** A checked request for one or more generations. */
export interface Submission {
  owner: string;
  /** Who among those who share the owner's key; empty where the request does not say. */
  endUser?: string;
  /** The requested model, by its own id or under a hosted model's name. */
  model: CatalogueModel;
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
 * this returns, or none was created. Each further generation gets the next seed, and its turn after the one before.
 *
 * @param storedParameters the parameters for the rows, where references replace inline media
 * @throws EaselError `too_many_requests` when too many of the owner's generations are queued, `unavailable` when the
 *   model's version was removed since it was read
 */
export async function enqueueGenerations(
  database: Database,
  queue: JobQueue,
  submission: Submission,
  storedParameters = submission.parameters,
): Promise<Generation[]> {
  const { model, parameters, options } = submission;
  const given = parameters['seed'];
  const seedOf = createSeeds(model, given);
  // The renderer takes the seed beside the parameters; an engine, as one of them.
  const takesSeed = model.engine !== null && canCount(given) && isNumber(propertiesOf(model)['seed']);
  const seedParameter = (index: number) => (takesSeed ? { seed: seedOf(index) } : {});
  const rows = Array.from({ length: submission.count }, (_, index) => ({
    id: randomUUID(),
    owner: submission.owner,
    endUser: submission.endUser ?? '',
    profile: drawnModelOf(model).id,
    modelName: model.id,
    mediaType: model.mediaType,
    lane: laneOf(model),
    engineModel: model.engine?.version ?? null,
    enginePartCount: countParts(model, parameters),
    callStyle: submission.callStyle,
    requestId: submission.requestId,
    prompt: typeof parameters['prompt'] === 'string' ? parameters['prompt'] : null,
    parameters: { ...storedParameters, ...seedParameter(index) },
    echo: echoParameters({ ...submission.asked, ...seedParameter(index) }),
    targetNamespace: options.target_namespace ?? null,
    targetRepo: options.target_repo ?? null,
    targetDirectory: options.target_directory ?? null,
    status: 'queued' as const,
    queueJobId: randomUUID(),
    seed: seedOf(index),
    // The queue takes the oldest first. The column has milliseconds, and none is enqueued in the future.
    enqueuedAt: sql`now() - ${submission.count - 1 - index} * interval '1 millisecond'`,
  }));
  return database.transaction(async (transaction) => {
    if (model.engine !== null) await holdVersion(transaction, model.engine);
    await checkWaitingLimit(transaction, submission.owner, { count: submission.count, limit: submission.waitingLimit });
    const { owner, endUser = '' } = submission;
    await addTurn(transaction, { owner, endUser }, laneOf(model));
    const made = await transaction.insert(generations).values(rows).returning();
    for (const row of made) {
      await announce(transaction, queue, row);
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
  await announce(transaction, queue, row);
}

/** Notifies all processes of a queued row. Only the renderer's slots take jobs from the queue; engines read the rows. */
async function announce(transaction: Database, queue: JobQueue, row: Generation): Promise<void> {
  if (!isAtEngine(row)) {
    const job = { jobId: row.queueJobId, id: row.id, priority: priorityOf[row.mediaType] };
    await queue.send(transaction, generationQueue, job);
  }
  await sendNotice(transaction, noticeOf(row));
}
