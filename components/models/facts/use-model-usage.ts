'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { modelUsageOptions, usageOf } from '@/lib/client/models/model-usage';
import { statusOptions } from '@/lib/client/status';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';

/** What is known of models beyond the list. */
export interface KnownUsage {
  /** The usage of each model that was used, by its id. */
  usage: ReadonlyMap<string, ModelUsage>;
  /** Whether the media service is the embedded one; false while that is unknown. */
  isEmbedded: boolean;
}

/** Reads what the studio's jobs say about models, and where the service runs. */
export function useModelUsage(models: readonly LooseModel[]): KnownUsage {
  const { data } = useQuery(modelUsageOptions());
  const { data: status } = useQuery(statusOptions());
  const usage = useMemo(() => {
    const found = models.map((model) => usageOf(model, data?.models ?? []));
    return new Map(
      models.flatMap(({ id }, at): [string, ModelUsage][] => (found[at] == null ? [] : [[id, found[at]]])),
    );
  }, [models, data]);
  return { usage, isEmbedded: status?.upstream.isEmbedded === true };
}

/** The same of one model; its usage is null until it was used. */
export function useUsageOf(model: LooseModel): { usage: ModelUsage | null; isEmbedded: boolean } {
  const models = useMemo(() => [model], [model]);
  const { usage, isEmbedded } = useModelUsage(models);
  return { usage: usage.get(model.id) ?? null, isEmbedded };
}
