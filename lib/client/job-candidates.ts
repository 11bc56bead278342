import { queryOptions } from '@tanstack/react-query';
import type { JobCandidates } from '../contract/studio-job.ts';
import { jobKeys } from './jobs.ts';
import { requestJson } from './request.ts';

/** What a job without an answer may have become. */
export function candidatesOptions(id: string) {
  return queryOptions({
    queryKey: [...jobKeys.all, 'candidates', id],
    queryFn: ({ signal }) =>
      requestJson<JobCandidates>(`/api/studio/jobs/${encodeURIComponent(id)}/candidates`, { signal }),
    retry: false,
  });
}
