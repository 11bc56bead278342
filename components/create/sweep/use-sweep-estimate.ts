'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/client/request';
import { jobKeys } from '@/lib/client/jobs/jobs';
import { settingsGroup } from '@/lib/contract/studio/settings-group';
import type { RunEstimate } from '@/lib/contract/studio/studio-job';
import { averageEstimates } from './average-estimates';
import type { PlannedCell } from './plan/plan-sweep';

const settleMs = 400;
/** Of more kinds of runs, so many from the first to the last stand for the others. */
const mostKinds = 12;

interface Kind {
  model: string;
  settings: string;
  /** How many cells are of this kind. */
  cells: number;
}

/**
 * How long a cell of a sweep runs on average, from past runs of the models of its cells; null while one of them has
 * none.
 */
export function useSweepEstimate(cells: readonly PlannedCell[]): RunEstimate | null {
  const kinds = JSON.stringify(kindsOf(cells));
  const [settled, setSettled] = useState(kinds);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(kinds), settleMs);
    return () => clearTimeout(timer);
  }, [kinds]);
  const read = JSON.parse(settled) as Kind[];
  return useQueries({
    queries: read.map(({ model, settings }) => ({
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
    combine: (results) =>
      averageEstimates(results.map(({ data = null }, index) => ({ cells: read[index]?.cells ?? 1, estimate: data }))),
  });
}

function kindsOf(cells: readonly PlannedCell[]): Kind[] {
  const kinds = Map.groupBy(cells, ({ model, body }) => JSON.stringify([model.id, settingsGroup(body)]));
  const all = [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    return [{ model: first.model.id, settings: settingsGroup(first.body), cells: alike.length }];
  });
  if (all.length <= mostKinds) return all;
  const step = (all.length - 1) / (mostKinds - 1);
  return Array.from({ length: mostKinds }, (_, index) => all[Math.round(index * step)]).filter(
    (kind) => kind !== undefined,
  );
}
