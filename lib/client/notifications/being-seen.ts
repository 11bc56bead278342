const lockName = 'easel:seen';

/** Whether this page is looked at now. */
export function isSeen(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/**
 * Lets the other tabs know while this one is looked at, by a lock that the browser itself gives back should the tab end. Answers a
 * function that ends it.
 *
 * @param onSeen told whenever one comes back to look
 */
export function followBeingSeen(onSeen: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let letGo: (() => void) | null = null;

  function note() {
    if (!isSeen()) {
      letGo?.();
      letGo = null;
      return;
    }
    onSeen();
    if (letGo !== null || !('locks' in navigator)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    letGo = resolve;
    void navigator.locks.request(lockName, { mode: 'shared' }, () => promise);
  }

  window.addEventListener('focus', note, { signal });
  window.addEventListener('blur', note, { signal });
  document.addEventListener('visibilitychange', note, { signal });
  note();
  return () => {
    stopped.abort();
    letGo?.();
  };
}

/** Whether any tab of this browser that shows the studio is looked at. */
export async function isSeenAnywhere(): Promise<boolean> {
  if (isSeen()) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}
