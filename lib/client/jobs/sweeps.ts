import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { NewSweep, Sweep } from '../../contract/studio/sweep.ts';
import { requestJson } from '../request.ts';

const sweepsKey = ['sweeps'] as const;

/** Reads a sweep: its axes, and the job of each cell. It never changes. */
export function sweepOptions(id: string) {
  return queryOptions({
    queryKey: [...sweepsKey, id] as const,
    queryFn: ({ signal }) => requestJson<Sweep>(`/api/studio/sweeps/${encodeURIComponent(id)}`, { signal }),
    staleTime: Infinity,
    retry: 2,
  });
}

/** Reads the newest sweeps, the newest first. */
export function sweepListOptions() {
  return queryOptions({
    queryKey: [...sweepsKey, 'list'] as const,
    queryFn: async ({ signal }) => {
      const { sweeps } = await requestJson<{ sweeps: Sweep[] }>('/api/studio/sweeps', { signal });
      return sweeps;
    },
    staleTime: 10_000,
  });
}

/**
 * Starts a sweep. Repeating the call with the same id is safe: the studio creates one.
 *
 * @throws RequestError; `no_answer` means that it may or may not have arrived
 */
export function startSweep(sweep: NewSweep): Promise<Sweep> {
  return requestJson<Sweep>('/api/studio/sweeps', { method: 'POST', body: sweep });
}

/** Puts a sweep that was just started into the cache. */
export function cacheSweep(client: QueryClient, sweep: Sweep): void {
  client.setQueryData(sweepOptions(sweep.id).queryKey, sweep);
}
