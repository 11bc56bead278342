'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { modelListOptions } from '@/lib/client/models/models';
import { type QuickAction, quickActions, quickTarget, type QuickTarget } from '@/lib/client/models/quick-actions';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

const notUsed: LastUsedModels = {};

/** What each quick action would open for some files; none for files of several kinds, and until the models are known. */
export function useQuickTargets(items: readonly StudioMedia[]): { action: QuickAction; found: QuickTarget }[] {
  const { data: models } = useQuery(modelListOptions());
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => notUsed);
  const [first] = items;
  const kind = first !== undefined && items.every((item) => item.kind === first.kind) ? first.kind : null;
  return useMemo(() => {
    if (kind === null || models === undefined) return [];
    return quickActions.map((action) => ({
      action,
      found: quickTarget(action, kind, models, lastUsed[action] ?? null),
    }));
  }, [kind, models, lastUsed]);
}
