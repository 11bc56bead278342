import type { ReactNode } from 'react';
import { type JobGroup, queuePositions } from '../job-queue';
import type { StudioJob } from '@/lib/contract/studio-job';

/** A submission that the studio has not recorded yet, drawn by the screen that made it. */
export interface SendingEntry {
  key: string;
  node: ReactNode;
}

/** What has a tile of its own in the jobs bar. */
export type JobsBarEntry = { key: string; /** Width per pixel of height. */ proportion: number } & (
  | { kind: 'sending'; node: ReactNode }
  | { kind: 'job'; job: StudioJob; item: JobGroup; position: number | null; isMember: boolean }
  | { kind: 'batch'; item: JobGroup; position: number | null; isOpen: boolean }
);

const wordsProportion = 1.5;
const headProportion = 0.9;

/** The entries of the jobs bar: one a job, one a batch, and after an unfolded batch one for each of its jobs. */
export function jobsBarEntries({
  sending,
  items,
  open,
}: {
  sending: readonly SendingEntry[];
  items: readonly JobGroup[];
  /** Keys of the batches that are unfolded. */
  open: ReadonlySet<string>;
}): JobsBarEntry[] {
  const positions = queuePositions(items);
  return [
    ...sending.map(({ key, node }): JobsBarEntry => ({ kind: 'sending', key, proportion: wordsProportion, node })),
    ...items.flatMap((item): JobsBarEntry[] => {
      const position = positions.get(item.key) ?? null;
      const [first, ...others] = item.jobs;
      if (others.length === 0) return [entryOf(first, item, position, false)];
      const isOpen = open.has(item.key);
      const head: JobsBarEntry = {
        kind: 'batch',
        key: `batch ${item.key}`,
        proportion: isOpen ? headProportion : wordsProportion,
        item,
        position,
        isOpen,
      };
      return isOpen ? [head, ...item.jobs.map((job) => entryOf(job, item, position, true))] : [head];
    }),
  ];
}

function entryOf(job: StudioJob, item: JobGroup, position: number | null, isMember: boolean): JobsBarEntry {
  return { kind: 'job', key: job.id, proportion: tileProportion(job), job, item, position, isMember };
}

/** The job that the stage shows for an entry: its own, or of a batch the most relevant one. */
export function jobOfEntry(entry: JobsBarEntry): StudioJob | null {
  if (entry.kind === 'sending') return null;
  if (entry.kind === 'job') return entry.job;
  const { jobs } = entry.item;
  const best = ['succeeded', 'processing', 'keeping', 'unconfirmed', 'failed'] as const;
  for (const status of best) {
    const found = jobs.find((job) => job.status === status);
    if (found !== undefined) return found;
  }
  return jobs[0];
}

/** Whether an entry shows a job: its own, or one of the batch that is folded in it. */
export function showsJob(entry: JobsBarEntry, id: string | null): boolean {
  if (id === null || entry.kind === 'sending') return false;
  if (entry.kind === 'job') return entry.job.id === id;
  return !entry.isOpen && entry.item.jobs.some((job) => job.id === id);
}

/**
 * The width of a tile per pixel of height: the proportions of its result within limits; a fixed width for text.
 */
export function tileProportion(job: Pick<StudioJob, 'results' | 'status'>): number {
  const [result] = job.results;
  if (job.status !== 'succeeded' || result === undefined) return 1.5;
  if (result.width === null || result.height === null || result.height === 0) return 1.5;
  return Math.min(2.2, Math.max(0.5625, result.width / result.height));
}
