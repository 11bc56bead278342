import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio-job-status.ts';
import { idempotencyHeader } from '../../contract/studio-headers.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { StudioJob } from '../../contract/studio-job.ts';
import { type JobPage, type JobPages, allJobs, mergeFirstPage, newerOf, upsertJobInPages } from './job-pages.ts';
import { requestJson, request } from '../request.ts';

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

/** Counts what was heard and what was asked, to tell which came first. */
let moment = 0;
/** When each job was last heard of. */
const heardAt = new Map<string, number>();

/** Takes a job that was heard of into the cache: where it is listed, and where it is read alone. */
export function upsertJob(client: QueryClient, job: StudioJob): void {
  heardAt.set(job.id, ++moment);
  client.setQueryData<JobPages>(jobKeys.list, (data) => (data === undefined ? data : upsertJobInPages(data, job)));
  client.setQueryData<StudioJob>(jobKeys.one(job.id), (old) => newerOf(old, job));
}

/** Every job as the cache has it now, newest first. */
export function cachedJobs(client: QueryClient): StudioJob[] {
  return allJobs(client.getQueryData<JobPages>(jobKeys.list));
}

/** A job as the cache has it now; null when no page read so far holds it. */
export function cachedJob(client: QueryClient, id: string): StudioJob | null {
  return cachedJobs(client).find((job) => job.id === id) ?? null;
}

/**
 * Catches up on what may have been missed: reads the newest page, and alone those open jobs that are further down. Jobs heard
 * of since it asked stay as they are: the answers may be from before.
 *
 * @throws RequestError when the studio can't be asked
 */
export async function refreshJobs(client: QueryClient): Promise<void> {
  const asked = ++moment;
  const page = await readPage(null);
  const listed = new Set(page.jobs.map(({ id }) => id));
  const elsewhere = cachedJobs(client).filter((job) => isOpenJob(job.status) && !listed.has(job.id));
  const others = await Promise.all(elsewhere.map(({ id }) => readJob(id)));
  const isNews = ({ id }: StudioJob) => (heardAt.get(id) ?? 0) < asked || cachedJob(client, id) === null;
  const data = client.getQueryData<JobPages>(jobKeys.list);
  const merged = data === undefined ? null : mergeFirstPage(data, { ...page, jobs: page.jobs.filter(isNews) });
  if (merged === null) await client.invalidateQueries({ queryKey: jobKeys.list });
  else client.setQueryData<JobPages>(jobKeys.list, others.filter(isNews).reduce(upsertJobInPages, merged));
}

const pathOf = (id: string, verb: string) => `/api/studio/jobs/${encodeURIComponent(id)}/${verb}`;

/** Asks for the end of a job that has not ended. */
export function cancelJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'cancel'), { method: 'POST' });
}

/** Sends the same request again, as a new job. Repeated with the same key it makes no second one. */
export function retryJob({ id, key }: { id: string; key: string }): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'retry'), { method: 'POST', headers: { [idempotencyHeader]: key } });
}

/** Gives up on a job whose outcome is not known: it counts as failed from then on. */
export async function dismissJob(id: string): Promise<void> {
  await request(pathOf(id, 'dismiss'), { method: 'POST' });
}

/** Holds a job back that was not sent yet, and what the same request asked for with it. */
export function holdJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'hold'), { method: 'POST' });
}

/** Lets a held job go. */
export function releaseJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'release'), { method: 'POST' });
}

/** Gives what was not sent yet another order, the first to be sent first. Answers the jobs as they stand then. */
export async function orderJobs(ids: string[]): Promise<StudioJob[]> {
  const { jobs } = await requestJson<{ jobs: StudioJob[] }>('/api/studio/jobs/order', {
    method: 'POST',
    body: { ids },
  });
  return jobs;
}

/** Gives a job that was not sent yet another request; it keeps its place in the line. */
export function editJob({ id, request }: { id: string; request: JsonObject }): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'edit'), { method: 'POST', body: { request } });
}

/** Says that a job without an answer was made, and as which generation, so far as that is known. */
export function declareJobMade({ id, generationId }: { id: string; generationId: string | null }): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'made'), { method: 'POST', body: { generationId } });
}
