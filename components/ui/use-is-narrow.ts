'use client';

import { useSyncExternalStore } from 'react';

/** Below this width the panes become tabs: the same as `max-desk:` of the styles. */
const query = '(width < 900px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is a small one. False on the server. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
