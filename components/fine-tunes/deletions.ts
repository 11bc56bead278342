import { createStore } from '@/lib/client/create-store';
import { reportError } from '@/lib/client/report-error';
import { fineTuneMessages } from './messages';

/** Deletions that can still be undone. */
export interface Deletions {
  /** Hides an item at once, and deletes it for good after a delay unless it is undone. */
  begin: (key: string, remove: () => Promise<void>) => void;
  undo: (key: string) => void;
  /** The hidden ids; the same set until that changes. */
  hidden: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** Runs pending deletions now, because the page is being left. */
  flush: () => void;
}

/**
 * Creates delayed deletions.
 *
 * @param options.delayMs how long they can be undone
 * @param options.onFailed called with the error of a failed deletion, whose item is shown again
 */
export function createDeletions(options: { delayMs: number; onFailed: (error: unknown) => void }): Deletions {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; remove: () => Promise<void> }>();
  const hidden = createStore<ReadonlySet<string>>(new Set());

  const show = (key: string) => hidden.set(new Set([...hidden.current()].filter((other) => other !== key)));

  async function finish(key: string): Promise<void> {
    const entry = waiting.get(key);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    waiting.delete(key);
    try {
      await entry.remove();
    } catch (error) {
      show(key);
      options.onFailed(error);
    }
  }

  return {
    begin(key, remove) {
      if (waiting.has(key)) return;
      waiting.set(key, { timer: setTimeout(() => void finish(key), options.delayMs), remove });
      hidden.set(new Set([...hidden.current(), key]));
    },
    undo(key) {
      const entry = waiting.get(key);
      if (entry === undefined) return;
      clearTimeout(entry.timer);
      waiting.delete(key);
      show(key);
    },
    hidden: hidden.current,
    subscribe: hidden.subscribe,
    flush() {
      for (const key of waiting.keys()) void finish(key);
    },
  };
}

/** Deletions of this page that can still be undone, for as long as their toast is shown. */
export const deletions = createDeletions({
  delayMs: 10_000,
  onFailed: (error) => reportError(error, fineTuneMessages.deleteFailed),
});

// Deletions also happen if the user leaves before the time to undo is over.
if (typeof window !== 'undefined') window.addEventListener('pagehide', deletions.flush);
