import type { StudioJob } from '../../contract/studio/studio-job.ts';

/** One page of the list of jobs: newest first, and the cursor of the next page. */
export interface JobPage {
  jobs: StudioJob[];
  nextCursor: string | null;
}

/** The pages read so far, as in the query cache. */
export interface JobPages {
  pages: JobPage[];
  pageParams: (string | null)[];
}

/** All jobs read so far, newest first, each once. */
export function allJobs(data: Pick<JobPages, 'pages'> | undefined): StudioJob[] {
  const byId = new Map<string, StudioJob>();
  for (const page of data?.pages ?? []) for (const job of page.jobs) if (!byId.has(job.id)) byId.set(job.id, job);
  return [...byId.values()];
}

/** The numbers of running, queued and held jobs. */
export function countOpen(jobs: StudioJob[]): { running: number; waiting: number; held: number } {
  const count = (...statuses: StudioJob['status'][]) => jobs.filter(({ status }) => statuses.includes(status)).length;
  return {
    running: count('processing', 'keeping'),
    waiting: count('waiting', 'queued', 'sending'),
    held: jobs.filter(({ status, cancelAt }) => status === 'held' && cancelAt == null).length,
  };
}
