import { queryOptions } from '@tanstack/react-query';
import type { StudioStatus } from '../contract/studio/studio-status.ts';
import { requestJson } from './request.ts';

/** The key of the studio's status in the query cache. */
export const statusKey = ['status'] as const;

/** The media service, the connection to it, and the storage. */
export function statusOptions() {
  return queryOptions({
    queryKey: statusKey,
    queryFn: ({ signal }) => requestJson<StudioStatus>('/api/studio/status', { signal }),
    staleTime: 30_000,
  });
}
