import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';

/** A place in the grid of a batch: a result, or the place of one that is expected or missing. */
export interface BatchCell {
  /** The same from the press on, also after a retry. */
  key: string;
  /** Position in the grid, from 1. */
  number: number;
  /** The job of the press; with a retry of it, that one. */
  job: StudioJob;
  /** The job of the press. */
  firstJobId: string;
  /** Index among the results of the job. */
  index: number;
  /** Null until the job has succeeded, and where a result is missing. */
  media: StudioMedia | null;
}

/** A job of a press, and the latest of the jobs that retry it: itself without one. */
interface LatestJob {
  first: StudioJob;
  latest: StudioJob;
}

/**
 * The jobs of a batch in the order in which they were requested.
 *
 * @param jobs newest first
 */
export function inRequestOrder(jobs: readonly StudioJob[]): StudioJob[] {
  return jobs
    .toReversed()
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.position - other.position);
}

/** The jobs of a press in their order, each replaced by its latest retry. */
function latestJobs(jobs: readonly StudioJob[]): LatestJob[] {
  const ids = new Set(jobs.map(({ id }) => id));
  const retryOf = new Map<string, StudioJob>();
  for (const job of jobs) if (job.retryOf !== null) retryOf.set(job.retryOf, job);
  const follow = (job: StudioJob, steps = 0): StudioJob => {
    const next = retryOf.get(job.id);
    return next === undefined || steps > jobs.length ? job : follow(next, steps + 1);
  };
  return jobs.flatMap((first) =>
    first.retryOf !== null && ids.has(first.retryOf) ? [] : { first, latest: follow(first) },
  );
}

/** The jobs of a batch that count: a retry replaces the job that it retries. */
export function currentJobs(jobs: readonly StudioJob[]): StudioJob[] {
  return latestJobs(jobs).map(({ latest }) => latest);
}

/**
 * The grid of a batch. A job with several results has as many places as results are expected from the start, so that
 * nothing moves when they arrive; one that ended without results has one.
 *
 * @param jobs all jobs of the batch, as `inRequestOrder` returns them
 * @param expectedOf how many results a job is expected to have
 */
export function batchCells(jobs: readonly StudioJob[], expectedOf: (job: StudioJob) => number): BatchCell[] {
  const places = latestJobs(jobs).flatMap(({ first, latest: job }) => {
    const results = job.status === 'succeeded' ? job.results : [];
    const count = isOpenJob(job.status) ? expectedOf(job) : results.length;
    return Array.from({ length: Math.max(1, count) }, (_, index) => ({
      key: `${first.id} ${index}`,
      job,
      firstJobId: first.id,
      index,
      media: results[index] ?? null,
    }));
  });
  return places.map((place, at) => ({ ...place, number: at + 1 }));
}

/**
 * The cells of a sweep: one for each of its jobs, in their order, whatever else the batch has; null while a job is
 * missing.
 *
 * @param cells of its batch
 * @param jobIds the job of each place, row by row
 */
export function sweepCells(cells: readonly BatchCell[], jobIds: readonly string[]): BatchCell[] | null {
  const firsts = new Map(cells.flatMap((cell) => (cell.index === 0 ? [[cell.firstJobId, cell]] : [])));
  const placed = jobIds.flatMap((id, at) => {
    const cell = firsts.get(id);
    return cell === undefined ? [] : { ...cell, number: at + 1 };
  });
  return placed.length === jobIds.length ? placed : null;
}

/**
 * The cell that a view state names; else the first, which stays the same while others finish.
 *
 * @param named the id of a job, retried or not, and the number of its result from 1
 */
export function findCell(cells: readonly BatchCell[], named: { job: string | null; result: number }): BatchCell | null {
  const ofJob = cells.filter(({ job, firstJobId }) => job.id === named.job || firstJobId === named.job);
  return ofJob.find(({ index }) => index === named.result - 1) ?? ofJob[0] ?? cells[0] ?? null;
}
