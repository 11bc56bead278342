'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { requestJson } from '@/lib/client/request';
import { jobKeys } from '@/lib/client/jobs/jobs';
import type { JsonObject } from '@/lib/contract/model';
import { settingsGroup } from '@/lib/contract/studio/settings-group';
import type { RunEstimate } from '@/lib/contract/studio/studio-job';

const settleMs = 400;

/**
 * How long a request runs, from this studio's past runs of the model; null without one. Only settings that decide the
 * time are sent, once they have settled: typing a prompt asks for nothing. Until then, and until the answer is there, the
 * estimate of the model's last settings stays.
 *
 * @param openJobs how many jobs have not ended: when one ends, there is one more past run
 */
export function useRunEstimate(model: string, request: JsonObject, openJobs: number): RunEstimate | null {
  const group = useMemo(() => settingsGroup(request), [request]);
  const [last, setSettled] = useState({ model, group });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ model, group }), settleMs);
    return () => clearTimeout(timer);
  }, [model, group]);
  const settled = last.model === model ? last.group : group;
  const { data } = useQuery({
    queryKey: [...jobKeys.all, 'estimate', model, settled, openJobs] as const,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ model, settings: settled });
      const answer = await requestJson<{ estimate: RunEstimate | null }>(`/api/studio/jobs/estimate?${query}`, {
        signal,
      });
      return answer.estimate;
    },
    placeholderData: (before, query) => (query?.queryKey[2] === model ? before : undefined),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  return data ?? null;
}
