import type { DatabaseListener } from '../events/listen-to-database.ts';

/** Signals that abort when a session or an API token ends, in any process, so that the responses to it end too. */
export interface EndSignals {
  /** The signal of a session or token, by its id. */
  open: (id: string) => AbortSignal;
  /** Aborts the signal of a session or token. */
  abort: (id: string) => void;
  /** Aborts the signal of a token when the token expires, or weeks earlier: its client can open a response again. */
  abortAt: (id: string, time: Date) => void;
}

/** The longest delay of a timer: 24 days. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * @param listener reports sessions and API tokens that end, in any process
 */
export function createEndSignals(listener: Pick<DatabaseListener, 'onSessionEnd' | 'onGap'>): EndSignals {
  const ends = new Map<string, { controller: AbortController; timer: NodeJS.Timeout | null }>();

  function abort(id: string): void {
    const end = ends.get(id);
    if (end === undefined) return;
    if (end.timer !== null) clearTimeout(end.timer);
    end.controller.abort();
    ends.delete(id);
  }

  listener.onSessionEnd(abort);
  // The end of a session may have been missed. Clients with a valid one reconnect.
  listener.onGap(() => {
    for (const id of ends.keys()) abort(id);
  });

  return {
    open(id) {
      const end = ends.get(id) ?? { controller: new AbortController(), timer: null };
      ends.set(id, end);
      return end.controller.signal;
    },
    abort,
    abortAt(id, time) {
      const end = ends.get(id);
      if (end === undefined) return;
      const delayMs = Math.min(Math.max(time.getTime() - Date.now(), 0), longestDelayMs);
      end.timer ??= setTimeout(() => abort(id), delayMs).unref();
    },
  };
}
