import { queryOptions } from '@tanstack/react-query';
import type { StudioMedia, StudioMediaWaveform } from '../contract/studio-media.ts';
import { requestJson } from './request.ts';

/** The keys of files that the studio keeps in the query cache. */
export const studioMediaKeys = {
  one: (id: string) => ['studio-media', id] as const,
  waveform: (url: string) => ['studio-media', 'waveform', url] as const,
};

const unfinishedAgainMs = 3000;

/** What the studio knows of a file that it keeps: name, size, duration. Asked again only while something is still made of it. */
export function studioMediaOptions(id: string) {
  return queryOptions({
    queryKey: studioMediaKeys.one(id),
    queryFn: ({ signal }) => requestJson<StudioMedia>(`/api/studio/media/${id}/info`, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.unfinished.some((one) => one.state === 'waiting') === true ? unfinishedAgainMs : false,
    retry: 1,
  });
}

/** How loud a sound is from moment to moment, by the address that its medium gives. It never changes. */
export function waveformOptions(url: string) {
  return queryOptions({
    queryKey: studioMediaKeys.waveform(url),
    queryFn: ({ signal }) => requestJson<StudioMediaWaveform>(url, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}
