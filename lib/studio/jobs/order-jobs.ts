import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import type { StudioContext } from '../studio-context.ts';
import { readJobs } from './read-jobs.ts';

/**
 * Gives jobs that were not sent yet a new order: they share out among themselves the places that they have. Jobs that were sent
 * meanwhile are passed over, and jobs that are not named keep their places.
 *
 * @param ids of jobs, the first to be sent first
 * @returns the named jobs, in the order in which they will be sent
 */
export async function orderJobs(context: StudioContext, ids: string[]): Promise<StudioJob[]> {
  const { database } = context;
  const ordered = await database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ jobId: jobs.id, submissionId: jobs.submissionId })
      .from(jobs)
      .where(inArray(jobs.id, ids));
    const submissionOf = new Map(rows.map(({ jobId, submissionId }) => [jobId, submissionId]));
    const wanted = [...new Set(ids.flatMap((id) => submissionOf.get(id) ?? []))];
    if (wanted.length === 0) return [];
    const unsent = await transaction
      .select({ id: submissions.id, turn: submissions.turn })
      .from(submissions)
      .where(and(inArray(submissions.id, wanted), eq(submissions.state, 'recorded')))
      .orderBy(asc(submissions.id))
      .for('update');
    const turns = unsent.map(({ turn }) => turn).toSorted((one, other) => one - other);
    const movable = new Set(unsent.map(({ id }) => id));
    for (const [place, id] of wanted.filter((submission) => movable.has(submission)).entries()) {
      await transaction
        .update(submissions)
        .set({ turn: turns[place] ?? 0 })
        .where(eq(submissions.id, id));
    }
    return ids.filter((id) => movable.has(submissionOf.get(id) ?? ''));
  });
  const read = new Map((await readJobs(database, ordered)).map((job) => [job.id, job]));
  return ordered.flatMap((id) => read.get(id) ?? []);
}
