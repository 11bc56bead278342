import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { describeError } from '../../logging/describe-error.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import { isEngineError } from '../engines/engine-error.ts';
import type { LiveEngine } from '../engines/watch-engine.ts';
import type { EngineOutcome, Metrics } from '../metrics/create-metrics.ts';
import { failGeneration } from '../queue/finish-generation.ts';
import { waitSecondsOf, type Generation } from '../queue/generation-store.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { writePreview } from '../queue/preview-store.ts';
import { reportProgress } from '../queue/report-progress.ts';
import { isLostForGood, returnGeneration } from '../queue/return-generation.ts';
import { awayNote } from '../queue/wait-for-engine.ts';
import { createGrace, type Grace } from './create-grace.ts';
import { createPreviewWriter } from './create-preview-writer.ts';
import { createProgressReporter } from './create-progress-reporter.ts';
import { diskFullError } from './disk-full-error.ts';
import { databasePatienceMs, finishWithResults } from './finish-with-results.ts';
import type { EngineTools } from './engine-run.ts';
import { runAtEngine } from './run-at-engine.ts';
import { StopReason } from './stop-reason.ts';
import { storeResults } from './store-results.ts';

/** What a worker needs to process generations of engines. */
export interface EngineWorkTools extends EngineTools {
  queue: JobQueue;
  metrics: Metrics;
  workFolder: string;
  /** How long a stop waits for an answer, and then for the results that came with it; by default 3 s. */
  answerGraceMs?: number;
}

/** The shutdown of a worker takes 5 s by default. */
const usualAnswerGraceMs = 3000;
/** A shutdown does not wait longer. */
const stoppingPatienceMs = 2000;
/** The share of downloading, checking and storing in the progress. */
const shareOfStoring = 0.05;

async function runAttempt(
  tools: EngineWorkTools,
  live: LiveEngine,
  held: Generation,
  directory: string,
  { control, grace }: { control: AbortController; grace: Grace },
): Promise<void> {
  const { database, logger, storage } = tools;
  const onReplaced = () => control.abort(new StopReason('replaced'));
  const reporter = createProgressReporter({
    report: (share) => reportProgress(database, held, share),
    onReplaced,
    logger,
  });
  const previews = createPreviewWriter({
    write: (preview) => writePreview(database, held, preview),
    onReplaced,
    logger,
  });
  try {
    const files = await runAtEngine({
      tools,
      live,
      held,
      directory,
      grace,
      signal: grace.signal,
      onProgress: (share) => reporter.onProgress(share * (1 - shareOfStoring)),
      onPreview: previews.onPreview,
    });
    const stored = await storeResults(storage, held, join(directory, 'results'), files);
    await finishWithResults(tools, held, stored);
  } finally {
    reporter.stop();
    previews.stop();
  }
}

/** @returns how the attempt ended */
async function endBadly(
  tools: EngineWorkTools,
  live: LiveEngine,
  held: Generation,
  error: unknown,
): Promise<EngineOutcome> {
  const { database, queue, logger } = tools;
  if (error instanceof StopReason) {
    // What was sent goes on at the engine; the next worker follows it.
    if (error.why === 'shutdown')
      await retryDatabase(() => returnGeneration(database, queue, held), stoppingPatienceMs);
    logger.info({ reason: error.why }, 'stopped following');
    return 'stopped';
  }
  if (isEngineError(error, 'away')) {
    live.reportAway(error);
    // The note of the waiting ones may be written before this one waits.
    const note = awayNote(error.message);
    await retryDatabase(() => returnGeneration(database, queue, held, note), databasePatienceMs);
    logger.info({ reason: error.message }, 'the engine is away');
    return 'away';
  }
  if (isEaselError(error)) {
    live.reportWork();
    logger.info({ code: error.code }, 'failed');
  } else logger.error({ error: describeError(error) }, 'failed');
  // An expected error is the engine's own end; after any other, the engine may go on, and is told to stop.
  const isClosed = isEaselError(error) && error.code !== 'insufficient_storage';
  await retryDatabase(() => failGeneration(database, held, error, { isClosed }), databasePatienceMs);
  return 'failed';
}

/**
 * Runs a claimed generation at its engine and writes its end. In every case, the generation ends or is requeued, and the
 * folder is removed.
 *
 * @param control aborted with a `StopReason` to end the attempt from outside
 */
export async function processEngineGeneration(
  anyTools: EngineWorkTools,
  live: LiveEngine,
  held: Generation,
  control: AbortController,
): Promise<void> {
  const { id: generation, attempt, requestId } = held;
  const { name: engine } = live.engine;
  const logger = anyTools.logger.child({ generation, attempt, requestId, engine });
  const tools = { ...anyTools, logger };
  const { metrics } = tools;
  const begunAt = performance.now();
  if (attempt === 1) metrics.countWait({ mediaType: held.mediaType, engine, seconds: waitSecondsOf(held) });
  const grace = createGrace(control.signal, tools.answerGraceMs ?? usualAnswerGraceMs);
  let outcome: EngineOutcome = 'failed';
  const directory = join(tools.workFolder, `${held.id}-${held.attempt}`);
  try {
    if (isLostForGood(held)) throw new EaselError('unknown_error', 'Stopped after its worker was lost too often.');
    await mkdir(directory);
    await runAttempt(tools, live, held, directory, { control, grace });
    outcome = 'succeeded';
    logger.info({ durationMs: Math.round(performance.now() - begunAt) }, 'generated');
  } catch (error) {
    const failure = isDiskFull(error) ? diskFullError(error) : error;
    // A full disk may be the database's, too: it needs room to write the end.
    await rm(directory, { recursive: true, force: true }).catch(() => undefined);
    outcome = await endBadly(tools, live, held, grace.signal.aborted ? grace.signal.reason : failure);
  } finally {
    grace.end();
    const seconds = (performance.now() - begunAt) / 1000;
    metrics.countEngineWork({ engine, model: held.profile, outcome, seconds });
    await rm(directory, { recursive: true, force: true });
  }
}
