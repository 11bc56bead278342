import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { Database } from '../../database/connect.ts';
import { jobs, media, submissions } from '../../database/studio-tables.ts';
import { isUuid } from '../is-uuid.ts';
import { readListCursor, writeListCursor } from '../list-cursor.ts';
import { withUnfinished } from '../media/read-unfinished.ts';
import { estimateRuns } from './estimate-runs.ts';
import { type JobRow, type JobSubmission, toStudioJob } from './job-rows.ts';

interface FoundJob {
  job: JobRow;
  submission: JobSubmission;
}

async function withResults(database: Database, found: FoundJob[]): Promise<StudioJob[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ job }) => job.id);
  const rows = await withUnfinished(database, await database.select().from(media).where(inArray(media.jobId, ids)));
  const resultsOf = Map.groupBy(rows, (row) => row.jobId);
  const estimates = await estimateRuns(
    database,
    found.map(({ job }) => job),
  );
  return found.map(({ job, submission }) =>
    toStudioJob(job, submission, resultsOf.get(job.id) ?? [], estimates.get(job.id) ?? null),
  );
}

function selectJobs(database: Database) {
  return database
    .select({
      job: jobs,
      submission: {
        id: submissions.id,
        batchId: submissions.batchId,
        request: submissions.request,
        turn: submissions.turn,
        sentAt: submissions.sentAt,
        retryOf: submissions.retryOf,
      },
    })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId));
}

/** Jobs by their ids, in no order; ids that nobody has are left out. */
export async function readJobs(database: Database, ids: string[]): Promise<StudioJob[]> {
  return withResults(database, await selectJobs(database).where(inArray(jobs.id, ids)));
}

/**
 * One job.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readJob(database: Database, id: string): Promise<StudioJob> {
  const [job] = isUuid(id) ? await readJobs(database, [id]) : [];
  if (job === undefined) throw new EaselError('resource_not_found', 'This studio has no such job.');
  return job;
}

/** A page of jobs, newest first. */
export interface JobPage {
  jobs: StudioJob[];
  nextCursor: string | null;
}

/**
 * @param options.before cursor of the page before, null for the newest
 * @param options.limit 1 to 200
 * @throws EaselError `invalid_params` for a cursor that is none
 */
export async function listJobs(
  database: Database,
  options: { before: string | null; limit: number },
): Promise<JobPage> {
  const cursor = options.before === null ? null : readListCursor(options.before);
  const rows = await selectJobs(database)
    .where(
      cursor === null
        ? undefined
        : or(lt(jobs.createdAt, cursor.createdAt), and(eq(jobs.createdAt, cursor.createdAt), lt(jobs.id, cursor.id))),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(options.limit + 1);
  const page = rows.slice(0, options.limit);
  const last = page.at(-1)?.job;
  const hasMore = rows.length > options.limit && last !== undefined;
  return {
    jobs: await withResults(database, page),
    nextCursor: hasMore ? writeListCursor(last) : null,
  };
}
