import { asc, eq, inArray, or } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { StudioBatch } from '../../../contract/studio/studio-batch.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { selectItems } from '../../library/items/list-items.ts';
import { readJobs } from './read-jobs.ts';

/** More jobs than one press creates. */
const mostJobs = 400;
/** A generation has few results. */
const mostItems = 2000;

/** The ids of a batch's jobs, oldest first. A press that sent one submission may share its id with its batch. */
export async function readBatchJobIds(database: Database, batchId: string): Promise<string[]> {
  if (!isUuid(batchId)) return [];
  const rows = await database
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
    .where(or(eq(submissions.batchId, batchId), eq(submissions.id, batchId)))
    .orderBy(asc(jobs.createdAt), asc(jobs.position), asc(jobs.id))
    .limit(mostJobs);
  return rows.map(({ id }) => id);
}

/**
 * A batch with its results.
 *
 * @param personId the person who asks
 * @throws EaselError `resource_not_found`
 */
export async function readBatch(database: Database, batchId: string, personId: string): Promise<StudioBatch> {
  const ids = await readBatchJobIds(database, batchId);
  if (ids.length === 0) throw new EaselError('resource_not_found', 'This batch does not exist.');
  const [found, items] = await Promise.all([
    readJobs(database, ids),
    selectItems(database, inArray(media.jobId, ids), { personId, limit: mostItems }),
  ]);
  const byId = new Map(found.map((job) => [job.id, job]));
  return { jobs: ids.flatMap((id) => byId.get(id) ?? []), items };
}
