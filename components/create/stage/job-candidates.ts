import { queryOptions } from '@tanstack/react-query';
import type { JobCandidates } from '@/lib/contract/studio-job';
import { jobKeys } from '@/lib/client/jobs';
import { requestJson } from '@/lib/client/request';

/** What a job without an answer may have become. */
export function candidatesOptions(id: string) {
  return queryOptions({
    queryKey: [...jobKeys.all, 'candidates', id],
    queryFn: ({ signal }) =>
      requestJson<JobCandidates>(`/api/studio/jobs/${encodeURIComponent(id)}/candidates`, { signal }),
    retry: false,
  });
}
