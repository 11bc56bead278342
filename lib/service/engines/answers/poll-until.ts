import { setTimeout as wait } from 'node:timers/promises';

const firstWaitMs = 100;
const longestWaitMs = 2000;

/**
 * Looks at something until it has a result: after 0.1 s at first, then less and less often, at least every 2 s.
 *
 * @param look returns null while there is no result
 * @throws whatever `look` throws, and the reason of the signal
 */
export async function pollUntil<Result>(look: () => Promise<Result | null>, signal: AbortSignal): Promise<Result> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(longestWaitMs, waitMs * 1.5)) {
    const result = await look();
    if (result !== null) return result;
    await wait(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
