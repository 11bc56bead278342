import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { type JobPage, type JobPages, allJobs } from './job-pages.ts';
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

/** Reads a page of one's own jobs. */
export function readPage(before: string | null, signal?: AbortSignal): Promise<JobPage> {
  const query = new URLSearchParams({ owner: 'me', limit: String(pageSize), ...(before === null ? {} : { before }) });
  return requestJson<JobPage>(`/api/studio/jobs?${query}`, signal === undefined ? {} : { signal });
}

/** Reads one job. */
export function readJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}`);
}

/** Reads one job, for a URL with a job that is on no page read so far. */
export function jobOptions(id: string) {
  return queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: () => readJob(id),
  });
}

/** Every job of one's own in the cache, newest first. */
export function cachedJobs(client: QueryClient): StudioJob[] {
  return allJobs(client.getQueryData<JobPages>(jobKeys.list));
}

/** A job of one's own in the cache; null if it is on no page read so far. */
export function cachedJob(client: QueryClient, id: string): StudioJob | null {
  return cachedJobs(client).find((job) => job.id === id) ?? null;
}
