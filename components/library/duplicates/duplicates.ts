import { queryOptions } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { requestJson } from '@/lib/client/request';
import type { Duplicates } from '@/lib/contract/studio/library';

/** The groups of items that are the same or look the same. */
export function duplicatesOptions() {
  return queryOptions({
    queryKey: [...libraryKeys.all, 'duplicates'],
    queryFn: ({ signal }) => requestJson<Duplicates>('/api/studio/library/duplicates', { signal }),
  });
}
