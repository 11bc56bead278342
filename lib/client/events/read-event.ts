import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { QueueState } from '../../contract/studio/studio-queue.ts';
import type { UpstreamLink } from '../../contract/studio/studio-status.ts';

// The schemas are loaded with the first event, because they import the schema library.

/** The job in an event's data; null for other data. */
export async function readJobEvent(data: unknown): Promise<StudioJob | null> {
  const { studioJobSchema } = await import('../../contract/studio/studio-job.ts');
  return studioJobSchema.safeParse(parseJson(data)).data ?? null;
}

/** The state of the queue in an event's data; null for other data. */
export async function readQueueEvent(data: unknown): Promise<QueueState | null> {
  const { queueStateSchema } = await import('../../contract/studio/studio-queue.ts');
  return queueStateSchema.safeParse(parseJson(data)).data ?? null;
}

/** The state of the upstream link in an event's data; null for other data. */
export async function readLinkEvent(data: unknown): Promise<UpstreamLink | null> {
  const { upstreamLinkSchema } = await import('../../contract/studio/studio-status.ts');
  return upstreamLinkSchema.safeParse(parseJson(data)).data ?? null;
}

function parseJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
