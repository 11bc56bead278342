import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { allJobs, type JobPage, type JobPages } from './job-pages.ts';

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
