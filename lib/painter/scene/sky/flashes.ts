import { createRandom } from '../noise/random.ts';

/** Seconds from one flash of lightning to the next. */
export const flashPeriodSeconds = 2.6;

/**
 * How bright the sky is from lightning at a time of a video, 0 to 1: each flash flickers and is gone after half a
 * second.
 */
export function flashLight(timeSeconds: number): number {
  const cycle = timeSeconds % flashPeriodSeconds;
  return cycle < 0.5 ? Math.max(0, 1 - cycle * 2) * (cycle % 0.16 < 0.1 ? 1 : 0.25) : 0;
}

/** The random stream for a flash's bolt. Its first number is the position of the bolt. */
export function flashStream(index: number): string {
  return `lightning ${index}`;
}

/** Horizontal position of a bolt in the frame, 0 to 1. */
export const boltSpan = [0.2, 0.8] as const;

/** The visible flashes of a video: when, and where across the frame. */
export function flashesOf(seed: number, durationSeconds: number): { atSeconds: number; across: number }[] {
  const count = Math.ceil(durationSeconds / flashPeriodSeconds);
  return Array.from({ length: count }, (_, index) => ({
    atSeconds: index * flashPeriodSeconds,
    across: createRandom(seed, flashStream(index)).between(...boltSpan),
  }));
}
