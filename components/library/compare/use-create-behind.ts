'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { screenBehind } from '@/lib/client/screen-behind';

/** Whether the page before this one in the tab's history is Create, from where the comparison was opened. Then the rail marks Create. */
export function useCreateBehind(): boolean {
  const isBehind = useSyncExternalStore(
    () => () => undefined,
    () => {
      const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>;
      const at = navigation?.currentEntry?.index ?? -1;
      const url = URL.parse(navigation?.entries()[at - 1]?.url ?? '');
      return url !== null && url.origin === window.location.origin && url.pathname === '/';
    },
    () => false,
  );
  useEffect(() => {
    screenBehind.set(isBehind ? '/' : null);
    return () => screenBehind.set(null);
  }, [isBehind]);
  return isBehind;
}
