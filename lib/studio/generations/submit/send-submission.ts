import { isEaselError } from '../../../contract/error.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { apiPath } from '../../../upstream/path.ts';
import { describeTransportError } from '../../../upstream/transport-error.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { applyOutcome, takenGenerations } from './apply-outcome.ts';
import { retryDatabase } from '../../../database/retry-database.ts';
import { readAnswer, readFailure, readOwnRefusal, type SendOutcome } from './read-answer.ts';
import { resolveMedia } from '../../library/files/resolve-media-urls.ts';
import { markSent, returnToLine } from './claim-submission.ts';

/** Tries that surely made nothing, before the submission counts as refused: some ten minutes. */
const maxAttempts = 16;
const longestRetryMs = 60_000;

/**
 * Sends a submission whose turn was taken, and writes down what became of it.
 *
 * @param taken from `takeTurn`
 * @returns what became of it, or null when it was no longer this process's to send
 */
export async function sendSubmission(context: StudioContext, taken: SubmissionRow): Promise<SendOutcome | null> {
  const { database } = context;
  const outcome = await trySending(context, taken);
  if (outcome === null) return null;
  const limited = limitAttempts(outcome, taken.sendAttempts);
  const retryAfterMs = limited.kind === 'later' ? retryDelay(limited.afterSeconds, taken.sendAttempts) : 0;
  await retryDatabase(() => applyOutcome(database, taken, limited, retryAfterMs));
  return limited;
}

async function trySending(context: StudioContext, taken: SubmissionRow): Promise<SendOutcome | null> {
  const { database } = context;
  try {
    const body = await resolveMedia(context, taken.request);
    return (await markSent(database, taken)) ? await send(context, taken, body) : null;
  } catch (thrown) {
    if (isEaselError(thrown)) return readOwnRefusal(thrown);
    // Nothing has left: somebody may try once more.
    await retryDatabase(() => returnToLine(database, taken, retryDelay(null, taken.sendAttempts)));
    throw thrown;
  }
}

async function send(context: StudioContext, submission: SubmissionRow, body: unknown): Promise<SendOutcome> {
  try {
    const answer = await context.upstream.exchange({
      method: 'POST',
      path: apiPath`/api/ai/queue`,
      body,
      headers: { 'idempotency-key': submission.id },
      deadlineMs: context.deadlines.enqueueMs,
    });
    const outcome = readAnswer(answer, submission.request);
    if (outcome.kind !== 'accepted') return outcome;
    const taken = await retryDatabase(() => takenGenerations(context.database, outcome.generationIds, submission.id));
    return taken.size === 0 ? outcome : readAnswer({ ...answer, json: {} }, submission.request);
  } catch (thrown) {
    if (!isEaselError(thrown)) context.logger.error({ error: describeError(thrown) }, 'an enqueue failed');
    return readFailure(isEaselError(thrown) ? thrown : describeTransportError(thrown, context.upstream.origin));
  }
}

function limitAttempts(outcome: SendOutcome, attempts: number): SendOutcome {
  if (outcome.kind !== 'later' || attempts < maxAttempts) return outcome;
  const message = `${outcome.message} After ${attempts} tries the studio gave up; nothing was made.`;
  return { kind: 'refused', message, code: 'unavailable', fields: [], response: outcome.response };
}

function retryDelay(afterSeconds: number | null, attempts: number): number {
  const backoffMs = Math.min(longestRetryMs, 1000 * 2 ** attempts);
  const askedMs = Math.min(afterSeconds ?? 0, 3600) * 1000;
  return Math.max(askedMs, backoffMs * (0.5 + Math.random() / 2));
}
