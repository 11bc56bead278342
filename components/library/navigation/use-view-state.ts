'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { libraryAddress, readViewState } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';

/** The view state of the library: the filter, which is in the address alone, so that reloads, bookmarks and links keep it. */
export function useViewState() {
  const parameters = useSearchParams();
  const filter = useMemo(() => readViewState(new URLSearchParams(parameters)), [parameters]);
  const go = useCallback((next: LibraryFilter, { isStep = false }: { isStep?: boolean } = {}) => {
    // Another section is a step in the history; a filter replaces the current step.
    if (isStep) window.history.pushState(null, '', libraryAddress(next));
    else window.history.replaceState(null, '', libraryAddress(next));
  }, []);
  return { filter, go };
}
