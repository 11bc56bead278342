import { queryOptions } from '@tanstack/react-query';
import type { LimitState, LimitStates } from '../contract/studio/limits.ts';
import { requestJson } from './request.ts';

/** The key of one's own limits in the query cache. */
export const ownLimitsKey = ['limits'] as const;

/** The limits that apply to the person who uses this page, and what is left of them; none in most studios. */
export function ownLimitsOptions() {
  return queryOptions({
    queryKey: ownLimitsKey,
    queryFn: async ({ signal }): Promise<LimitState[]> =>
      (await requestJson<LimitStates>('/api/studio/limits', { signal })).limits,
    staleTime: 20_000,
    // A day may end, and an administrator may change a limit.
    refetchInterval: 60_000,
  });
}
