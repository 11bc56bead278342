import { eq } from 'drizzle-orm';
import { isEaselError, readErrorMessage } from '../../contract/error.ts';
import { submissions } from '../../database/studio-tables.ts';
import { apiPath } from '../../upstream/path.ts';
import { asSentence } from '../jobs/as-sentence.ts';
import { changeJob, failedWith } from '../jobs/change-job.ts';
import type { JobRow } from '../jobs/job-rows.ts';
import type { StudioContext } from '../studio-context.ts';
import { pollDelay, retryDelay } from './poll-delay.ts';
import { readRecord } from './read-record.ts';

const running = ['queued', 'processing'] as const;
const readDeadlineMs = 30_000;
/** Looks in a row that find nothing, before a generation once accepted counts as gone. */
const maxMissing = 4;
const missingNote = 'The media service does not know this generation at the moment. The studio looks again.';
/** Failed looks after which the page is told that the service cannot be read. */
const tellAfterFailures = 3;
const longestRetryMs = 120_000;

/** How a look went, for the state of the link: whether the media service could be reached at all. */
export type CheckResult = 'read' | 'unreadable' | 'unreachable';

/**
 * Looks at a generation and writes down what its record says. A record that cannot be read never ends a job; one that is
 * gone does, after some tries.
 */
export async function checkGeneration(context: StudioContext, job: JobRow, isLive: boolean): Promise<CheckResult> {
  const { generationId } = job;
  if (generationId === null) throw new Error('A job that runs has no generation.');
  try {
    const answer = await context.upstream.exchange({
      method: 'GET',
      path: apiPath`/api/ai/queue/${generationId}`,
      deadlineMs: readDeadlineMs,
    });
    if (answer.status === 404) {
      await noteMissing(context, job);
      return 'read';
    }
    const change = answer.status === 200 ? readRecord(answer.json, generationId, await requestOf(context, job)) : null;
    if (change === null) {
      const words = readErrorMessage(answer.json) ?? `it answers with status ${answer.status} and no record.`;
      await noteUnreadable(
        context,
        job,
        `The media service does not show this generation: ${asSentence(words)}`,
        answer.retryAfterSeconds,
      );
      return 'unreadable';
    }
    const isKeeping = change.status === 'keeping';
    const nextCheckAt = new Date(Date.now() + (isKeeping ? 0 : pollDelay(isLive, change.mediaType ?? job.mediaType)));
    await changeJob(context.database, job.id, running, { ...change, failedChecks: 0, nextCheckAt });
    return 'read';
  } catch (thrown) {
    if (!isEaselError(thrown)) throw thrown;
    await noteUnreadable(context, job, thrown.message, null);
    return 'unreachable';
  }
}

async function requestOf(context: StudioContext, job: JobRow): Promise<Record<string, unknown>> {
  const [found] = await context.database
    .select({ request: submissions.request })
    .from(submissions)
    .where(eq(submissions.id, job.submissionId));
  return found?.request ?? {};
}

async function noteMissing(context: StudioContext, job: JobRow): Promise<void> {
  const failedChecks = job.note === missingNote ? job.failedChecks + 1 : 1;
  const change =
    failedChecks >= maxMissing
      ? failedWith('The media service no longer knows this generation.', 'resource_not_found')
      : {
          failedChecks,
          note: missingNote,
          nextCheckAt: new Date(Date.now() + retryDelay(failedChecks, longestRetryMs)),
        };
  await changeJob(context.database, job.id, running, change);
}

async function noteUnreadable(
  context: StudioContext,
  job: JobRow,
  words: string,
  retryAfterSeconds: number | null,
): Promise<void> {
  const failedChecks = job.failedChecks + 1;
  const delayMs = Math.max((retryAfterSeconds ?? 0) * 1000, retryDelay(failedChecks, longestRetryMs));
  await changeJob(context.database, job.id, running, {
    failedChecks,
    nextCheckAt: new Date(Date.now() + Math.min(delayMs, 3_600_000)),
    ...(failedChecks >= tellAfterFailures ? { note: words } : {}),
  });
}
