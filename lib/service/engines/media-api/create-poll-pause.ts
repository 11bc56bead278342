import { setTimeout as wait } from 'node:timers/promises';
import type { EventHints } from './create-event-hints.ts';

/** The pauses between two reads of a record. */
export interface PollPause {
  /** Waits for the next pause to pass, or for an event that says more than progress. */
  next: (signal: AbortSignal) => Promise<void>;
  close: () => void;
}

const firstMs = 1000;
const growth = 1.3;
/** Longest pause while events arrive, and while none do. */
const longestMs = { live: 5000, silent: 2000 };

/**
 * Creates the pauses of following a generation.
 *
 * @param onProgress called with the progress that events have
 */
export function createPollPause(hints: EventHints, id: string, onProgress: (share: number) => void): PollPause {
  let pauseMs = firstMs;
  let woken = new AbortController();
  const close = hints.listen(id, ({ status, progress }) => {
    if (progress !== null && progress >= 0 && progress <= 1) onProgress(progress);
    if (status !== 'processing') woken.abort();
  });

  async function next(signal: AbortSignal): Promise<void> {
    const duration = Math.min(pauseMs, hints.isLive() ? longestMs.live : longestMs.silent);
    pauseMs = duration * growth;
    // An event that arrived since the last pause ends this one at once.
    await wait(duration, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => undefined);
    signal.throwIfAborted();
    woken = new AbortController();
  }

  return { next, close };
}
