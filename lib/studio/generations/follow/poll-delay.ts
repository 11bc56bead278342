import type { MediaType } from '../../../contract/media-kind.ts';

/** Bounds in milliseconds between which looks lie, closer at first and further apart as a job goes on. */
const bounds = {
  /** The event stream tells of the end; looking is for safety. */
  live: { image: [20_000, 40_000], video: [30_000, 60_000] },
  /** Nothing but looking tells. */
  silent: { image: [2_000, 5_000], video: [10_000, 30_000] },
} as const;
/** The age at which looks are as far apart as they get. */
const settledMs = { image: 60_000, video: 300_000 };
/** How far a look may fall from its place, by chance, so that many jobs spread out. */
const jitter = 0.25;

/**
 * Milliseconds until a job that runs is looked at again.
 *
 * @param job.ageMs since the media service has taken it
 */
export function pollDelay(
  isLive: boolean,
  job: { mediaType: MediaType | null; ageMs: number },
  random: () => number = Math.random,
): number {
  const medium = job.mediaType ?? 'image';
  const [least, most] = bounds[isLive ? 'live' : 'silent'][medium];
  const share = Math.min(1, Math.max(0, job.ageMs / settledMs[medium]));
  const place = least + share * (most - least);
  return Math.min(most, Math.max(least, place * (1 - jitter + 2 * jitter * random())));
}
