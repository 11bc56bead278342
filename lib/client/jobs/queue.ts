import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { CancelledJobs, ChangedJobs, QueueState, StudioQueue } from '../../contract/studio/studio-queue.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { createStore } from '../create-store.ts';
import { awaitModelNames } from '../models/models.ts';
import { requestJson } from '../request.ts';
import { cachedJobs, jobKeys } from './jobs.ts';
import { beginRead, updatedJob, upsertJob, upsertOpen } from './job-updates.ts';

const base = '/api/studio/queue';

/** Reads the queue with every open job, of whomever, and however far down the list it is. */
export function queueOptions() {
  return queryOptions({
    queryKey: jobKeys.queue,
    queryFn: async ({ client, signal }): Promise<StudioQueue> => {
      const changedSince = beginRead();
      const [queue] = await Promise.all([requestJson<StudioQueue>(base, { signal }), awaitModelNames(client)]);
      const changed = changedSince().flatMap((id) => updatedJob(client, id) ?? []);
      return { ...queue, jobs: changed.reduce(upsertOpen, queue.jobs) };
    },
    staleTime: Infinity,
  });
}

/** Every job in the cache that has not ended, also those of others, and those that no page of the list has. */
export function cachedOpenJobs(client: QueryClient): StudioJob[] {
  const open = [...(client.getQueryData<StudioQueue>(jobKeys.queue)?.jobs ?? []), ...cachedJobs(client)];
  return [...new Map(open.map((job) => [job.id, job])).values()].filter(({ status }) => isOpenJob(status));
}

/** Whether the queue panel of this page is open. */
export const queuePanel = createStore(false);

/** Pauses or resumes the queue, for every browser of the studio. */
export function setQueuePaused(isPaused: boolean): Promise<QueueState> {
  return requestJson<QueueState>(base, { method: 'PATCH', body: { isPaused } });
}

async function change(verb: string, body: object = {}): Promise<ChangedJobs> {
  return requestJson<ChangedJobs>(`${base}/${verb}`, { method: 'POST', body });
}

/** Holds jobs, as far as they were not sent, together with the others of their requests. */
export const holdJobs = (ids: string[]) => change('hold', { ids });

/** Resumes jobs on hold. */
export const resumeJobs = (ids: string[]) => change('resume', { ids });

/** Cancels jobs for good, queued or sent. */
export const cancelJobs = (ids: string[]) => change('cancel', { ids });

/** Cancels every job of one's own that has not ended. */
export async function cancelAllJobs(): Promise<ChangedJobs> {
  return requestJson<ChangedJobs>(`${base}/cancel-all`, { method: 'POST' });
}

/** Takes queued jobs out of the queue, with null every one of one's own. It can be undone for ten seconds by `restoreJobs`. */
export function cancelQueuedJobs(ids: string[] | null): Promise<CancelledJobs> {
  return requestJson<CancelledJobs>(`${base}/cancel-queued`, { method: 'POST', body: { ids } });
}

/** Puts cancelled jobs back into the queue. */
export const restoreJobs = (ids: string[]) => change('restore', { ids });

/** Shows a change of many jobs before the event stream brings it. */
export function patchJobs(client: QueryClient, ids: readonly string[], patch: Partial<StudioJob>): void {
  const wanted = new Set(ids);
  for (const job of cachedOpenJobs(client)) if (wanted.has(job.id)) upsertJob(client, { ...job, ...patch });
}

/** Shows that the queue was paused or resumed. */
export function patchQueue(client: QueryClient, state: QueueState): void {
  client.setQueryData<StudioQueue>(jobKeys.queue, (queue) => queue && { ...queue, ...state });
}

/** Reorders the queue, the first job to be sent first. Returns the reordered jobs. */
export async function sendOrder(ids: string[]): Promise<StudioJob[]> {
  const { jobs } = await requestJson<{ jobs: StudioJob[] }>('/api/studio/jobs/order', {
    method: 'POST',
    body: { ids },
  });
  return jobs;
}
