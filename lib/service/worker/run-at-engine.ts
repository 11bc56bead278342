import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { MediaTasks } from '../../media/tasks/create-media-tasks.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { EngineJob, EngineOutput, Handle } from '../engines/engine.ts';
import { isEngineError } from '../engines/engine-error.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { findEngineModel, type PlannedModel } from '../models/engine-models.ts';
import type { Generation } from '../queue/generation-store.ts';
import { markSending, saveHandle, unmarkSending, type Expense } from '../queue/send-to-engine.ts';
import type { RenderedFile } from '../render/renderer.ts';
import { fetchInputs } from '../storage/fetch-inputs.ts';
import type { MediaFetcher } from '../storage/media-fetcher.ts';
import { createGrace } from './create-grace.ts';
import { estimateCost } from './estimate-cost.ts';
import { StopReason } from './stop-reason.ts';

/** What running a generation at an engine needs. */
export interface EngineTools {
  database: Database;
  storage: FileStorage;
  fetcher: MediaFetcher;
  /** Reads untrusted results in child processes. */
  media: MediaTasks;
  inputLimitBytes: number;
  /** The largest result. */
  outputLimitBytes: number;
}

/** One attempt at an engine: what it works on, and where. */
interface EngineRun {
  tools: EngineTools;
  live: LiveEngine;
  held: Generation;
  directory: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onPreview: (image: Uint8Array) => void;
}

const mostResends = 3;
const cleanDeadlineMs = 600_000;
/** How long the answer to a request is waited for after a stop. The shutdown of a worker takes 5 s at most. */
const answerGraceMs = 3000;
/** How long an engine may take to show a request whose answer was lost. */
const settleMs = 1000;

/** What an attempt sends, and what that counts as. */
interface Order {
  planned: PlannedModel;
  /** Without the media inputs, which only a sending needs. */
  job: EngineJob;
  expense: Expense;
}

async function readOrder({ tools, live, held }: EngineRun): Promise<Order> {
  const { engineModel: version } = held;
  const planned = version === null ? null : await retryDatabase(async () => findEngineModel(tools.database, version));
  if (planned === null) throw new Error(`no model has the version ${version}`);
  const { definition, plan } = planned;
  const { complete: parameters } = checkParameters(definition, held.parameters);
  const { id, displayName: title, summary, description, mediaType, requestSchema } = definition;
  const model = { id, title, summary, description, mediaType, inputs: definition.inputs, requestSchema, plan };
  const key = held.engineKey ?? randomUUID();
  const job = { key, model: { ...model, unavailable: null }, parameters, inputs: {}, seed: held.seed };
  const cost = estimateCost(definition.engine.pricing, parameters);
  return { planned, job, expense: { engine: live.engine.name, model: id, cost } };
}

async function withInputs(run: EngineRun, { planned, job }: Order): Promise<EngineJob> {
  const { tools, held, directory, signal } = run;
  const { fetcher, storage, inputLimitBytes: limitBytes } = tools;
  const options = { fetcher, owner: held.owner, storage, limitBytes, signal };
  const inputs = await fetchInputs(planned.definition, job.parameters, join(directory, 'inputs'), options);
  return { ...job, inputs };
}

function outcomeUnknown({ live }: EngineRun): EaselError {
  const message = `${live.title} did not answer after the request was sent. The result may have been made and billed, so it was not sent again. Check your account there before you try again.`;
  return new EaselError('upstream_error', message);
}

/** The handle of what was sent under a key, once stored; null when it may be sent again. */
async function findSent(run: EngineRun, key: string, expense: Expense): Promise<Handle | null> {
  const { tools, live, held, signal } = run;
  const found = await live.engine.find(key, signal);
  if (typeof found === 'object') {
    await retryDatabase(async () => saveHandle(tools.database, held.id, key, found));
    return found;
  }
  if (found === 'unknown' && live.engine.isPaid) throw outcomeUnknown(run);
  if (found === 'never arrived') await takeBack(run, key, expense);
  return null;
}

async function takeBack({ tools, held }: EngineRun, key: string, expense: Expense): Promise<void> {
  await retryDatabase(async () => unmarkSending(tools.database, held.id, key, expense));
}

