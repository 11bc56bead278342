import { eq } from 'drizzle-orm';
import { isEaselError, readErrorMessage } from '../../../contract/error.ts';
import { submissions, type ToldEnd } from '../../../database/studio-tables.ts';
import { apiPath } from '../../../upstream/path.ts';
import { asSentence } from '../records/upstream-message.ts';
import { changeJob, failedWith, type JobChange, type JobRow } from '../records/job-rows.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import { pollDelay } from './poll-delay.ts';
import { readRecord } from '../records/read-record.ts';

const running = ['queued', 'processing'] as const;
/** Looks in a row that find nothing, before a generation once accepted counts as gone. */
const maxMissing = 4;
const missingNote = 'The media service does not know this generation at the moment. The studio looks again.';
/** Failed looks after which the page is told that the service cannot be read, and an event is believed that told of an end. */
const tellAfterFailures = 3;
const longestRetryMs = 120_000;

/** How a look went, for the state of the link. */
export interface CheckResult {
  /** Whether the media service could be reached, and its record read. */
  reach: 'read' | 'unreadable' | 'unreachable';
  /** Whether it has ended although no event said so. */
  isUntoldEnd: boolean;
}

const resultOf = (reach: CheckResult['reach']): CheckResult => ({ reach, isUntoldEnd: false });

/**
 * Looks at a generation and writes down what its record says. A record that cannot be read never ends a job by itself; one that
 * is gone does, after some tries, as an event does when the record stays unreadable.
 */
export async function checkGeneration(context: StudioContext, job: JobRow, isLive: boolean): Promise<CheckResult> {
  const { generationId } = job;
  if (generationId === null) throw new Error('A job that runs has no generation.');
  try {
    const answer = await context.upstream.exchange({
      method: 'GET',
      path: apiPath`/api/ai/queue/${generationId}`,
      deadlineMs: context.deadlines.readMs,
    });
    if (answer.status === 404) {
      await noteMissing(context, job);
      return resultOf('read');
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
      return resultOf('unreadable');
    }
    const isKeeping = change.status === 'keeping';
    const ageMs = Date.now() - (job.queuedAt ?? job.createdAt).getTime();
    const delayMs = isKeeping ? 0 : pollDelay(isLive, { mediaType: change.mediaType ?? job.mediaType, ageMs });
    const changed = await changeJob(context.database, job.id, running, {
      ...change,
      ...(isKeeping ? { runSeconds: change.runSeconds ?? secondsSince(job.startedAt ?? job.queuedAt) } : {}),
      failedChecks: 0,
      nextCheckAt: new Date(Date.now() + delayMs),
    });
    const hasEnded = isKeeping || change.status === 'failed';
    return { reach: 'read', isUntoldEnd: changed !== null && hasEnded && job.toldEnd === null };
  } catch (thrown) {
    if (!isEaselError(thrown)) throw thrown;
    await noteUnreadable(context, job, thrown.message, null);
    return resultOf('unreachable');
  }
}

function secondsSince(began: Date | null): number | null {
  return began === null ? null : Math.max(0, Date.now() - began.getTime()) / 1000;
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
      ? (believe(job.toldEnd) ?? failedWith('The media service no longer knows this generation.', 'resource_not_found'))
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
  const isTold = failedChecks >= tellAfterFailures;
  const end = isTold ? believe(job.toldEnd) : null;
  const delayMs = Math.max((retryAfterSeconds ?? 0) * 1000, retryDelay(failedChecks, longestRetryMs));
  const later = {
    failedChecks,
    nextCheckAt: new Date(Date.now() + Math.min(delayMs, 3_600_000)),
    ...(isTold ? { note: words } : {}),
  };
  await changeJob(context.database, job.id, running, end ?? later);
}

/** The end that an event told of, where it told enough: a result has an address. */
function believe(told: ToldEnd | null): JobChange | null {
  if (told?.status === 'failed') {
    return failedWith(told.error ?? 'The generation failed; the media service gives no reason.');
  }
  if (told?.url == null) return null;
  return {
    status: 'keeping',
    progress: 1,
    note: null,
    error: null,
    upstreamStatus: null,
    resultUrls: [told.url],
    failedChecks: 0,
    nextCheckAt: new Date(),
  };
}
