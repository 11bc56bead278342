/** A signal that follows another one, and that can be held back. */
export interface Grace {
  signal: AbortSignal;
  /** The signal that is followed. */
  outer: AbortSignal;
  /** From now on, it follows later. */
  begin: () => void;
  /** From now on, it follows at once. */
  release: () => void;
  /** Ends the timer: it follows no more. */
  end: () => void;
}

/**
 * Follows a signal at once, and between `begin` and `release` only `graceMs` later: what was just sent can still be
 * answered.
 *
 * @param outer the signal to follow
 */
export function createGrace(outer: AbortSignal, graceMs: number): Grace {
  const control = new AbortController();
  let isBegun = false;
  let timer: NodeJS.Timeout | null = null;
  const abort = () => control.abort(outer.reason);
  const follow = () => {
    if (isBegun) timer = setTimeout(abort, graceMs);
    else abort();
  };
  const end = () => {
    outer.removeEventListener('abort', follow);
    if (timer !== null) clearTimeout(timer);
  };
  if (outer.aborted) abort();
  else outer.addEventListener('abort', follow, { once: true });
  return {
    signal: control.signal,
    outer,
    begin: () => (isBegun = true),
    release() {
      isBegun = false;
      if (outer.aborted) abort();
    },
    end,
  };
}
