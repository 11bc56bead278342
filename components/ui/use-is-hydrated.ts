'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this part is the browser's own: false on the server, and while React takes over what the server drew. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
