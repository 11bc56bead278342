import { endUserHeader } from '../../../contract/end-user.ts';
import { isEaselError } from '../../../contract/error.ts';
import { retryDatabase } from '../../../database/retry-database.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { apiPath } from '../../../upstream/path.ts';
import { describeTransportError } from '../../../upstream/transport-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { resolveMediaUrls } from '../../library/files/resolve-media-urls.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import { asSentence } from '../records/upstream-message.ts';
import { applyOutcome, findTrackedGenerations } from './apply-outcome.ts';
import { markSent, returnToQueue } from './claim-submission.ts';
import { readAnswer, readFailure, readOwnRefusal, type SendOutcome } from './read-answer.ts';

/** Attempts that certainly generated nothing before the submission counts as refused: some ten minutes. */
const maxAttempts = 16;
const longestRetryMs = 60_000;

/**
 * Sends a claimed submission, and records the outcome.
 *
 * @param claimed from `claimSubmission`
 * @returns the outcome, or null when the submission no longer belonged to this process
 */
export async function sendSubmission(context: StudioContext, claimed: SubmissionRow): Promise<SendOutcome | null> {
  const { database } = context;
  const outcome = await trySending(context, claimed);
  if (outcome === null) return null;
  const limited = limitAttempts(outcome, claimed.sendAttempts);
  const retryAfterMs = limited.kind === 'later' ? resendDelay(limited.afterSeconds, claimed.sendAttempts) : 0;
  await retryDatabase(() => applyOutcome(database, claimed, limited, retryAfterMs));
  return limited;
}

async function trySending(context: StudioContext, claimed: SubmissionRow): Promise<SendOutcome | null> {
  const { database } = context;
  try {
    const body = await resolveMediaUrls(context, claimed.request);
    return (await markSent(database, claimed)) ? await send(context, claimed, body) : null;
  } catch (thrown) {
    if (isEaselError(thrown)) return readOwnRefusal(thrown);
    // Nothing was sent: any studio may try again.
    await retryDatabase(() => returnToQueue(database, claimed, resendDelay(null, claimed.sendAttempts)));
    throw thrown;
  }
}

async function send(context: StudioContext, submission: SubmissionRow, body: unknown): Promise<SendOutcome> {
  try {
    const answer = await context.upstream.exchange({
      method: 'POST',
      path: apiPath`/api/ai/queue`,
      body,
      headers: {
        'idempotency-key': submission.id,
        ...(context.settings.mediaApi.sendsUser ? { [endUserHeader]: submission.ownerId } : {}),
      },
      deadlineMs: context.deadlines.enqueueMs,
    });
    const outcome = readAnswer(answer, submission.request);
    if (outcome.kind !== 'accepted') return outcome;
    const tracked = await retryDatabase(() =>
      findTrackedGenerations(context.database, outcome.generationIds, submission.id),
    );
    return tracked.size === 0 ? outcome : readAnswer({ ...answer, json: {} }, submission.request);
  } catch (thrown) {
    if (!isEaselError(thrown)) context.logger.error({ error: describeError(thrown) }, 'an enqueue failed');
    return readFailure(isEaselError(thrown) ? thrown : describeTransportError(thrown, context.upstream.origin));
  }
}

function limitAttempts(outcome: SendOutcome, attempts: number): SendOutcome {
  if (outcome.kind !== 'later' || attempts < maxAttempts) return outcome;
  const message = `${asSentence(outcome.message)} The studio gave up after ${attempts} attempts. Nothing was generated.`;
  return { kind: 'refused', message, code: 'unavailable', fields: [], response: outcome.response };
}

function resendDelay(afterSeconds: number | null, attempts: number): number {
  const backoffMs = Math.min(longestRetryMs, 1000 * 2 ** attempts);
  const askedMs = Math.min(afterSeconds ?? 0, 3600) * 1000;
  return Math.max(askedMs, backoffMs * (0.5 + Math.random() / 2));
}
