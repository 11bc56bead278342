'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { createPersistedStore } from '@/lib/client/create-persisted-store';
import { isOwn, mayMake } from '@/lib/client/me';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** Whose jobs the queue panel lists. */
export type QueueScope = 'mine' | 'everyone';

/** Reads a scope; anything else is `mine`. */
export function readScope(text: string): QueueScope {
  return text === 'everyone' ? text : 'mine';
}

/** The scope that was chosen in this browser. */
export const queueScope = createPersistedStore<QueueScope>({
  key: 'easel:queue-scope',
  initial: 'mine',
  read: readScope,
  write: (scope) => scope,
});

/** The part of the queue that the panel lists. */
export interface ScopedQueue {
  scope: QueueScope;
  /** Whether one can choose: viewers have no jobs, and without jobs of others there is nothing to choose. */
  hasChoice: boolean;
  /** The listed jobs. */
  jobs: StudioJob[];
  /** How many jobs of others are not listed. */
  hidden: number;
}

/** Narrows the queue to what was chosen in this browser. */
export function useQueueScope(all: StudioJob[]): ScopedQueue {
  const chosen = useSyncExternalStore(queueScope.subscribe, queueScope.current, () => 'mine' as const);
  return useMemo(() => scopeQueue(all, chosen), [all, chosen]);
}

function scopeQueue(all: StudioJob[], chosen: QueueScope): ScopedQueue {
  const own = all.filter(({ owner }) => isOwn(owner));
  const hasChoice = own.length < all.length && mayMake();
  const scope = hasChoice ? chosen : 'everyone';
  const jobs = scope === 'mine' ? own : all;
  return { scope, hasChoice, jobs, hidden: all.length - jobs.length };
}
