import type { Random } from '../../scene/noise/random.ts';

/**
 * A value that drifts between 0 and 1, with a new target about every period; defined for any time up to the duration.
 */
export function createWander(
  random: Random,
  periodSeconds: number,
  durationSeconds: number,
): (timeSeconds: number) => number {
  const points = Array.from({ length: Math.ceil(durationSeconds / periodSeconds) + 3 }, () => random.next());
  return (timeSeconds) => {
    const place = Math.max(0, timeSeconds / periodSeconds);
    const index = Math.min(points.length - 2, Math.floor(place));
    const share = Math.min(1, place - index);
    const eased = share * share * (3 - 2 * share);
    return (points[index] ?? 0) * (1 - eased) + (points[index + 1] ?? 0) * eased;
  };
}
