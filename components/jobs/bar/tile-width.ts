import type { StudioJob } from '@/lib/contract/studio-job';

/**
 * How wide a tile is per pixel of height: a result's own proportions within reason, so that the strip shows what is tall
 * and what is wide; words need room.
 */
export function tileProportion(job: Pick<StudioJob, 'results' | 'status'>): number {
  const [result] = job.results;
  if (job.status !== 'succeeded' || result === undefined) return 1.5;
  if (result.width === null || result.height === null || result.height === 0) return 1.5;
  return Math.min(2.2, Math.max(0.5625, result.width / result.height));
}
