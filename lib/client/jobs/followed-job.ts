import type { StudioJob } from '../../contract/studio/studio-job.ts';

const workingStatuses = new Set<StudioJob['status']>(['waiting', 'sending', 'queued', 'processing', 'keeping']);
const isWorking = ({ status }: StudioJob) => workingStatuses.has(status);
const hasImage = ({ status, previewUrl }: StudioJob) => status === 'succeeded' || previewUrl !== null;

/**
 * A job of the batch that the stage shows while the person chose none: the newest of their own batches that has a result
 * or a preview, or has ended. Batches that ended before the oldest working one was submitted don't count, so that a press
 * takes the stage at once. Null without a batch of their own.
 *
 * @param jobs newest first
 * @param own the ids of the batches that this browser submitted
 */
export function followedJob(jobs: readonly StudioJob[], own: ReadonlySet<string>): StudioJob | null {
  const batches = [...Map.groupBy(jobs, ({ batchId }) => batchId)].flatMap(([id, batch]) =>
    own.has(id) ? [batch] : [],
  );
  const working = batches.flat().filter(isWorking);
  const since = working.reduce((oldest, { createdAt }) => (createdAt < oldest ? createdAt : oldest), '~');
  const isRecent = (batch: StudioJob[]) =>
    batch.some((job) => isWorking(job) || (job.completedAt ?? job.createdAt) >= since);
  const shown = batches.find((batch) => isRecent(batch) && (batch.some(hasImage) || !batch.some(isWorking)));
  return (shown ?? batches[0])?.[0] ?? null;
}
