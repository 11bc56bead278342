import { queryOptions } from '@tanstack/react-query';
import type { LooseModel } from '../../contract/model.ts';
import type { ModelUsage, ModelUsageList } from '../../contract/studio/model-usage.ts';
import { requestJson } from '../request.ts';

/** What the studio's jobs say about each model that was used: how long it takes, when it was used, its first result. */
export function modelUsageOptions() {
  return queryOptions({
    queryKey: ['models', 'usage'] as const,
    queryFn: ({ signal }) => requestJson<ModelUsageList>('/api/studio/models/usage', { signal }),
    staleTime: 30_000,
  });
}

/** The usage of a model under its id and its aliases; null where it was never used. */
export function usageOf(model: Pick<LooseModel, 'id' | 'aliases'>, used: readonly ModelUsage[]): ModelUsage | null {
  const names = new Set([model.id, ...(model.aliases ?? [])]);
  const found = used
    .filter((one) => names.has(one.model))
    .toSorted((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1));
  const [latest] = found;
  if (latest === undefined) return null;
  const seconds = found.find((one) => one.seconds !== null)?.seconds ?? null;
  return { ...latest, seconds, firstResult: found.findLast((one) => one.firstResult !== null)?.firstResult ?? null };
}
