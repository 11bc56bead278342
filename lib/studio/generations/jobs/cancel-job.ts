import { eq } from 'drizzle-orm';
import { EaselError, readErrorMessage } from '../../../contract/error.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { notCancellableCode, isBeyondCancelling } from '../../../contract/studio/studio-job-status.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { Follower } from '../follow/create-follower.ts';
import { readRecord } from '../records/read-record.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { changeJob, failedWith, type JobRow } from '../records/job-rows.ts';
import { readJob } from '../records/read-jobs.ts';
import { cancelUnsent } from './cancel-unsent.ts';

/**
 * Cancels a job. A job that was not sent yet ends at once. For a running job the media service is asked to cancel, and
 * its record then shows how the job ended. An ended job stays unchanged. If the service cannot cancel, the job
 * continues and shows that from then on.
 *
 * @throws EaselError `resource_not_found`; `conflict` for a job that cannot be cancelled now; the service's error
 */
export async function cancelJob(context: StudioContext, follower: Follower, id: string): Promise<StudioJob> {
  await readJob(context.database, id);
  const [job] = await context.database.select().from(jobs).where(eq(jobs.id, id));
  switch (job?.status) {
    case 'held':
    case 'waiting':
    case 'sending':
      await cancelBeforeSending(context, job);
      break;
    case 'queued':
    case 'processing':
      await cancelUpstream(context, job);
      await follower.checkSoon(job.generationId ?? '');
      break;
    case 'unconfirmed':
      throw new EaselError(
        'conflict',
        'The media service never responded, so there is nothing to cancel. Dismiss the job instead.',
      );
    case 'keeping':
      throw new EaselError('conflict', 'The generation has already finished. Its result is being copied.');
    default:
  }
  return readJob(context.database, id);
}

async function cancelBeforeSending(context: StudioContext, job: JobRow): Promise<void> {
  const cancelled = await cancelUnsent(context.database, eq(submissions.id, job.submissionId));
  if (cancelled.length > 0) return;
  throw new EaselError('conflict', 'This job is being sent right now. Try again in a moment.');
}

async function cancelUpstream(context: StudioContext, job: JobRow): Promise<void> {
  if (job.generationId === null) throw new Error('A job that runs has no generation.');
  const path = apiPath`/api/ai/queue/${job.generationId}`;
  const answer = await context.upstream.exchange({ method: 'DELETE', path, deadlineMs: 30_000 });
  if (answer.status >= 200 && answer.status < 300) {
    await changeJob(context.database, job.id, ['queued', 'processing'], {
      note: 'Cancellation requested.',
      error: null,
    });
    return;
  }
  if (answer.status === 404 && (await isOver(context, job.generationId))) return;
  if (![404, 405, 501].includes(answer.status)) {
    const message = readErrorMessage(answer.json) ?? `status ${answer.status}`;
    throw new EaselError('upstream_error', `The media service did not cancel this generation: ${message}`);
  }
  const message = 'This media service cannot cancel generations.';
  await changeJob(context.database, job.id, ['queued', 'processing'], {
    error: { message, code: notCancellableCode, fields: [] },
  });
  throw new EaselError('conflict', message);
}

/** A 404 may mean the generation, or that the service has no such endpoint. */
async function isOver(context: StudioContext, generationId: string): Promise<boolean> {
  const path = apiPath`/api/ai/queue/${generationId}`;
  const { status, json } = await context.upstream.exchange({ method: 'GET', path, deadlineMs: 30_000 });
  if (status === 404) return true;
  const record = status === 200 ? readRecord(json, generationId, {}) : null;
  return record !== null && record.status !== 'queued' && record.status !== 'processing';
}

/**
 * Stops tracking a job that nothing else ends: one with an unknown outcome, or a running one whose service cannot
 * cancel. It ends as failed, and no longer counts as in flight. Ends are final: later reports of the service are
 * ignored.
 *
 * @throws EaselError `resource_not_found`; `conflict` for any other job
 */
export async function dismissJob(context: StudioContext, id: string): Promise<void> {
  const job = await readJob(context.database, id);
  const changed = isBeyondCancelling(job)
    ? await changeJob(context.database, id, ['queued', 'processing'], failedWith(notTrackedMessage, 'not_followed'))
    : await changeJob(context.database, id, ['unconfirmed'], failedWith(unknownOutcomeMessage, 'unconfirmed'));
  if (changed !== null) return;
  throw new EaselError(
    'conflict',
    'Only a job with an unknown outcome, or one that cannot be cancelled, can be dismissed.',
  );
}

const unknownOutcomeMessage =
  'Outcome unknown. The media service never responded, so this may or may not have been generated.';
const notTrackedMessage =
  'Tracking was stopped. The media service cannot cancel this generation: it may still finish it and charge for it. The result stays there.';
