import { and, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { StudioJob, RunEstimate } from '../../../contract/studio/studio-job.ts';
import type { PersonName } from '../../../contract/studio/person.ts';
import type { Database } from '../../../database/connect.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { sweeps } from '../../../database/studio-sweep-tables.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { readListCursor, writeListCursor } from '../../context/list-cursor.ts';
import { estimateRuns, type ReadEstimates } from './estimate-runs.ts';
import { isUnsent, openJobStatuses } from '../../../contract/studio/studio-job-status.ts';
import { toStudioMedia, withUnfinished, type MediaRow } from '../../library/files/media-rows.ts';
import type { JobRow, SubmissionRow } from './job-rows.ts';

/** The columns of the submission that a job includes. */
type JobSubmission = Pick<SubmissionRow, 'id' | 'batchId' | 'request' | 'turn' | 'cancelAt' | 'sentAt' | 'retryOf'> & {
  owner: PersonName;
  sweepTitle: string | null;
};

interface FoundJob {
  job: JobRow;
  submission: JobSubmission;
}

async function withResults(database: Database, found: FoundJob[], read?: ReadEstimates): Promise<StudioJob[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ job }) => job.id);
  const rows = await withUnfinished(database, await database.select().from(media).where(inArray(media.jobId, ids)));
  const resultsOf = Map.groupBy(rows, (row) => row.jobId);
  const estimates = await estimateRuns(
    database,
    found.map(({ job }) => job),
    read,
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
        cancelAt: submissions.cancelAt,
        sentAt: submissions.sentAt,
        retryOf: submissions.retryOf,
        owner: sql<PersonName>`json_build_object('id', ${people.id}, 'name', ${people.name})`,
        sweepTitle: sweeps.title,
      },
    })
    .from(jobs)
    .innerJoin(submissions, eq(submissions.id, jobs.submissionId))
    .innerJoin(people, eq(people.id, submissions.ownerId))
    .leftJoin(sweeps, eq(sweeps.id, submissions.batchId));
}

/**
 * Jobs by their ids, in no order; unknown ids are left out.
 *
 * @param read where their estimates come from
 */
export async function readJobs(database: Database, ids: string[], read?: ReadEstimates): Promise<StudioJob[]> {
  return withResults(database, await selectJobs(database).where(inArray(jobs.id, ids)), read);
}

/**
 * One job.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readJob(database: Database, id: string): Promise<StudioJob> {
  const [job] = isUuid(id) ? await readJobs(database, [id]) : [];
  if (job === undefined) throw new EaselError('resource_not_found', 'This job does not exist.');
  return job;
}

/**
 * The id of the submission that a job belongs to.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readSubmissionId(database: Database, jobId: string): Promise<string> {
  const rows = isUuid(jobId)
    ? await database.select({ id: jobs.submissionId }).from(jobs).where(eq(jobs.id, jobId))
    : [];
  const [found] = rows;
  if (found === undefined) throw new EaselError('resource_not_found', 'This job does not exist.');
  return found.id;
}

/** A page of jobs, newest first. */
export interface JobPage {
  jobs: StudioJob[];
  nextCursor: string | null;
}

/** Which page of jobs is wanted. */
export interface JobPageOptions {
  /** The id of the person whose jobs they are; null for everyone's. */
  ownerId: string | null;
  /** The cursor of the previous page; null for the newest. */
  before: string | null;
  /** 1 to 200. */
  limit: number;
}

/**
 * Reads a page of jobs.
 *
 * @throws EaselError `invalid_params` for an invalid cursor
 */
export async function listJobs(database: Database, { ownerId, before, limit }: JobPageOptions): Promise<JobPage> {
  const cursor = before === null ? null : readListCursor(before);
  // A job is as old as its submission, by which an index has the jobs of a person in order, however few of all they are.
  const { createdAt } = ownerId === null ? jobs : submissions;
  const isOlder =
    cursor === null
      ? undefined
      : and(
          lte(createdAt, cursor.createdAt),
          or(lt(createdAt, cursor.createdAt), and(eq(createdAt, cursor.createdAt), lt(jobs.id, cursor.id))),
        );
  const rows = await selectJobs(database)
    .where(and(ownerId === null ? undefined : eq(submissions.ownerId, ownerId), isOlder))
    .orderBy(desc(createdAt), desc(jobs.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.job;
  const hasMore = rows.length > limit && last !== undefined;
  return {
    jobs: await withResults(database, page),
    nextCursor: hasMore ? writeListCursor(last) : null,
  };
}

/** The most open jobs of one answer. */
const mostOpen = 1_000;

/** The jobs that have not ended: sent ones first, then in the order of the queue. */
export async function listOpenJobs(database: Database): Promise<StudioJob[]> {
  const rows = await selectJobs(database)
    .where(inArray(jobs.status, [...openJobStatuses]))
    .orderBy(sql`${jobs.status} in ('held', 'waiting')`, submissions.turn, jobs.position)
    .limit(mostOpen);
  return withResults(database, rows);
}

function previewUrlOf({ id, status, preview }: JobRow): string | null {
  const isShown = status === 'processing' || status === 'keeping';
  return isShown && preview !== null ? `/api/studio/jobs/${id}/preview?v=${preview}` : null;
}

/** A job as the browser sees it. */
function toStudioJob(
  row: JobRow,
  submission: JobSubmission,
  results: MediaRow[],
  estimate: RunEstimate | null,
): StudioJob {
  return {
    id: row.id,
    owner: submission.owner,
    batchId: submission.batchId ?? submission.id,
    position: row.position,
    generationId: row.generationId,
    model: row.model,
    modelName: row.modelName,
    mediaType: row.mediaType,
    engine: row.engine,
    prompt: row.prompt,
    request: submission.request,
    status: row.status,
    upstreamStatus: row.upstreamStatus,
    note: row.note,
    progress: row.progress,
    previewUrl: previewUrlOf(row),
    error: row.error,
    results: results.toSorted((one, other) => one.position - other.position).map((row) => toStudioMedia(row)),
    seed: row.seed,
    rendererNote: row.rendererNote,
    nextAttemptAt: row.status === 'keeping' && row.failedChecks > 0 ? row.nextCheckAt.toISOString() : null,
    estimate,
    turn: isUnsent(row.status) ? submission.turn : null,
    cancelAt: row.status === 'held' ? (submission.cancelAt?.toISOString() ?? null) : null,
    retryOf: submission.retryOf,
    sweepTitle: submission.sweepTitle,
    createdAt: row.createdAt.toISOString(),
    sentAt: submission.sentAt?.toISOString() ?? null,
    queuedAt: row.queuedAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
