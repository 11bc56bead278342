import { and, eq, sql } from 'drizzle-orm';
import { isEaselError } from '../../contract/error.ts';
import { submissions } from '../../database/studio-tables.ts';
import { apiPath } from '../../upstream/path.ts';
import type { SubmissionRow } from '../jobs/job-rows.ts';
import type { StudioContext } from '../studio-context.ts';
import { applyOutcome, takenGenerations } from './apply-outcome.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { readAnswer, readFailure, readOwnRefusal, type SendOutcome } from './read-answer.ts';
import { resolveMedia } from './resolve-media.ts';

/** How long the media service may take to answer an enqueue. */
export const enqueueDeadlineMs = 60_000;
/** Tries that surely made nothing, before the submission counts as refused: some ten minutes. */
const maxAttempts = 16;
const longestRetryMs = 60_000;

/**
 * Sends a recorded submission, once: of all that try at the same instant, in whichever process, one takes it.
 *
 * @returns what became of it, or null when it was not there to be taken
 */
export async function sendSubmission(context: StudioContext, recorded: SubmissionRow): Promise<SendOutcome | null> {
  const { database } = context;
  let body: Record<string, unknown>;
  try {
    body = await resolveMedia(context, recorded.request);
  } catch (thrown) {
    if (!isEaselError(thrown)) throw thrown;
    const outcome = readOwnRefusal(thrown);
    await retryDatabase(() => applyOutcome(database, recorded, outcome, 0));
    return outcome;
  }
  const [taken] = await database
    .update(submissions)
    .set({
      state: 'sending',
      sentAt: new Date(),
      sender: context.sender(),
      sendAttempts: sql`${submissions.sendAttempts} + 1`,
    })
    .where(and(eq(submissions.id, recorded.id), eq(submissions.state, 'recorded')))
    .returning();
  if (taken === undefined) return null;

  const outcome = limitAttempts(await send(context, taken, body), taken.sendAttempts);
  const retryAfterMs = outcome.kind === 'later' ? retryDelay(outcome.afterSeconds, taken.sendAttempts) : 0;
  await retryDatabase(() => applyOutcome(database, taken, outcome, retryAfterMs));
  return outcome;
}

async function send(context: StudioContext, submission: SubmissionRow, body: unknown): Promise<SendOutcome> {
  try {
    const answer = await context.upstream.exchange({
      method: 'POST',
      path: apiPath`/api/ai/queue`,
      body,
      headers: { 'idempotency-key': submission.id },
      deadlineMs: enqueueDeadlineMs,
    });
    const outcome = readAnswer(answer, submission.request);
    if (outcome.kind !== 'accepted') return outcome;
    const taken = await retryDatabase(() => takenGenerations(context.database, outcome.generationIds, submission.id));
    return taken.size === 0 ? outcome : readAnswer({ ...answer, json: {} }, submission.request);
  } catch (thrown) {
    if (isEaselError(thrown)) return readFailure(thrown);
    throw thrown;
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
