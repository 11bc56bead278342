import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { isEaselError } from '../../contract/error.ts';
import { looseGenerationRecordSchema } from '../../contract/generation-record.ts';
import { jobs, media } from '../../database/studio-tables.ts';
import { apiPath } from '../../upstream/path.ts';
import { retryDelay } from '../follow/poll-delay.ts';
import { readRecord } from '../follow/read-record.ts';
import { changeJob, failedWith } from '../jobs/change-job.ts';
import type { JobRow } from '../jobs/job-rows.ts';
import type { MediaRow } from '../media/media-rows.ts';
import { storeFile } from '../media/store-file.ts';
import { storePreview } from '../media/store-preview.ts';
import type { StudioContext } from '../studio-context.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { DeadLinkError, fetchResult } from './fetch-result.ts';
import { describeError } from '../../logging/describe-error.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import { diskFullWords } from '../disk-full-words.ts';

/** Tries before a result counts as lost. With the pauses below: some hours while there is hope. */
const maxAttempts = { hopeful: 14, deadLink: 6, wrongContent: 4, hopeless: 1 };
const hopelessCodes = new Set<string>(['payload_too_large', 'forbidden', 'invalid_params']);
const longestRetryMs = 30 * 60_000;
/** From this try on, the page is told what keeps the result away. */
const tellAfterAttempts = 2;

/**
 * Copies the results of a generation that has succeeded: all of them into storage, then media and end of the job in one
 * transaction. A failure is tried again later, and shown meanwhile.
 */
export async function keepJob(context: StudioContext, job: JobRow, signal: AbortSignal): Promise<void> {
  try {
    const urls = await currentUrls(context, job);
    if (urls.length === 0) throw new DeadLinkError('The generation succeeded, but the media service names no result.');
    const rows: MediaRow[] = [];
    for (const [position, url] of urls.entries()) rows.push(await keepResult(context, job, url, position, signal));
    await retryDatabase(() => finish(context, job, rows));
  } catch (thrown) {
    if (signal.aborted) {
      // The studio ends: whoever comes next need not wait for the lease.
      await changeJob(context.database, job.id, ['keeping'], { nextCheckAt: new Date() });
      return;
    }
    if (!isEaselError(thrown) && !(thrown instanceof DeadLinkError)) {
      context.logger.error({ error: describeError(thrown), job: job.id }, 'a result could not be kept');
    }
    await noteFailure(context, job, thrown);
  }
}

/** The addresses to copy from; read anew after a failure, because links expire. */
async function currentUrls(context: StudioContext, job: JobRow): Promise<string[]> {
  if ((job.failedChecks === 0 && job.resultUrls.length > 0) || job.generationId === null) return job.resultUrls;
  const answer = await context.upstream.exchange({
    method: 'GET',
    path: apiPath`/api/ai/queue/${job.generationId}`,
    deadlineMs: 30_000,
  });
  if (answer.status !== 200 || !looseGenerationRecordSchema.safeParse(answer.json).success) return job.resultUrls;
  const urls = readRecord(answer.json, job.generationId, {})?.resultUrls ?? job.resultUrls;
  await changeJob(context.database, job.id, ['keeping'], { resultUrls: urls });
  return urls;
}

async function keepResult(
  context: StudioContext,
  job: JobRow,
  url: string,
  position: number,
  signal: AbortSignal,
): Promise<MediaRow> {
  const file = await fetchResult(context, url, signal);
  try {
    const name = `${job.prompt ?? job.modelName ?? job.model}${position === 0 ? '' : ` ${position + 1}`}`;
    const place = { id: resultId(job.id, position), origin: 'result' as const, jobId: job.id, position };
    const { row, wantsPreview } = await storeFile(context, { ...file, name }, place, signal);
    return { ...row, previewKey: wantsPreview ? await storePreview(context, row, signal) : null };
  } finally {
    await rm(file.path, { force: true });
  }
}

/** The same id for the same result, so that a try after a crash replaces what the one before left in storage. */
function resultId(jobId: string, position: number): string {
  const digits = createHash('sha256').update(`${jobId}:${position}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

async function finish(context: StudioContext, job: JobRow, rows: MediaRow[]): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(jobs)
      .set({ status: 'succeeded', progress: 1, error: null, upstreamStatus: null, note: null, completedAt: new Date() })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, 'keeping')))
      .returning({ id: jobs.id });
    if (ended !== undefined) await transaction.insert(media).values(rows);
  });
}

async function noteFailure(context: StudioContext, job: JobRow, thrown: unknown): Promise<void> {
  const failedChecks = job.failedChecks + 1;
  const message = `The media service made it, but the result could not be copied here. ${reasonOf(thrown)}`;
  const change =
    failedChecks >= attemptsAfter(thrown)
      ? failedWith(message, 'result_not_kept')
      : {
          failedChecks,
          nextCheckAt: new Date(Date.now() + retryDelay(failedChecks, longestRetryMs)),
          ...(failedChecks >= tellAfterAttempts
            ? {
                error: { message: `${message} The studio tries again by itself.`, code: 'result_not_kept', fields: [] },
              }
            : {}),
        };
  await retryDatabase(() => changeJob(context.database, job.id, ['keeping'], change));
}

function reasonOf(thrown: unknown): string {
  if (isEaselError(thrown) || thrown instanceof DeadLinkError) return thrown.message;
  return isDiskFull(thrown) ? diskFullWords : 'Something went wrong on the studio’s side.';
}

function attemptsAfter(thrown: unknown): number {
  if (thrown instanceof DeadLinkError) return maxAttempts.deadLink;
  if (!isEaselError(thrown)) return maxAttempts.hopeful;
  if (thrown.code === 'unsupported_media_type') return maxAttempts.wrongContent;
  return hopelessCodes.has(thrown.code) ? maxAttempts.hopeless : maxAttempts.hopeful;
}
