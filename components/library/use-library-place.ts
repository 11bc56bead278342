'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { libraryAddress, readViewState } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/library';

/** The filter, which is in the address alone: a reload, a bookmark and a link to somebody else keep it. */
export function useLibraryPlace() {
  const parameters = useSearchParams();
  const filter = useMemo(() => readViewState(new URLSearchParams(parameters)), [parameters]);
  const go = useCallback((next: LibraryFilter, { isStep = false }: { isStep?: boolean } = {}) => {
    // Another place is a step that one goes back from; a filter changes the place one is in.
    if (isStep) window.history.pushState(null, '', libraryAddress(next));
    else window.history.replaceState(null, '', libraryAddress(next));
  }, []);
  return { filter, go };
}
