import { eq } from 'drizzle-orm';
import { isEaselError, readErrorMessage } from '../../../contract/error.ts';
import { submissions, type AnnouncedEnd } from '../../../database/studio-tables.ts';
import { apiPath } from '../../../upstream/path.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { changeJob, failedWith, type JobChange, type JobRow } from '../records/job-rows.ts';
import { readRecord } from '../records/read-record.ts';
import { asSentence } from '../records/upstream-message.ts';
import { pollDelay } from './poll-delay.ts';

const running = ['queued', 'processing'] as const;
/** Checks in a row without a record after which an accepted generation counts as gone. */
const maxMissing = 4;
const missingNote = 'The media service cannot find this generation right now. The studio will check again.';
/** Failed checks after which the job shows that the service cannot be read, and an announced end is used. */
const showAfterFailures = 3;
const longestRetryMs = 120_000;

/** The result of a check, for the state of the link. */
export interface CheckResult {
  /** Whether the media service was reachable and returned the record. */
  reach: 'read' | 'unreadable' | 'unreachable';
  /** Whether the generation has ended without an event. */
  isMissedEnd: boolean;
}

const resultOf = (reach: CheckResult['reach']): CheckResult => ({ reach, isMissedEnd: false });

/**
 * Checks a generation and stores the state from its record. An unreadable record alone never ends a job. A missing
 * record does after some checks, and so does an announced end while the record stays unreadable.
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
      const message = readErrorMessage(answer.json) ?? `it responded with status ${answer.status} and no record.`;
      await noteUnreadable(
        context,
        job,
        `The media service did not return the progress of this generation: ${asSentence(message)}`,
        answer.retryAfterSeconds,
      );
      return resultOf('unreadable');
    }
    const isCopying = change.status === 'keeping';
    const ageMs = Date.now() - (job.queuedAt ?? job.createdAt).getTime();
    const delayMs = isCopying ? 0 : pollDelay(isLive, { mediaType: change.mediaType ?? job.mediaType, ageMs });
    const changed = await changeJob(context.database, job.id, running, {
      ...change,
      ...(isCopying ? { runSeconds: change.runSeconds ?? secondsSince(job.startedAt ?? job.queuedAt) } : {}),
      failedChecks: 0,
      nextCheckAt: new Date(Date.now() + delayMs),
    });
    const hasEnded = isCopying || change.status === 'failed';
    return { reach: 'read', isMissedEnd: changed !== null && hasEnded && job.announcedEnd === null };
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
      ? (changeFromEvent(job.announcedEnd) ??
        failedWith('The media service no longer has this generation.', 'resource_not_found'))
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
  note: string,
  retryAfterSeconds: number | null,
): Promise<void> {
  const failedChecks = job.failedChecks + 1;
  const isShown = failedChecks >= showAfterFailures;
  const end = isShown ? changeFromEvent(job.announcedEnd) : null;
  const delayMs = Math.max((retryAfterSeconds ?? 0) * 1000, retryDelay(failedChecks, longestRetryMs));
  const later = {
    failedChecks,
    nextCheckAt: new Date(Date.now() + Math.min(delayMs, 3_600_000)),
    ...(isShown ? { note } : {}),
  };
  await changeJob(context.database, job.id, running, end ?? later);
}

/** The end that an event has announced, if complete: a result needs a URL. */
function changeFromEvent(announced: AnnouncedEnd | null): JobChange | null {
  if (announced?.status === 'failed') {
    return failedWith(announced.error ?? 'The generation failed. The media service gave no reason.');
  }
  if (announced?.url == null) return null;
  return {
    status: 'keeping',
    progress: 1,
    note: null,
    error: null,
    upstreamStatus: null,
    resultUrls: [announced.url],
    failedChecks: 0,
    nextCheckAt: new Date(),
  };
}
