import type { MediaType } from '../../../contract/media-kind.ts';

/** Shortest and longest delay between checks, in milliseconds: short at first, longer with the age of a job. */
const bounds = {
  /** The event stream announces ends; polling is a fallback. */
  live: { image: [20_000, 40_000], video: [30_000, 60_000] },
  /** Only polling detects ends. */
  silent: { image: [2_000, 5_000], video: [10_000, 30_000] },
} as const;
/** The age at which the delay is longest. */
const settledMs = { image: 60_000, video: 300_000 };
/** The fraction by which a delay varies at random, so that the checks of many jobs spread out. */
const jitter = 0.25;

/**
 * Milliseconds until the next check of a running job.
 *
 * @param job.ageMs time since the media service accepted it
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
