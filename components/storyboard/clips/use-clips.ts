'use client';

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { studioMediaOptions } from '@/lib/client/studio-media/studio-media';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { studioMediaId } from '@/lib/schema-form/media-field/media-address';

const read = (results: UseQueryResult<StudioMedia>[]) => results.flatMap(({ data }) => data ?? []);

/** The video of a shot that has one of its own; null while it is not known, and for every other shot. */
export function useClips(shots: readonly StoryboardShot[]): (shot: Pick<StoryboardShot, 'clip'>) => StudioMedia | null {
  const ids = useMemo(
    () => [...new Set(shots.flatMap(({ clip }) => (clip === null ? [] : (studioMediaId(clip) ?? []))))],
    [shots],
  );
  const media = useQueries({ queries: ids.map((id) => studioMediaOptions(id)), combine: read });
  return useCallback(
    ({ clip }) => (clip === null ? null : (media.find(({ id }) => id === studioMediaId(clip)) ?? null)),
    [media],
  );
}
