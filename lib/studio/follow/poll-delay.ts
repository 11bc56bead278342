import type { MediaType } from '../../contract/media-kind.ts';

/** Bounds in milliseconds between which the next look falls, by chance, so that many jobs spread out. */
const bounds = {
  /** The event stream tells of the end; looking is for safety. */
  live: { image: [20_000, 40_000], video: [30_000, 60_000] },
  /** Nothing but looking tells. */
  silent: { image: [2_000, 5_000], video: [10_000, 30_000] },
} as const;

/** Milliseconds until a job that runs is looked at again. */
export function pollDelay(isLive: boolean, mediaType: MediaType | null, random: () => number = Math.random): number {
  const [least, most] = bounds[isLive ? 'live' : 'silent'][mediaType ?? 'image'];
  return least + random() * (most - least);
}

/**
 * Milliseconds until something that failed is tried again: doubling from one second, with jitter.
 *
 * @param failures how often it has failed in a row, from 1
 */
export function retryDelay(failures: number, longestMs: number, random: () => number = Math.random): number {
  return Math.min(longestMs, 1_000 * 2 ** Math.min(failures - 1, 20)) * (0.5 + random() / 2);
}
