'use client';

import { useSyncExternalStore } from 'react';

/** Whether the page before this one in the tab's history is Create, from where the comparison was opened. */
export function useCreateBehind(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => {
      const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>;
      const at = navigation?.currentEntry?.index ?? -1;
      const url = URL.parse(navigation?.entries()[at - 1]?.url ?? '');
      return url !== null && url.origin === window.location.origin && url.pathname === '/';
    },
    () => false,
  );
}
