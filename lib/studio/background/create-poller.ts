/** Asks again and again for work that is due, and sleeps in between. */
export interface Poller {
  /** Polls until the signal aborts; settles once the last poll has. */
  run: () => Promise<void>;
  /** Polls now: there is more to find. During a poll, once more after it, since that one may have looked too early. */
  wake: () => void;
}

/** Due work that another process is taking stays due for a moment. */
const shortestSleepMs = 10;
const longestSleepMs = 30_000;
const sleepAfterErrorMs = 1_000;

/**
 * Makes a poller, which rests until it is run.
 *
 * @param options.poll starts or does what is due, and answers in how many milliseconds more will be: null when none is known, `'again'`
 *   when there may be more at once. It is asked again after 30 s at the latest, and a second after it has thrown.
 * @param options.onError is called with what a poll has thrown
 * @param options.signal ends the polling
 */
export function createPoller(options: {
  poll: () => Promise<number | 'again' | null>;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}): Poller {
  const { poll, onError, signal } = options;
  let wakeUp: (() => void) | null = null;

  async function nextSleepMs(): Promise<number> {
    try {
      const dueInMs = await poll();
      if (dueInMs === 'again') return 0;
      return Math.min(longestSleepMs, Math.max(shortestSleepMs, dueInMs ?? longestSleepMs));
    } catch (error) {
      onError(error);
      return sleepAfterErrorMs;
    }
  }

  signal.addEventListener('abort', () => wakeUp?.());
  return {
    async run() {
      while (!signal.aborted) {
        const { promise: woken, resolve } = Promise.withResolvers<void>();
        wakeUp = resolve;
        const timer = setTimeout(resolve, await nextSleepMs());
        await woken;
        clearTimeout(timer);
      }
    },
    wake: () => wakeUp?.(),
  };
}
