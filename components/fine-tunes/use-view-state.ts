'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type FineTunesPlace, placeAddress, readPlace } from './place';

let hasGone = false;

/** Whether one has gone anywhere on this page since it was loaded. */
export function hasGoneAnywhere(): boolean {
  return hasGone;
}

/** What the address names, and going elsewhere without a round trip. */
export function usePlace() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const place = useMemo(() => readPlace(pathname, search), [pathname, search]);
  const go = useCallback((next: FineTunesPlace, isReplacing = false) => {
    const address = placeAddress(next);
    if (isReplacing) window.history.replaceState(null, '', address);
    else {
      hasGone = true;
      window.history.pushState(null, '', address);
    }
  }, []);
  return { place, go };
}
