import { queryOptions } from '@tanstack/react-query';
import type { StudioMedia } from '../contract/studio-media.ts';
import { requestJson } from './request.ts';

/** The keys of files that the studio keeps in the query cache. */
export const studioMediaKeys = {
  one: (id: string) => ['studio-media', id] as const,
};

/** What the studio knows of a file that it keeps: name, size, duration. It never changes. */
export function studioMediaOptions(id: string) {
  return queryOptions({
    queryKey: studioMediaKeys.one(id),
    queryFn: ({ signal }) => requestJson<StudioMedia>(`/api/studio/media/${id}/info`, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}
