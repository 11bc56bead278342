import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioQueue } from '../../contract/studio/studio-queue.ts';
import { type JobPage, type JobPages, allJobs, mergeFirstPage, newerOf, upsertJobInPages } from './job-pages.ts';
import { isOwn } from '../me.ts';
import { awaitModelNames } from '../models/models.ts';
import { requestJson } from '../request.ts';

const pageSize = 40;

/** The keys of everything about jobs in the query cache. */
export const jobKeys = {
  all: ['jobs'] as const,
  list: ['jobs', 'list'] as const,
  queue: ['jobs', 'queue'] as const,
  ones: ['jobs', 'one'] as const,
  one: (id: string) => ['jobs', 'one', id] as const,
};

/** Reads one's own jobs, newest first, page by page. */
export function jobListOptions() {
  return infiniteQueryOptions({
    queryKey: jobKeys.list,
    queryFn: async ({ client, pageParam, signal }) => {
      const [page] = await Promise.all([readPage(pageParam, signal), awaitModelNames(client)]);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // `refreshJobs` does this, without reading every page again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function readPage(before: string | null, signal?: AbortSignal): Promise<JobPage> {
  const query = new URLSearchParams({ owner: 'me', limit: String(pageSize), ...(before === null ? {} : { before }) });
  return requestJson<JobPage>(`/api/studio/jobs?${query}`, signal === undefined ? {} : { signal });
}

function readJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}`);
}

/** Reads one job, for a URL with a job that is on no page read so far. */
export function jobOptions(id: string) {
  return queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: () => readJob(id),
  });
}

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

/** Every job of one's own in the cache, newest first. */
export function cachedJobs(client: QueryClient): StudioJob[] {
  return allJobs(client.getQueryData<JobPages>(jobKeys.list));
}

/** A job of one's own in the cache; null if it is on no page read so far. */
export function cachedJob(client: QueryClient, id: string): StudioJob | null {
  return cachedJobs(client).find((job) => job.id === id) ?? null;
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
