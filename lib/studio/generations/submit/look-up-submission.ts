import { and, asc, eq } from 'drizzle-orm';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { changeJob, type JobRow } from '../records/job-rows.ts';
import { applyOutcome, findTrackedGenerations } from './apply-outcome.ts';
import { findGenerations, readListings } from './find-generations.ts';

/** Delays between look-ups; after the last, one per hour. */
const pausesMs = [2_000, 5_000, 15_000, 30_000, 60_000, 120_000];
const longPauseMs = 3_600_000;

/**
 * Looks for the generations of a submission without a response. If it finds as many as were requested, they are the
 * outcome. It never sends anything again.
 *
 * @param job the first job of the submission
 * @returns the ids of the found generations; none while the outcome is unknown
 */
export async function lookUpSubmission(context: StudioContext, job: JobRow): Promise<string[]> {
  const { database } = context;
  const [submission] = await database.select().from(submissions).where(eq(submissions.id, job.submissionId));
  if (submission?.sentAt == null) return [];
  const waiting = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.submissionId, submission.id), eq(jobs.status, 'unconfirmed')))
    .orderBy(asc(jobs.position));
  const sent = {
    request: submission.request,
    sentAt: submission.sentAt,
    untilMs: submission.sentAt.getTime() + context.deadlines.enqueueMs,
  };
  const found = new Set<string>();
  let wasListed = false;
  for await (const records of readListings(context)) {
    wasListed ||= records !== null;
    const ids = (records ?? []).map((record) => record.generation_id);
    const tracked = await findTrackedGenerations(database, ids, submission.id);
    for (const id of findGenerations(records ?? [], sent, tracked)) found.add(id);
    if (found.size >= waiting.length) break;
  }
  if (waiting.length > 0 && found.size >= waiting.length) {
    const generationIds = [...found].slice(0, waiting.length);
    const body = { generations: generationIds.map((id) => ({ generation_id: id, status: 'queued' })) };
    const response = { status: 200, body, retryAfterSeconds: null };
    await applyOutcome(database, submission, { kind: 'accepted', generationIds, response }, 0);
    return generationIds;
  }
  const failedChecks = job.failedChecks + 1;
  const isGivenUp = failedChecks > pausesMs.length;
  const verdict = wasListed
    ? 'The media service does not list it, so it was probably not accepted.'
    : 'The media service has no list to check.';
  for (const entry of waiting) {
    await changeJob(database, entry.id, ['unconfirmed'], {
      failedChecks,
      nextCheckAt: new Date(Date.now() + (pausesMs[job.failedChecks] ?? longPauseMs)),
      ...(isGivenUp
        ? {
            error: {
              message: `There was no response to this request. ${verdict} Send it again, mark it as generated, or dismiss it.`,
              code: 'unconfirmed',
              fields: [],
            },
          }
        : {}),
    });
  }
  return [];
}
