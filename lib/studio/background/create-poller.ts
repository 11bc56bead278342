/** Polls for due work, and sleeps in between. */
export interface Poller {
  /** Polls until the signal aborts; settles when the last poll has settled. */
  run: () => Promise<void>;
  /**
   * Polls now, because there is new work. During a poll it polls once more afterwards, since that poll may have looked
   * too early.
   */
  wake: () => void;
}

/** Work that another process is claiming stays due for a moment. */
const shortestSleepMs = 10;
const longestSleepMs = 30_000;
const sleepAfterErrorMs = 1_000;

/**
 * Creates a poller. It does nothing until `run` is called.
 *
 * @param options.poll starts or does the due work, and returns the milliseconds until more is due: null when none is
 *   known, `'again'` when more may be due now. It is called again after 30 s at the latest, and a second after it has
 *   thrown.
 * @param options.onError is called with the error of a failed poll
 * @param options.signal stops the polling
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
