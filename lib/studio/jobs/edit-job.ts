import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { Database } from '../../database/connect.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import type { StudioContext } from '../studio-context.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { countGenerations, faceOf } from '../submit/record-submission.ts';
import type { JobRow } from './job-rows.ts';
import { readJob } from './read-jobs.ts';
import { sentWords, submissionOf } from './unsent.ts';

/**
 * Gives a job that was not sent yet another request, model and all. It keeps its place in the line. When the new one asks for
 * fewer generations, the last jobs of the old are cancelled; for more, there are more.
 *
 * @throws EaselError `resource_not_found`, `conflict` for a job that was sent, `invalid_params` for what is no request
 */
export async function editJob(
  context: StudioContext,
  submitter: Submitter,
  id: string,
  request: JsonObject,
): Promise<StudioJob> {
  const { database } = context;
  const submissionId = await submissionOf(database, id);
  const stored = await submitter.prepare(request);
  await database.transaction(async (transaction) => {
    const [edited] = await transaction
      .update(submissions)
      .set({ request: stored })
      .where(and(eq(submissions.id, submissionId), eq(submissions.state, 'recorded')))
      .returning({ id: submissions.id });
    if (edited === undefined) throw new EaselError('conflict', sentWords);
    const unsent = await transaction
      .select()
      .from(jobs)
      .where(and(eq(jobs.submissionId, submissionId), inArray(jobs.status, ['held', 'waiting'])))
      .orderBy(asc(jobs.position))
      .for('update');
    await fit(transaction, unsent, stored);
  });
  submitter.nameModel(String(stored['model']));
  return readJob(database, id);
}

/** Fits the jobs of a submission to its new request. */
async function fit(transaction: Database, unsent: JobRow[], request: JsonObject): Promise<void> {
  const [first] = unsent;
  if (first === undefined) return;
  const face = { ...faceOf(request, null), note: null };
  const wanted = countGenerations(request);
  const ids = unsent.map(({ id }) => id);
  await transaction
    .update(jobs)
    .set(face)
    .where(inArray(jobs.id, ids.slice(0, wanted)));
  if (wanted < ids.length) {
    await transaction
      .update(jobs)
      .set({ status: 'cancelled', note: null, completedAt: new Date() })
      .where(inArray(jobs.id, ids.slice(wanted)));
  }
  const last = unsent.at(-1)?.position ?? 0;
  const more = Array.from({ length: Math.max(0, wanted - ids.length) }, (_, index) => ({
    ...first,
    ...face,
    id: randomUUID(),
    position: last + 1 + index,
  }));
  if (more.length > 0) await transaction.insert(jobs).values(more);
}
