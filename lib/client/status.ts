import { queryOptions } from '@tanstack/react-query';
import type { StudioStatus } from '../contract/studio/studio-status.ts';
import { requestJson } from './request.ts';

/** The key of the studio's status in the query cache. */
export const statusKey = ['status'] as const;

/** Which service the studio works with, the connection to it, and what is stored. */
export function statusOptions() {
  return queryOptions({
    queryKey: statusKey,
    queryFn: ({ signal }) => requestJson<StudioStatus>('/api/studio/status', { signal }),
    staleTime: 30_000,
  });
}
