import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
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

/** Replaces a changed job, or inserts a new one by its time, which is nearly always at the top. */
export function upsertJobInPages(data: JobPages, job: StudioJob): JobPages {
  const isKnown = data.pages.some((page) => page.jobs.some(({ id }) => id === job.id));
  const pages = isKnown
    ? data.pages.map((page) => ({
        ...page,
        jobs: page.jobs.map((old) => (old.id === job.id ? newerOf(old, job) : old)),
      }))
    : insert(data.pages, job);
  return { ...data, pages };
}

/** An ended job stays ended: a late event with an earlier state changes nothing. */
export function newerOf(old: StudioJob | undefined, next: StudioJob): StudioJob {
  return old !== undefined && !isOpenJob(old.status) && isOpenJob(next.status) ? old : next;
}

function insert(pages: JobPage[], job: StudioJob): JobPage[] {
  const at = pages.findIndex(({ jobs }) => jobs.some((other) => other.createdAt < job.createdAt));
  const page = pages[at];
  if (page !== undefined) {
    const index = page.jobs.findIndex((other) => other.createdAt < job.createdAt);
    return pages.with(at, { ...page, jobs: page.jobs.toSpliced(index, 0, job) });
  }
  // Older than all jobs read so far, such as an imported one: it comes with its own page, if there are more.
  const last = pages.at(-1);
  if (last === undefined) return [{ jobs: [job], nextCursor: null }];
  return last.nextCursor === null ? [...pages.slice(0, -1), { ...last, jobs: [...last.jobs, job] }] : pages;
}

/**
 * Merges a fresh first page. Null when it overlaps with no known job: then there may be a gap in between, and
 * everything has to be read again.
 */
export function mergeFirstPage(data: JobPages, page: JobPage): JobPages | null {
  const known = new Set(allJobs(data).map(({ id }) => id));
  const touches = known.size === 0 || page.nextCursor === null || page.jobs.some(({ id }) => known.has(id));
  return touches ? page.jobs.reduce(upsertJobInPages, data) : null;
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
