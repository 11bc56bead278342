import { queryOptions } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { requestJson } from '@/lib/client/request';
import type { LibrarySettings } from '@/lib/contract/studio/library';

/** Settings of recent requests, to filter by. */
export function settingsOptions() {
  return queryOptions({
    queryKey: [...libraryKeys.all, 'settings'],
    queryFn: ({ signal }) => requestJson<LibrarySettings>('/api/studio/library/settings', { signal }),
    staleTime: 60_000,
  });
}
