import type { ReactNode } from 'react';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type JobGroup, queuePositions } from '../job-queue';

/** A submission that the studio has not recorded yet, drawn by the screen that made it. */
export interface SendingEntry {
  key: string;
  node: ReactNode;
}

/** An entry with its own tile in the jobs bar. */
export type JobsBarEntry = { key: string; /** Width per pixel of height. */ proportion: number } & (
  | { kind: 'sending'; node: ReactNode }
  | { kind: 'job'; job: StudioJob; group: JobGroup; position: number | null }
  | { kind: 'batch'; group: JobGroup; position: number | null }
);

const wordsProportion = 1.5;

/** The entries of the jobs bar: one a job, one a batch. */
export function jobsBarEntries({
  sending,
  groups,
}: {
  sending: readonly SendingEntry[];
  groups: readonly JobGroup[];
}): JobsBarEntry[] {
  const positions = queuePositions(groups);
  return [
    ...sending.map(({ key, node }): JobsBarEntry => ({ kind: 'sending', key, proportion: wordsProportion, node })),
    ...groups.map((group): JobsBarEntry => {
      const position = positions.get(group.key) ?? null;
      const [job, ...others] = group.jobs;
      if (others.length === 0)
        return { kind: 'job', key: job.id, proportion: tileProportion(job), job, group, position };
      return { kind: 'batch', key: `batch ${group.key}`, proportion: wordsProportion, group, position };
    }),
  ];
}

/** The job that the stage shows for an entry: its own, or of a batch the most relevant one. */
export function jobOfEntry(entry: JobsBarEntry): StudioJob | null {
  if (entry.kind === 'sending') return null;
  if (entry.kind === 'job') return entry.job;
  return mainJob(entry.group.jobs);
}

/** The job of a batch that is shown first: one with a result, else one that comes nearest to it. */
export function mainJob(jobs: JobGroup['jobs']): StudioJob {
  const best = ['succeeded', 'processing', 'keeping', 'unconfirmed', 'failed'] as const;
  for (const status of best) {
    const found = jobs.find((job) => job.status === status);
    if (found !== undefined) return found;
  }
  return jobs[0];
}

/** Whether an entry shows a job: its own, or one of its batch. */
export function showsJob(entry: JobsBarEntry, id: string | null): boolean {
  if (id === null || entry.kind === 'sending') return false;
  if (entry.kind === 'job') return entry.job.id === id;
  return entry.group.jobs.some((job) => job.id === id);
}

/** The width of a tile per pixel of height: the aspect ratio of its result within limits; a fixed width for text. */
function tileProportion(job: Pick<StudioJob, 'results' | 'status'>): number {
  const [result] = job.results;
  if (job.status !== 'succeeded' || result === undefined) return 1.5;
  if (result.width === null || result.height === null || result.height === 0) return 1.5;
  return Math.min(2.2, Math.max(0.5625, result.width / result.height));
}
