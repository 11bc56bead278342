import { idempotencyHeader } from '../../contract/studio/studio-headers.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { request, requestJson } from '../request.ts';

const pathOf = (id: string, verb: string) => `/api/studio/jobs/${encodeURIComponent(id)}/${verb}`;

/** Cancels a job that has not ended. */
export function cancelJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'cancel'), { method: 'POST' });
}

/** Sends the same request again, as a new job. Repeating the call with the same key creates no second one. */
export function retryJob({ id, key }: { id: string; key: string }): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'retry'), { method: 'POST', headers: { [idempotencyHeader]: key } });
}

/** Dismisses a job with an unknown outcome: from then on it counts as failed. */
export async function dismissJob(id: string): Promise<void> {
  await request(pathOf(id, 'dismiss'), { method: 'POST' });
}

/** Holds a job that was not sent yet, together with the others of its request. */
export function holdJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'hold'), { method: 'POST' });
}

/** Resumes a job on hold. */
export function resumeJob(id: string): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'release'), { method: 'POST' });
}

/** Reorders the queue, the first job to be sent first. Returns the reordered jobs. */
export async function orderJobs(ids: string[]): Promise<StudioJob[]> {
  const { jobs } = await requestJson<{ jobs: StudioJob[] }>('/api/studio/jobs/order', {
    method: 'POST',
    body: { ids },
  });
  return jobs;
}

/** Marks a job with an unknown outcome as generated, with the id of its generation if that is known. */
export function declareJobMade({ id, generationId }: { id: string; generationId: string | null }): Promise<StudioJob> {
  return requestJson<StudioJob>(pathOf(id, 'made'), { method: 'POST', body: { generationId } });
}
