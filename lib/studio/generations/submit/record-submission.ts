import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JsonObject } from '../../../contract/model.ts';
import type { Database } from '../../../database/connect.ts';
import { openJobStatuses } from '../../../contract/studio/studio-job-status.ts';
import { storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { failedWith, type SubmissionRow } from '../records/job-rows.ts';
import { admitPress } from '../../limits/check-limits.ts';
import type { KnownModel } from '../../models/create-model-directory.ts';
import { countGenerations, pressOf, requestFields } from '../records/request-fields.ts';

/** Delay before the follower sends a submission that its recorder has not sent. */
const unsentAfterMs = 15_000;

/** The submission of an idempotency key, or null for an unused key. */
export async function findSubmission(database: Database, key: string): Promise<SubmissionRow | null> {
  const [found] = await database.select().from(submissions).where(eq(submissions.idempotencyKey, key));
  return found ?? null;
}

/** The properties of a submission besides its request. */
export interface SubmissionOptions {
  /** The person who submits it. */
  ownerId: string;
  /** Shared by all submissions of one press; null for a press with only one. */
  batchId?: string | null;
  /** Recorded only: sent once a user resumes it. */
  isHeld?: boolean;
  /** The job that this retries. While an earlier retry of it is open, that one is returned. */
  retryOf?: string | null;
  /** When it was requested, where several are recorded at once: it decides their order. */
  createdAt?: Date;
  /** Whether its limits were checked before, with all that was pressed with it: it is recorded whatever is left now. */
  isAdmitted?: boolean;
}

/**
 * Records a submission and its jobs before anything is sent. Of several concurrent submissions with the same key one is
 * inserted, and the others find it.
 *
 * @param options.model what is known of the model, shown on the jobs
 * @throws EaselError `limit_reached` when it would exceed a limit of its owner; then nothing is recorded
 */
export async function recordSubmission(
  database: Database,
  options: { key: string; hash: string; request: JsonObject; model: KnownModel | null } & SubmissionOptions,
): Promise<SubmissionRow> {
  const { key, hash, request, ownerId, batchId = null, isHeld = false, retryOf = null, isAdmitted = false } = options;
  const requested = options.createdAt === undefined ? {} : { createdAt: options.createdAt };
  const recorded = await database.transaction(async (transaction) => {
    if (retryOf !== null) {
      await transaction.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, retryOf)).for('update');
      const repetition = await openRepetition(transaction, retryOf);
      if (repetition !== null) return repetition;
    }
    const [submission] = await transaction
      .insert(submissions)
      .values({
        id: randomUUID(),
        ownerId,
        idempotencyKey: key,
        batchId,
        requestHash: hash,
        request,
        state: 'recorded',
        heldAt: isHeld ? new Date() : null,
        retryOf,
        ...requested,
      })
      .onConflictDoNothing({ target: submissions.idempotencyKey })
      .returning();
    if (submission === undefined) return null;
    // Repetitions are found before, so that they need no room. What does not fit is rolled back.
    if (!isAdmitted) await admitPress(transaction, ownerId, pressOf(request, options.model));
    const shown = requestFields(request, options.model);
    const rows = Array.from({ length: countGenerations(request) }, (_, position) => ({
      ...shown,
      ...requested,
      id: randomUUID(),
      submissionId: submission.id,
      position,
      status: isHeld ? ('held' as const) : ('waiting' as const),
      nextCheckAt: new Date(Date.now() + unsentAfterMs),
    }));
    await transaction.insert(jobs).values(rows);
    if (retryOf !== null) {
      await moveTake(transaction, retryOf, submission.id);
      await giveUp(transaction, retryOf);
    }
    return submission;
  });
  const submission = recorded ?? (await findSubmission(database, key));
  if (submission === null) throw new Error('A submission is neither new nor there.');
  return submission;
}

/** An existing retry of a job: the one with this key, else one that has not ended; null without one. */
export async function findRepetition(
  database: Database,
  jobId: string,
  key: string | null,
): Promise<SubmissionRow | null> {
  const known = key === null ? null : await findSubmission(database, key);
  return known?.retryOf === jobId ? known : openRepetition(database, jobId);
}

/** A retry of a job that has not ended, so that pressing again in any window creates no second one. */
async function openRepetition(database: Database, jobId: string): Promise<SubmissionRow | null> {
  const [found] = await database
    .select({ submission: submissions })
    .from(submissions)
    .innerJoin(jobs, eq(jobs.submissionId, submissions.id))
    .where(and(eq(submissions.retryOf, jobId), inArray(jobs.status, [...openJobStatuses])))
    .limit(1);
  return found?.submission ?? null;
}

/**
 * Makes a retry the job of the storyboard's take whose job it repeats, or whose job was an earlier retry of the same
 * that ended without a result. A job that succeeded stays the take's job.
 */
async function moveTake(transaction: Database, retriedId: string, submissionId: string): Promise<void> {
  const retry = transaction
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.submissionId, submissionId), eq(jobs.position, 0)));
  const unsuccessful = sql`
    with recursive attempts (id) as (
      select ${retriedId}::uuid
      union
      select ${jobs.id} from attempts
      join ${submissions} on ${submissions.retryOf} = attempts.id and ${submissions.id} <> ${submissionId}
      join ${jobs} on ${jobs.submissionId} = ${submissions.id}
    )
    select ${jobs.id} from attempts join ${jobs} on ${jobs.id} = attempts.id
    where ${jobs.id} = ${retriedId} and ${jobs.status} <> 'succeeded' or ${inArray(jobs.status, ['failed', 'cancelled'])}`;
  await transaction
    .update(storyboardTakes)
    .set({ jobId: sql`(${retry})` })
    .where(inArray(storyboardTakes.jobId, sql`(${unsuccessful})`));
}

/** Ends a job with an unknown outcome when it is sent again. */
async function giveUp(transaction: Database, jobId: string): Promise<void> {
  await transaction
    .update(jobs)
    .set(
      failedWith(
        'There was no response to this request. It was sent again as another job, so both may have been generated.',
        'sent_again',
      ),
    )
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'unconfirmed')));
}
