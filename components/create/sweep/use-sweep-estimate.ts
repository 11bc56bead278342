'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/client/request';
import { jobKeys } from '@/lib/client/jobs/jobs';
import { settingsGroup } from '@/lib/contract/studio/settings-group';
import type { RunEstimate } from '@/lib/contract/studio/studio-job';
import type { PlannedCell } from './plan/plan-sweep';

const settleMs = 400;
/** Of more kinds of runs, the first stand for the others. */
const mostKinds = 12;

interface Kind {
  model: string;
  settings: string;
}

/**
 * How long a cell of a sweep runs on average, from past runs at the settings of its cells; null while too few are known.
 */
export function useSweepEstimate(cells: readonly PlannedCell[]): RunEstimate | null {
  const kinds = JSON.stringify(kindsOf(cells));
  const [settled, setSettled] = useState(kinds);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(kinds), settleMs);
    return () => clearTimeout(timer);
  }, [kinds]);
  return useQueries({
    queries: (JSON.parse(settled) as Kind[]).map(({ model, settings }) => ({
      queryKey: [...jobKeys.all, 'estimate', model, settings] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = new URLSearchParams({ model, settings });
        const answer = await requestJson<{ estimate: RunEstimate | null }>(`/api/studio/jobs/estimate?${query}`, {
          signal,
        });
        return answer.estimate;
      },
      staleTime: 60_000,
      retry: false,
    })),
    combine: (results) => averageOf(results.flatMap(({ data }) => data ?? [])),
  });
}

function kindsOf(cells: readonly PlannedCell[]): Kind[] {
  const kinds = new Map(
    cells.map(({ model, body }) => {
      const kind = { model: model.id, settings: settingsGroup(body) };
      return [JSON.stringify(kind), kind];
    }),
  );
  return [...kinds.values()].slice(0, mostKinds);
}

function averageOf(estimates: readonly RunEstimate[]): RunEstimate | null {
  const average = (pick: (estimate: RunEstimate) => number) =>
    estimates.reduce((sum, estimate) => sum + pick(estimate), 0) / estimates.length;
  if (estimates.length === 0) return null;
  return {
    lowSeconds: average(({ lowSeconds }) => lowSeconds),
    medianSeconds: average(({ medianSeconds }) => medianSeconds),
    highSeconds: average(({ highSeconds }) => highSeconds),
    samples: Math.max(...estimates.map(({ samples }) => samples)),
  };
}
