import { isEaselError } from '../../../contract/error.ts';
import { looseGenerationRecordSchema } from '../../../contract/generation-record.ts';
import { retryDatabase } from '../../../database/retry-database.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { apiPath } from '../../../upstream/path.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { describeFailure } from '../../library/files/describe-failure.ts';
import { changeJob, failedWith, type JobRow } from '../records/job-rows.ts';
import { readRecord } from '../records/read-record.ts';
import { copyResult, copiedPositions } from './copy-result.ts';
import { DeadLinkError } from './fetch-result.ts';

/** Attempts before a result counts as lost: with the delays below, about a day for temporary failures. */
const maxAttempts = { hopeful: 60, deadLink: 6, wrongContent: 4, hopeless: 1 };
const hopelessCodes = new Set<string>(['payload_too_large', 'forbidden', 'invalid_params']);
const longestRetryMs = 30 * 60_000;
/** From this attempt on, the job shows why the result is missing. */
const showAfterAttempts = 2;
/** More than any model returns. */
const mostResults = 64;

/**
 * Copies the results of a successful generation, each independently: a copy stays when another one fails. The job
 * succeeds when all results are copied. Failed copies are retried later, and the job shows the reason meanwhile.
 */
export async function copyResults(context: StudioContext, job: JobRow, signal: AbortSignal): Promise<void> {
  try {
    const urls = await currentUrls(context, job);
    if (urls.length === 0) throw new DeadLinkError('The media service returned no result.');
    const failures = await copyMissing(context, job, urls, signal);
    if (failures.length === 0) {
      await retryDatabase(() => finish(context, job));
      return;
    }
    await noteFailure(context, job, failures, urls.length);
  } catch (thrown) {
    if (signal.aborted) {
      // The studio is stopping: the next one need not wait for the lease to end.
      await changeJob(context.database, job.id, ['keeping'], { nextCheckAt: new Date() });
      return;
    }
    await noteFailure(context, job, [thrown], 0);
  }
}

/** Copies the missing results. @returns the errors of failed copies */
async function copyMissing(
  context: StudioContext,
  job: JobRow,
  urls: string[],
  signal: AbortSignal,
): Promise<unknown[]> {
  const here = await copiedPositions(context, job);
  const failures: unknown[] = [];
  for (const [position, url] of urls.entries()) {
    if (here.has(position)) continue;
    try {
      await copyResult(context, job, { url, position }, signal);
    } catch (thrown) {
      signal.throwIfAborted();
      failures.push(thrown);
    }
  }
  return failures;
}

/** The URLs to copy from; read again after a failure, because links expire. */
async function currentUrls(context: StudioContext, job: JobRow): Promise<string[]> {
  if ((job.failedChecks === 0 && job.resultUrls.length > 0) || job.generationId === null) {
    return job.resultUrls.slice(0, mostResults);
  }
  const answer = await context.upstream.exchange({
    method: 'GET',
    path: apiPath`/api/ai/queue/${job.generationId}`,
    deadlineMs: 30_000,
  });
  if (answer.status !== 200 || !looseGenerationRecordSchema.safeParse(answer.json).success) return job.resultUrls;
  const urls = readRecord(answer.json, job.generationId, {})?.resultUrls ?? job.resultUrls;
  await changeJob(context.database, job.id, ['keeping'], { resultUrls: urls });
  return urls.slice(0, mostResults);
}

async function finish(context: StudioContext, job: JobRow): Promise<void> {
  await changeJob(context.database, job.id, ['keeping'], {
    status: 'succeeded',
    progress: 1,
    error: null,
    upstreamStatus: null,
    note: null,
    completedAt: new Date(),
  });
}

/** @param results number of results to copy, 0 while it is unknown */
async function noteFailure(context: StudioContext, job: JobRow, failures: unknown[], results: number): Promise<void> {
  for (const failure of failures) {
    if (isEaselError(failure) || failure instanceof DeadLinkError) continue;
    context.logger.error({ error: describeError(failure), job: job.id }, 'a result could not be copied');
  }
  const failedChecks = job.failedChecks + 1;
  const message = `${factOf(failures.length, results)} ${reasonOf(failures[0])}`;
  const isOver = failedChecks >= Math.max(...failures.map(attemptsAfter));
  const change = isOver
    ? failedWith(message, 'result_not_kept')
    : {
        failedChecks,
        nextCheckAt: new Date(Date.now() + delayAfter(failures, failedChecks)),
        ...(failedChecks >= showAfterAttempts
          ? {
              error: {
                message: `${message} The studio will retry automatically.`,
                code: 'result_not_kept',
                fields: [],
              },
            }
          : {}),
      };
  await retryDatabase(() => changeJob(context.database, job.id, ['keeping'], change));
}

function factOf(missing: number, results: number): string {
  return results <= missing
    ? 'The generation finished, but its result could not be copied to the studio.'
    : `The generation finished, but ${missing} of its ${results} results could not be copied to the studio.`;
}

function delayAfter(failures: unknown[], failedChecks: number): number {
  const asked = failures.map((failure) => (isEaselError(failure) ? (failure.retryAfterSeconds ?? 0) * 1000 : 0));
  return Math.max(retryDelay(failedChecks, longestRetryMs), Math.min(longestRetryMs, ...asked));
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof DeadLinkError ? thrown.message : describeFailure(thrown).message;
}

function attemptsAfter(thrown: unknown): number {
  if (thrown instanceof DeadLinkError) return maxAttempts.deadLink;
  if (describeFailure(thrown).isFileInvalid) return maxAttempts.wrongContent;
  return isEaselError(thrown) && hopelessCodes.has(thrown.code) ? maxAttempts.hopeless : maxAttempts.hopeful;
}
