/**
 * Milliseconds until a failed operation is tried again: doubling from one second, with jitter.
 *
 * @param failures number of failures in a row, from 1
 */
export function retryDelay(failures: number, longestMs: number, random: () => number = Math.random): number {
  return Math.min(longestMs, 1_000 * 2 ** Math.min(failures - 1, 20)) * (0.5 + random() / 2);
}
