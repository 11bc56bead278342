import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { admitPress, lockPresses, type Press } from '../../limits/check-limits.ts';
import { startOfDay } from '../../limits/renewal.ts';
import type { KnownModel } from '../../models/create-model-directory.ts';
import { lockQueue } from '../submit/claim-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { heldBeforeCancel } from './create-cancellations.ts';
import { readJob, readSubmissionId } from '../records/read-jobs.ts';
import type { JobRow } from '../records/job-rows.ts';
import { countGenerations, pressOf, requestFields } from '../records/request-fields.ts';
import { alreadySentMessage } from './queued-jobs.ts';

/**
 * Replaces the request of a job that was not sent yet, including its model. Its position in the queue stays. If the new
 * request asks for fewer generations, the last jobs of the submission are cancelled; if it asks for more, jobs are
 * added. A job whose cancellation can still be undone returns to the queue, on hold if it was before: whoever edits it
 * wants it.
 *
 * @param edit.ownerId the person whose media the request contains
 * @throws EaselError `resource_not_found`, `conflict` for a job that was sent, `invalid_params` for an invalid request,
 *   `limit_reached` when it would exceed a limit of the job's owner
 */
export async function editJob(
  context: StudioContext,
  submitter: Submitter,
  id: string,
  { request, ownerId }: { request: JsonObject; ownerId: string },
): Promise<StudioJob> {
  const { database } = context;
  const submissionId = await readSubmissionId(database, id);
  const stored = await submitter.prepare(request, ownerId);
  const jobOwnerId = await readOwnerId(database, submissionId);
  const model = await submitter.findModel(stored, jobOwnerId);
  await database.transaction(async (transaction) => {
    // Before the queue: nobody else waits while another press of the person is recorded.
    await lockPresses(transaction, jobOwnerId);
    await lockQueue(transaction);
    const isUnsent = and(eq(submissions.id, submissionId), eq(submissions.state, 'recorded'));
    const [unsent] = await transaction.select({ cancelAt: submissions.cancelAt }).from(submissions).where(isUnsent);
    if (unsent === undefined) throw new EaselError('conflict', alreadySentMessage);
    const isWanted = unsent.cancelAt !== null;
    const [edited] = await transaction
      .update(submissions)
      .set({ request: stored, ...(isWanted ? { heldAt: heldBeforeCancel, cancelAt: null } : {}) })
      .where(isUnsent)
      .returning({ heldAt: submissions.heldAt });
    const status = edited?.heldAt === null ? 'waiting' : 'held';
    const queued = await transaction
      .select()
      .from(jobs)
      .where(and(eq(jobs.submissionId, submissionId), inArray(jobs.status, ['held', 'waiting'])))
      .orderBy(asc(jobs.position))
      .for('update');
    const growth = growthOf(queued, pressOf(stored, model));
    const isMore = growth.jobs > 0 || growth.costMicros > 0;
    const moved = isMore ? await countToday(transaction, submissionId) : {};
    await admitPress(transaction, jobOwnerId, growth);
    const resumed = isWanted ? ({ status, nextCheckAt: new Date() } as const) : {};
    await fit(transaction, queued, { request: stored, model }, { ...moved, ...resumed });
  });
  await submitter.dispatch();
  void submitter.nameModel(String(stored['model']));
  return readJob(database, id);
}

async function readOwnerId(database: Database, submissionId: string): Promise<string> {
  const [found] = await database
    .select({ ownerId: submissions.ownerId })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  if (found === undefined) throw new Error('A submission is gone.');
  return found.ownerId;
}

/**
 * Lets jobs that were pressed on an earlier day count today, when they become more: else what is held from one day to the
 * next could grow by a whole day's limit.
 *
 * @returns what changes of the jobs
 */
async function countToday(transaction: Database, submissionId: string): Promise<{ createdAt?: Date }> {
  const createdAt = new Date();
  const [moved] = await transaction
    .update(submissions)
    .set({ createdAt })
    .where(and(eq(submissions.id, submissionId), lt(submissions.createdAt, startOfDay(createdAt))))
    .returning({ id: submissions.id });
  if (moved === undefined) return {};
  await transaction.update(jobs).set({ createdAt }).where(eq(jobs.submissionId, submissionId));
  return { createdAt };
}

/** By how much the jobs of a submission grow. */
function growthOf(queued: readonly JobRow[], { jobs: count, costMicros }: Press): Press {
  const before = queued.reduce((sum, job) => sum + (job.costMicros ?? 0), 0);
  return { jobs: Math.max(0, count - queued.length), costMicros: Math.max(0, costMicros - before) };
}

/** Adapts the jobs of a submission to its new request, with further changes to each. */
async function fit(
  transaction: Database,
  queued: JobRow[],
  { request, model }: { request: JsonObject; model: KnownModel | null },
  change: Partial<Pick<JobRow, 'status' | 'nextCheckAt' | 'createdAt'>>,
): Promise<void> {
  const [first] = queued;
  if (first === undefined) return;
  const shown = { ...requestFields(request, model), note: null, ...change };
  const wanted = countGenerations(request);
  const ids = queued.map(({ id }) => id);
  await transaction
    .update(jobs)
    .set(shown)
    .where(inArray(jobs.id, ids.slice(0, wanted)));
  if (wanted < ids.length) {
    await transaction
      .update(jobs)
      .set({ status: 'cancelled', note: null, completedAt: new Date() })
      .where(inArray(jobs.id, ids.slice(wanted)));
  }
  const last = queued.at(-1)?.position ?? 0;
  const more = Array.from({ length: Math.max(0, wanted - ids.length) }, (_, index) => ({
    ...first,
    ...shown,
    id: randomUUID(),
    position: last + 1 + index,
  }));
  if (more.length > 0) await transaction.insert(jobs).values(more);
}