/** Sends a job under a new key, once. @returns null when its answer was lost and it may be sent again */
async function send(run: EngineRun, job: EngineJob, expense: Expense): Promise<Handle | null> {
  const { tools, held, live, directory, signal } = run;
  const { database } = tools;
  const { key } = job;
  const answers = join(directory, `answers-${key}`);
  await mkdir(answers);
  // Without its handle, what was sent could neither be followed nor cancelled.
  const grace = createGrace(signal, answerGraceMs);
  try {
    const handle = await live.engine.submit(job, {
      signal: grace.signal,
      directory: answers,
      async onSending() {
        signal.throwIfAborted();
        if (!(await retryDatabase(async () => markSending(database, held, key, expense))))
          throw new StopReason('replaced');
        if (signal.aborted) await takeBack(run, key, expense);
        signal.throwIfAborted();
        grace.begin();
      },
    });
    live.reportWork();
    await retryDatabase(async () => saveHandle(database, held.id, key, handle));
    return handle;
  } catch (error) {
    if (isEngineError(error, 'away')) await takeBack(run, key, expense);
    if (!isEngineError(error, 'uncertain')) throw error;
    await wait(settleMs, undefined, { signal });
    return findSent(run, key, expense);
  } finally {
    grace.end();
  }
}

async function obtainHandle(run: EngineRun, order: Order): Promise<[Handle, EngineJob]> {
  const { held } = run;
  const { job, expense } = order;
  if (held.engineHandle !== null) return [held.engineHandle, job];
  if (held.engineSentAt !== null && held.engineKey !== null) {
    const handle = await findSent(run, held.engineKey, expense);
    if (handle !== null) return [handle, job];
  }
  const complete = await withInputs(run, order);
  for (let sendings = 0; sendings < mostResends; sendings += 1) {
    const next = { ...complete, key: randomUUID() };
    const handle = await send(run, next, expense);
    if (handle !== null) return [handle, next];
  }
  throw new EaselError('upstream_error', `${run.live.title} lost the request ${mostResends} times. Try again.`);
}

/** Follows a handle to its end. When the engine forgot it, a free one is sent the work again. */
async function follow(run: EngineRun, order: Order): Promise<EngineOutput[]> {
  const { tools, live, held, directory, signal, onProgress, onPreview } = run;
  let [handle, sent] = await obtainHandle(run, order);
  const limitBytes = tools.outputLimitBytes;
  for (let resends = 0; ; resends += 1) {
    const outputs = join(directory, `outputs-${resends}`);
    await mkdir(outputs);
    try {
      return await live.engine.follow(handle, sent, {
        signal,
        directory: outputs,
        limitBytes,
        onProgress,
        onPreview,
      });
    } catch (error) {
      if (!isEngineError(error, 'forgotten')) throw error;
      if (live.engine.isPaid) throw outcomeUnknown(run);
      if (resends === mostResends) throw new EaselError('upstream_error', `${live.title} lost the work. Try again.`);
      const fresh = { ...held, engineHandle: null, engineSentAt: null };
      [handle, sent] = await obtainHandle({ ...run, held: fresh }, order);
    }
  }
}

/** Checks an engine's results, and removes their metadata: they may name files, prompts of others, or whole workflows. */
async function cleanOutputs(run: EngineRun, outputs: EngineOutput[]): Promise<RenderedFile[]> {
  const { tools, live, directory, signal } = run;
  const results = join(directory, 'results');
  await mkdir(results);
  const files: RenderedFile[] = [];
  for (const [index, { path }] of outputs.entries()) {
    const outputPath = join(results, `${index}`);
    try {
      const facts = await tools.media.run({ kind: 'clean', path, outputPath }, { deadlineMs: cleanDeadlineMs, signal });
      const { contentType, width, height, durationSeconds } = facts;
      files.push({ path: outputPath, contentType, width: width ?? 0, height: height ?? 0, durationSeconds });
    } catch (error) {
      signal.throwIfAborted();
      throw new EaselError('upstream_error', `${live.title} returned a result that is no usable image or video.`, {
        cause: error,
      });
    }
  }
  if (files.length === 0) throw new EaselError('upstream_error', `${live.title} returned no result.`);
  return files;
}

/**
 * Runs a generation at its engine: finds what an earlier attempt sent, or sends it once; follows it to its end; checks
 * its results.
 *
 * @param run.directory an empty folder of this attempt
 * @returns the results, in `results` of the folder
 * @throws EngineError `away` when the engine does not answer: what was sent is followed later
 * @throws EaselError when it failed
 */
export async function runAtEngine(run: EngineRun): Promise<RenderedFile[]> {
  run.signal.throwIfAborted();
  const outputs = await follow(run, await readOrder(run));
  run.live.reportWork();
  return cleanOutputs(run, outputs);
}
