import type { QueryClient } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioQueue } from '../../contract/studio/studio-queue.ts';
import { isOwn } from '../me.ts';
import { mergeFirstPage, newerOf, upsertJobInPages } from './job-page-updates.ts';
import type { JobPages } from './job-pages.ts';
import { cachedJob, cachedJobs, jobKeys, readJob, readPage } from './jobs.ts';

/** Counts updates and refreshes, to order them. */
let moment = 0;
/** When each job was last updated. */
const updatedAt = new Map<string, number>();

/** Begins a read. Returns the ids of the jobs that were updated since, which are newer than its answer. */
export function beginRead(): () => string[] {
  const asked = ++moment;
  return () => [...updatedAt].flatMap(([id, at]) => (at > asked ? [id] : []));
}

/** Updates a job in the cache: as a separate query, in the queue, and one's own in the list. */
export function upsertJob(client: QueryClient, job: StudioJob): void {
  updatedAt.set(job.id, ++moment);
  if (isOwn(job.owner)) {
    client.setQueryData<JobPages>(jobKeys.list, (data) => data && upsertJobInPages(data, job));
  }
  const alone = client.setQueryData<StudioJob>(jobKeys.one(job.id), (old) => newerOf(old, job));
  client.setQueryData<StudioQueue>(
    jobKeys.queue,
    (queue) => queue && { ...queue, jobs: upsertOpen(queue.jobs, cachedJob(client, job.id) ?? alone ?? job) },
  );
}

/** A job that was updated, as a separate query has it; null if it never was, or long ago. */
export function updatedJob(client: QueryClient, id: string): StudioJob | null {
  return client.getQueryData<StudioJob>(jobKeys.one(id)) ?? null;
}

/** Updates the open jobs; one that has ended leaves them, and no late event brings it back. */
export function upsertOpen(jobs: readonly StudioJob[], job: StudioJob): StudioJob[] {
  const at = jobs.findIndex(({ id }) => id === job.id);
  if (at !== -1) return isOpenJob(job.status) ? jobs.with(at, job) : jobs.toSpliced(at, 1);
  return isOpenJob(job.status) ? [...jobs, job] : [...jobs];
}

/**
 * Catches up on missed changes: reads the newest page, and one by one the open jobs that are further down. Jobs that
 * were updated meanwhile stay unchanged, since the responses may be older.
 *
 * @throws RequestError when the studio does not respond
 */
export async function refreshJobs(client: QueryClient): Promise<void> {
  const asked = ++moment;
  void client.invalidateQueries({ queryKey: jobKeys.queue });
  const page = await readPage(null);
  const listed = new Set(page.jobs.map(({ id }) => id));
  const elsewhere = cachedJobs(client).filter((job) => isOpenJob(job.status) && !listed.has(job.id));
  const others = await Promise.all(elsewhere.map(({ id }) => readJob(id)));
  const isNewer = ({ id }: StudioJob) => (updatedAt.get(id) ?? 0) < asked || cachedJob(client, id) === null;
  const data = client.getQueryData<JobPages>(jobKeys.list);
  const merged = data === undefined ? null : mergeFirstPage(data, { ...page, jobs: page.jobs.filter(isNewer) });
  if (merged === null) await client.invalidateQueries({ queryKey: jobKeys.list });
  else client.setQueryData<JobPages>(jobKeys.list, others.filter(isNewer).reduce(upsertJobInPages, merged));
}
