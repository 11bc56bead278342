'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this component is hydrated: false on the server, and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
