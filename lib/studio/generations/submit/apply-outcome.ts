import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, max, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { failedWith, type JobRow, type SubmissionRow } from '../records/job-rows.ts';
import { asSentence } from '../records/upstream-message.ts';
import type { SendOutcome } from './read-answer.ts';

const open = ['waiting', 'sending', 'unconfirmed'] as const;
/** Delay until the first check of a new generation, if no event comes first. */
const firstCheckAfterMs = 1_500;
const firstLookUpAfterMs = 1_000;

/**
 * Records the outcome of an attempt to send in one transaction: the submission, its response and its jobs. A submission
 * that has a response already stays unchanged.
 */
export async function applyOutcome(
  database: Database,
  submission: SubmissionRow,
  outcome: SendOutcome,
  retryAfterMs: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const state = { accepted: 'accepted', refused: 'refused', unknown: 'unconfirmed', later: 'recorded' } as const;
    const isAnswer = outcome.kind === 'accepted' || outcome.kind === 'refused';
    const [changed] = await transaction
      .update(submissions)
      .set({
        state: state[outcome.kind],
        responseStatus: outcome.response.status,
        responseBody: outcome.response.body,
        ...(isAnswer ? { answeredAt: new Date() } : {}),
        ...(outcome.kind === 'later' ? { sendAfter: new Date(Date.now() + retryAfterMs) } : {}),
      })
      .where(and(eq(submissions.id, submission.id), inArray(submissions.state, ['recorded', 'sending', 'unconfirmed'])))
      .returning();
    if (changed === undefined) return;
    const mine = and(eq(jobs.submissionId, submission.id), inArray(jobs.status, [...open]));
    const rows = await transaction.select().from(jobs).where(mine).orderBy(asc(jobs.position)).for('update');
    switch (outcome.kind) {
      case 'accepted':
        return writeGenerations(transaction, rows, outcome.generationIds);
      case 'refused':
        await transaction
          .update(jobs)
          .set(failedWith(outcome.message, outcome.code, outcome.fields))
          .where(mine);
        return undefined;
      case 'unknown':
        await transaction
          .update(jobs)
          .set({
            status: 'unconfirmed',
            note: null,
            error: { message: outcome.message, code: outcome.code, fields: [] },
            failedChecks: 0,
            nextCheckAt: new Date(Date.now() + firstLookUpAfterMs),
          })
          .where(mine);
        return undefined;
      case 'later': {
        const note = `The media service is not accepting this job yet: ${asSentence(outcome.message)} The studio will retry automatically.`;
        await transaction
          .update(jobs)
          .set({ status: 'waiting', note, nextCheckAt: new Date(Date.now() + retryAfterMs) })
          .where(mine);
      }
    }
    return undefined;
  });
}

async function writeGenerations(transaction: Database, rows: JobRow[], generationIds: string[]): Promise<void> {
  const accepted = {
    status: 'queued' as const,
    note: null,
    error: null,
    failedChecks: 0,
    queuedAt: new Date(),
    nextCheckAt: new Date(Date.now() + firstCheckAfterMs),
  };
  const last = await lastPosition(transaction, rows);
  for (const [position, generationId] of generationIds.entries()) {
    const row = rows[position];
    if (row === undefined) {
      const [first] = rows;
      if (first === undefined) return;
      // A seed that was not requested comes from the record.
      const extra = { id: randomUUID(), position: last + 1 + position - rows.length, generationId, seed: null };
      await transaction.insert(jobs).values({ ...first, ...accepted, ...extra });
    } else {
      await transaction
        .update(jobs)
        .set({ ...accepted, generationId })
        .where(eq(jobs.id, row.id));
    }
  }
  const missing = rows.slice(generationIds.length).map((row) => row.id);
  if (missing.length === 0) return;
  await transaction
    .update(jobs)
    .set(
      failedWith(`The media service created only ${generationIds.length} of the ${rows.length} generations requested.`),
    )
    .where(inArray(jobs.id, missing));
}

/** The last position of a submission. Some of its jobs may have been dismissed before. */
async function lastPosition(transaction: Database, [first]: JobRow[]): Promise<number> {
  if (first === undefined) return -1;
  const [found] = await transaction
    .select({ last: max(jobs.position) })
    .from(jobs)
    .where(eq(jobs.submissionId, first.submissionId));
  return found?.last ?? -1;
}

/** The generations among these that jobs of other submissions track. */
export async function findTrackedGenerations(
  database: Database,
  ids: string[],
  submissionId: string | null,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ generationId: jobs.generationId })
    .from(jobs)
    .where(
      and(inArray(jobs.generationId, ids), submissionId === null ? undefined : ne(jobs.submissionId, submissionId)),
    );
  return new Set(rows.flatMap(({ generationId }) => generationId ?? []));
}
