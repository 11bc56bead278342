import { queryOptions } from '@tanstack/react-query';
import type { StudioMedia, StudioMediaStrip, StudioMediaWaveform } from '../../contract/studio/studio-media.ts';
import { requestJson } from '../request.ts';

/** The keys of the studio's files in the query cache. */
export const studioMediaKeys = {
  one: (id: string) => ['studio-media', id] as const,
  waveform: (url: string) => ['studio-media', 'waveform', url] as const,
  strip: (url: string) => ['studio-media', 'strip', url] as const,
};

const unfinishedAgainMs = 3000;

/** The properties of a stored file, such as name, size and duration. Refreshed only while its work is unfinished. */
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

/** The waveform of an audio file, by the URL in its `StudioMedia`. It never changes. */
export function waveformOptions(url: string) {
  return queryOptions({
    queryKey: studioMediaKeys.waveform(url),
    queryFn: ({ signal }) => requestJson<StudioMediaWaveform>(url, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}

/** The strip of small frames for scrubbing a video, by the URL in its `StudioMedia`. It never changes. */
export function stripOptions(url: string) {
  return queryOptions({
    queryKey: studioMediaKeys.strip(url),
    queryFn: ({ signal }) => requestJson<StudioMediaStrip>(url, { signal }),
    staleTime: Infinity,
    retry: 1,
  });
}

/** Stores the frame of a video's original at a time as a new image of the studio. */
export function grabFrame(id: string, timeSeconds: number): Promise<StudioMedia> {
  return requestJson(`/api/studio/media/${encodeURIComponent(id)}/frame`, { method: 'POST', body: { timeSeconds } });
}
