import { idempotencyHeader } from '../../contract/studio/studio-headers.ts';
import type { JsonObject } from '../../contract/model.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { requestJson, type RequestOptions } from '../request.ts';

/** Asks for one change of a job, by its verb in the API. Returns the job, or the new one that repeats it. */
export function changeJob(
  { id, verb }: { id: string; verb: 'cancel' | 'hold' | 'release' | 'retry' | 'edit' | 'made' },
  options: Pick<RequestOptions, 'body' | 'headers'> = {},
): Promise<StudioJob> {
  return requestJson<StudioJob>(`/api/studio/jobs/${encodeURIComponent(id)}/${verb}`, { ...options, method: 'POST' });
}

/** Sends the same request again, as a new job. Repeating the call with the same key creates no second one. */
export function retryJob({ id, key }: { id: string; key: string }): Promise<StudioJob> {
  return changeJob({ id, verb: 'retry' }, { headers: { [idempotencyHeader]: key } });
}

/** Replaces the request of a job that was not sent yet. Its position in the queue stays. */
export function editJob({ id, request }: { id: string; request: JsonObject }): Promise<StudioJob> {
  return changeJob({ id, verb: 'edit' }, { body: { request } });
}

/** Marks a job with an unknown outcome as generated, with the id of its generation if that is known. */
export function declareJobMade({ id, generationId }: { id: string; generationId: string | null }): Promise<StudioJob> {
  return changeJob({ id, verb: 'made' }, { body: { generationId } });
}
