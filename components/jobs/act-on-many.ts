import type { QueryClient } from '@tanstack/react-query';
import { upsertJob } from '@/lib/client/jobs/job-updates';
import { request } from '@/lib/client/request';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { toasts } from '@/lib/client/toasts';
import { cachedOpenJobs, cancelJobs, holdJobs, patchJobs, resumeJobs, sendOrder } from '@/lib/client/jobs/queue';
import { withNewPositions } from './new-positions';
import type { BulkAction } from './bulk-action';
import { queueMessages } from './queue/messages';

export { refreshJobs, upsertJob } from '@/lib/client/jobs/job-updates';

/** The request of each action, and what its jobs are shown as before the stream brings them. */
const verbs = {
  hold: { send: holdJobs, patch: { status: 'held', note: null } },
  release: { send: resumeJobs, patch: { status: 'waiting', cancelAt: null } },
  cancel: { send: cancelJobs, patch: {} },
} as const;

/** Acts on many jobs in one request, and shows those that it has changed. Says how many could not be cancelled. */
export async function actOnMany(client: QueryClient, { verb, ids }: BulkAction): Promise<void> {
  const changed = await verbs[verb].send(ids);
  patchJobs(client, changed.ids, verbs[verb].patch);
  if (verb !== 'cancel') return;
  // What has ended meanwhile needs no cancelling.
  const left = cachedOpenJobs(client).filter(({ id }) => ids.includes(id) && !changed.ids.includes(id)).length;
  if (left > 0) toasts.show(queueMessages.notAllCancelled({ count: left }), { tone: 'bad' });
}

/** Reorders the queue, the first job to be sent first: shown before the studio has answered. Returns the reordered jobs. */
export function orderJobs(client: QueryClient, ids: string[]): Promise<StudioJob[]> {
  for (const job of withNewPositions(cachedOpenJobs(client), ids)) upsertJob(client, job);
  return sendOrder(ids);
}

/** Dismisses a job with an unknown outcome: from then on it counts as failed. */
export async function dismissJob(id: string): Promise<void> {
  await request(`/api/studio/jobs/${encodeURIComponent(id)}/dismiss`, { method: 'POST' });
}
