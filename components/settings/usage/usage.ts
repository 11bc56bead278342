import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '@/lib/client/request';
import type { Usage, UsageQuery } from '@/lib/contract/studio/usage';

const base = '/api/studio/usage';
const addressOf = (path: string, { from, to, owner }: UsageQuery) =>
  `${path}?${new URLSearchParams({ from, to, owner }).toString()}`;

/** The usage of some days. */
export function usageOptions(query: UsageQuery) {
  return queryOptions({
    queryKey: ['usage', query],
    queryFn: ({ signal }) => requestJson<Usage>(addressOf(base, query), { signal }),
    staleTime: 30_000,
  });
}

/** The address of the usage of some days as a CSV file. */
export function usageCsvAddress(query: UsageQuery): string {
  return addressOf(`${base}/csv`, query);
}
