'use client';

import { useMediaQuery } from './use-media-query';

/** Whether the studio is used by touch, by a finger, which cannot point without pressing: as `pointer-coarse:` of the styles. */
export function useIsCoarse(): boolean {
  return useMediaQuery('(pointer: coarse)');
}
