'use client';

import { useSyncExternalStore } from 'react';
import { createSurroundStore, surrounds } from './surround';

const store = createSurroundStore(() => window.localStorage);

/** What pictures are looked at against: one choice for all that is open, remembered. */
export function useSurround() {
  const surround = useSyncExternalStore(store.subscribe, store.current, () => 'interface' as const);
  return {
    surround,
    choose: store.set,
    next: () => store.set(surrounds[(surrounds.indexOf(surround) + 1) % surrounds.length] ?? 'interface'),
  };
}
