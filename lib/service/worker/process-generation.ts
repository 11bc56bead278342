import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError, isEaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import type { StoredResult } from '../../database/service-tables.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { findNamedModel } from '../models/registry.ts';
import { failGeneration } from '../queue/finish-generation.ts';
import { waitSecondsOf, type Generation } from '../queue/generation-store.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { reportProgress } from '../queue/report-progress.ts';
import { isLostForGood, loseGeneration, returnGeneration } from '../queue/return-generation.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { RenderLostError } from '../render/render-process.ts';
import type { RenderTask } from '../render/renderer.ts';
import { fetchInputs } from '../storage/fetch-inputs.ts';
import type { MediaFetcher } from '../storage/media-fetcher.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import { createProgressReporter } from './create-progress-reporter.ts';
import { diskFullError } from './disk-full-error.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { databasePatienceMs, finishWithResults } from './finish-with-results.ts';
import { storeResults } from './store-results.ts';
import { StopReason } from './stop-reason.ts';

/** What a worker needs to process generations. */
export interface WorkTools {
  database: Database;
  queue: JobQueue;
  pool: RenderPool;
  storage: FileStorage;
  fetcher: MediaFetcher;
  logger: Logger;
  metrics: Metrics;
  workFolder: string;
  inputLimitBytes: number;
  deadlineMs: { image: number; video: number };
}

/** The shares of an attempt's stages in its progress. Without media inputs, rendering starts at 0. */
const shareOfInputs = 0.05;
const shareOfStoring = 0.03;

async function renderAttempt(
  tools: WorkTools,
  held: Generation,
  directory: string,
  control: AbortController,
): Promise<void> {
  const reporter = createProgressReporter({
    report: (share) => reportProgress(tools.database, held, share),
    onReplaced: () => control.abort(new StopReason('replaced')),
    logger: tools.logger,
  });
  try {
    const stored = await renderResults(tools, held, directory, {
      signal: control.signal,
      onProgress: reporter.onProgress,
    });
    await finishWithResults(tools, held, stored);
  } finally {
    reporter.stop();
  }
}

async function renderResults(
  tools: WorkTools,
  held: Generation,
  directory: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<StoredResult[]> {
  const model = findNamedModel(held.modelName);
  if (model === null) throw new Error(`no model is named ${held.modelName}`);
  const { complete } = checkParameters(model, held.parameters);
  const { fetcher, storage, inputLimitBytes: limitBytes } = tools;
  const inputs = await fetchInputs(model, complete, join(directory, 'inputs'), {
    fetcher,
    owner: held.owner,
    storage,
    limitBytes,
    signal,
  });
  const begun = Object.values(inputs).some((files) => files.length > 0) ? shareOfInputs : 0;
  onProgress(begun);
  const results = join(directory, 'results');
  await mkdir(results);
  const request = model.hosted?.toModel({ parameters: complete, inputs }) ?? { parameters: complete, inputs };
  // The row holds the id as text, and the model's own schema has checked the parameters: their types say neither.
  const task = {
    generationId: held.id,
    model: held.profile,
    ...request,
    seed: held.seed,
    directory: results,
  } as RenderTask;
  const files = await tools.pool.run(task, {
    signal,
    logger: tools.logger,
    deadlineMs: tools.deadlineMs[held.mediaType],
    onProgress: (share) => onProgress(begun + share * (1 - begun - shareOfStoring)),
  });
  onProgress(1 - shareOfStoring);
  return storeResults(storage, held, results, files);
}

/** An error's message can quote the prompt, so it is logged at level debug only. */
function logFailure(logger: Logger, error: unknown): void {
  if (!isEaselError(error)) return logger.error({ error: describeError(error) }, 'failed');
  const cause = error.cause instanceof Error ? error.cause.message : null;
  logger.info({ code: error.code, fields: error.fields.map(({ pointer }) => pointer), cause }, 'failed');
  logger.debug({ reason: error.message }, 'the words of the failure');
}

async function endBadly(tools: WorkTools, held: Generation, error: unknown): Promise<void> {
  const { database, queue, logger } = tools;
  if (error instanceof StopReason) {
    if (error.why === 'shutdown') await returnGeneration(database, queue, held);
    logger.info({ reason: error.why }, 'stopped drawing');
  } else if (error instanceof RenderLostError) {
    const reason = `The renderer crashed twice: ${error.message}.`;
    await retryDatabase(() => loseGeneration(database, queue, held, reason), databasePatienceMs);
  } else {
    logFailure(logger, error);
    await retryDatabase(() => failGeneration(database, held, error), databasePatienceMs);
  }
}

/**
 * Renders a claimed generation and writes its end. In every case, the generation ends or is requeued, and the folder is
 * removed.
 *
 * @param control aborted with a `StopReason` to end the attempt from outside
 */
export async function processGeneration(
  anyTools: WorkTools,
  held: Generation,
  control: AbortController,
): Promise<void> {
  const { id: generation, attempt, requestId, profile } = held;
  const tools = { ...anyTools, logger: anyTools.logger.child({ generation, attempt, requestId, profile }) };
  const begunAt = performance.now();
  if (attempt === 1) tools.metrics.countWait({ mediaType: held.mediaType, engine: null, seconds: waitSecondsOf(held) });
  const directory = join(tools.workFolder, `${held.id}-${held.attempt}`);
  try {
    if (isLostForGood(held)) {
      throw new EaselError('unknown_error', 'Stopped after the worker was lost twice. Try again.');
    }
    await mkdir(directory);
    await renderAttempt(tools, held, directory, control);
    tools.logger.info({ durationMs: Math.round(performance.now() - begunAt) }, 'drawn');
  } catch (error) {
    const failure = isDiskFull(error) ? diskFullError(error) : error;
    // A full disk may be the database's, too: it needs room to write the end.
    await rm(directory, { recursive: true, force: true }).catch(() => undefined);
    await endBadly(tools, held, control.signal.aborted ? control.signal.reason : failure);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
