import type { QueryClient } from '@tanstack/react-query';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import type { JobPages } from '../jobs/job-pages.ts';
import { jobKeys } from '../jobs/jobs.ts';
import { studioMediaKeys } from './studio-media.ts';

/**
 * Updates a file in the cached results of jobs: derived files (the preview, the strip) are created after the job's end.
 */
export function upsertMedia(client: QueryClient, media: StudioMedia): void {
  client.setQueryData<StudioMedia>(studioMediaKeys.one(media.id), media);
  client.setQueryData<JobPages>(jobKeys.list, (data) => {
    if (data === undefined || !data.pages.some(({ jobs }) => jobs.some((job) => hasResult(job, media.id)))) return data;
    const pages = data.pages.map((page) => ({ ...page, jobs: page.jobs.map((job) => withResult(job, media)) }));
    return { ...data, pages };
  });
  client.setQueriesData<StudioJob>({ queryKey: jobKeys.ones }, (job) => job && withResult(job, media));
}

function hasResult({ results }: StudioJob, id: string): boolean {
  return results.some((result) => result.id === id);
}

function withResult(job: StudioJob, media: StudioMedia): StudioJob {
  if (!hasResult(job, media.id)) return job;
  return { ...job, results: job.results.map((result) => (result.id === media.id ? media : result)) };
}
