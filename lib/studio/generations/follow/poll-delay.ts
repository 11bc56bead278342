import type { MediaType } from '../../../contract/media-kind.ts';

/** Bounds in milliseconds between which looks lie, closer at first and further apart as a job goes on. */
const bounds = {
  /** The event stream announces ends; polling is for safety. */
  live: { image: [20_000, 40_000], video: [30_000, 60_000] },
  /** Only polling finds ends. */
  silent: { image: [2_000, 5_000], video: [10_000, 30_000] },
} as const;
/** The age at which looks are as far apart as they get. */
const settledMs = { image: 60_000, video: 300_000 };
/** By which share a delay is varied at random, so that the checks of many jobs spread out. */
const jitter = 0.25;

/**
 * Milliseconds until a job that runs is looked at again.
 *
 * @param job.ageMs since the media service has accepted it
 */
export function pollDelay(
  isLive: boolean,
  job: { mediaType: MediaType | null; ageMs: number },
  random: () => number = Math.random,
): number {
  const medium = job.mediaType ?? 'image';
  const [least, most] = bounds[isLive ? 'live' : 'silent'][medium];
  const share = Math.min(1, Math.max(0, job.ageMs / settledMs[medium]));
  const delay = least + share * (most - least);
  return Math.min(most, Math.max(least, delay * (1 - jitter + 2 * jitter * random())));
}
