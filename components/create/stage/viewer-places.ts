import { type BatchCell, inRequestOrder } from '@/lib/client/jobs/batch-cells';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** A result with its place on the stage. */
export type ViewerPlace = Pick<BatchCell, 'job' | 'index'> & { media: StudioMedia };

/**
 * What the viewer over the stage steps through: the results of the batch; of a single one, those of all jobs in the order
 * of the jobs bar.
 *
 * @param jobs newest first
 */
export function viewerPlaces(cells: readonly BatchCell[], jobs: readonly StudioJob[]): ViewerPlace[] {
  if (cells.length > 1) {
    return cells.flatMap(({ job, index, media }) => (media === null ? [] : { job, index, media }));
  }
  return [...Map.groupBy(jobs, ({ batchId }) => batchId).values()]
    .flatMap(inRequestOrder)
    .flatMap((job) =>
      job.status === 'succeeded' ? job.results.map((media, index): ViewerPlace => ({ job, index, media })) : [],
    );
}
