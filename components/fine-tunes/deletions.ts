/** Deletions that can still be undone. */
export interface Removals {
  /** Hides something at once, and deletes it for good after a while unless it is undone. */
  begin: (key: string, remove: () => Promise<void>) => void;
  undo: (key: string) => void;
  /** What is hidden; the same set until that changes. */
  hidden: () => ReadonlySet<string>;
  subscribe: (listener: () => void) => () => void;
  /** Deletes now what waits: the page goes away. */
  flush: () => void;
}

/**
 * Makes deletions that wait.
 *
 * @param options.delayMs how long they can be undone
 * @param options.onFailed hears what could not be deleted, which then is shown again
 */
export function createRemovals(options: { delayMs: number; onFailed: (error: unknown) => void }): Removals {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; remove: () => Promise<void> }>();
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<string> = new Set();

  function write(next: ReadonlySet<string>): void {
    hidden = next;
    for (const listener of listeners) listener();
  }

  const show = (key: string) => write(new Set([...hidden].filter((other) => other !== key)));

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
      write(new Set([...hidden, key]));
    },
    undo(key) {
      const entry = waiting.get(key);
      if (entry === undefined) return;
      clearTimeout(entry.timer);
      waiting.delete(key);
      show(key);
    },
    hidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush() {
      for (const key of waiting.keys()) void finish(key);
    },
  };
}
