'use client';

import { useSyncExternalStore } from 'react';

/** A finger, which cannot point at something without pressing it: the same as `pointer-coarse:` of the styles. */
const query = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the studio is used by touch. False on the server. */
export function useIsCoarse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
