'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type FineTunesViewState, viewStateUrl, readViewState } from './view-state';

let didNavigate = false;

/** Whether the user has navigated on this page since it was loaded. */
export function hasNavigated(): boolean {
  return didNavigate;
}

/** The view state in the address, and a function to change it without a round trip. */
export function useViewState() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const viewState = useMemo(() => readViewState(pathname, search), [pathname, search]);
  const go = useCallback((next: FineTunesViewState, isReplacing = false) => {
    const address = viewStateUrl(next);
    if (isReplacing) window.history.replaceState(null, '', address);
    else {
      didNavigate = true;
      window.history.pushState(null, '', address);
    }
  }, []);
  return { viewState, go };
}
