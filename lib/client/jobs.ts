import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isOpenJob } from '../contract/studio-job-status.ts';
import { idempotencyHeader } from '../contract/studio-headers.ts';
import type { StudioJob } from '../contract/studio-job.ts';
import { type JobPage, type JobPages, allJobs, mergeFirstPage, upsertJob } from './job-pages.ts';
import { requestJson, request } from './request.ts';

const pageSize = 40;

/** The keys of everything about jobs in the query cache. */
export const jobKeys = {
  all: ['jobs'] as const,
  list: ['jobs', 'list'] as const,
  ones: ['jobs', 'one'] as const,
  one: (id: string) => ['jobs', 'one', id] as const,
};

/** All jobs, newest first, a page at a time. */
export function jobListOptions() {
  return infiniteQueryOptions({
    queryKey: jobKeys.list,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // `refreshJobs` does this, without reading every page again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function readPage(before: string | null, signal?: AbortSignal): Promise<JobPage> {
  const query = new URLSearchParams({ limit: String(pageSize), ...(before === null ? {} : { before }) });
  return requestJson<JobPage>(`/api/studio/jobs?${query}`, signal === undefined ? {} : { signal });
}

function readJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}`);
}

/** One job: for an address that names one which no page read so far holds. */
export function jobOptions(id: string) {
  return queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: () => readJob(id),
  });
}

/** Takes a job that was heard of into the cache: where it is listed, and where it is read alone. */
export function keepJob(client: QueryClient, job: StudioJob): void {
  client.setQueryData<JobPages>(jobKeys.list, (data) => (data === undefined ? data : upsertJob(data, job)));
  client.setQueryData<StudioJob>(jobKeys.one(job.id), job);
}

/** A job as the cache has it now; null when no page read so far holds it. */
export function cachedJob(client: QueryClient, id: string): StudioJob | null {
  const pages = client.getQueryData<JobPages>(jobKeys.list)?.pages ?? [];
  return pages.flatMap(({ jobs }) => jobs).find((job) => job.id === id) ?? null;
}

/**
 * Catches up on what may have been missed: reads the newest page, and alone those open jobs that are further down.
 *
 * @throws RequestError when the studio can't be asked
 */
export async function refreshJobs(client: QueryClient): Promise<void> {
  const page = await readPage(null);
  const listed = new Set(page.jobs.map(({ id }) => id));
  const known = allJobs(client.getQueryData<JobPages>(jobKeys.list));
  const elsewhere = known.filter((job) => isOpenJob(job.status) && !listed.has(job.id));
  const [first, ...others] = [page, ...(await Promise.all(elsewhere.map(({ id }) => readJob(id))))] as const;
  const data = client.getQueryData<JobPages>(jobKeys.list);
  const merged = data === undefined ? null : mergeFirstPage(data, first);
  if (merged === null) await client.invalidateQueries({ queryKey: jobKeys.list });
  else client.setQueryData<JobPages>(jobKeys.list, others.reduce(upsertJob, merged));
}

/** Asks for the end of a job that has not ended. */
export function cancelJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
}

/** Sends the same request again, as a new job. Repeated with the same key it makes no second one. */
export function retryJob({ id, key }: { id: string; key: string }): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}/retry`, {
    method: 'POST',
    headers: { [idempotencyHeader]: key },
  });
}

/** Gives up on a job whose outcome is not known: it counts as failed from then on. */
export async function dismissJob(id: string): Promise<void> {
  await request(`/api/studio/jobs/${encodeURIComponent(id)}/dismiss`, { method: 'POST' });
}
