import type { ReactNode } from 'react';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { Forecast } from '../forecast';
import { type JobGroup, isInQueue } from '../job-queue';

/** A submission that the studio has not recorded yet, drawn by the screen that made it. */
export interface SendingEntry {
  key: string;
  node: ReactNode;
}

/** An entry with its own tile in the jobs bar. */
export type JobsBarEntry = { key: string; /** Width per pixel of height. */ proportion: number } & (
  | { kind: 'sending'; node: ReactNode }
  | { kind: 'job'; job: StudioJob; group: JobGroup; forecast: Forecast | null }
  | { kind: 'batch'; group: JobGroup; forecast: Forecast | null }
  /** The rest of the queue: how many presses. */
  | { kind: 'more'; count: number }
);

const wordsProportion = 1.5;
const restProportion = 0.9;

/**
 * The entries of the jobs bar: one a job and one a batch. Of a long queue only the first are shown, so that what has ended stays in view behind it.
 */
export function jobsBarEntries({
  sending,
  groups,
  forecasts,
  mostQueued,
}: {
  sending: readonly SendingEntry[];
  groups: readonly JobGroup[];
  /** By the ids of jobs. */
  forecasts: ReadonlyMap<string, Forecast>;
  /** How many tiles the queue takes at most. */
  mostQueued: number;
}): JobsBarEntry[] {
  const queue = groups.filter(isInQueue);
  const hidden = new Set(queue.length > mostQueued ? queue.slice(mostQueued - 1) : []);
  const [firstHidden] = hidden;
  return [
    ...sending.map(({ key, node }): JobsBarEntry => ({ kind: 'sending', key, proportion: wordsProportion, node })),
    ...groups.flatMap((group): JobsBarEntry[] => {
      if (group === firstHidden) {
        return [{ kind: 'more', key: 'more', proportion: restProportion, count: hidden.size }];
      }
      if (hidden.has(group)) return [];
      const [job, ...others] = group.jobs;
      if (others.length === 0) {
        const forecast = forecasts.get(job.id) ?? null;
        return [{ kind: 'job', key: job.id, proportion: tileProportion(job), job, group, forecast }];
      }
      const forecast = firstForecast(group, forecasts);
      return [{ kind: 'batch', key: `batch ${group.key}`, proportion: wordsProportion, group, forecast }];
    }),
  ];
}

/** When the first job of a group starts; null when one is at work already. */
function firstForecast({ jobs }: JobGroup, forecasts: ReadonlyMap<string, Forecast>): Forecast | null {
  if (jobs.some(({ status }) => status === 'processing')) return null;
  const known = jobs.flatMap(({ id }) => forecasts.get(id) ?? []);
  return known.reduce<Forecast | null>(
    (first, next) => (first === null || next.position < first.position ? next : first),
    null,
  );
}

/** The job that the stage shows for an entry: its own, or of a batch the most relevant one. */
export function jobOfEntry(entry: JobsBarEntry): StudioJob | null {
  if (entry.kind === 'sending' || entry.kind === 'more') return null;
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
  if (id === null || entry.kind === 'sending' || entry.kind === 'more') return false;
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
