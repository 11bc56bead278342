const lockName = 'easel:seen';

/** Whether this tab is visible and has the focus. */
export function isTabVisible(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/**
 * Holds a lock while this tab is visible, which the other tabs can see; the browser releases it when the tab closes.
 * Returns a function that stops this.
 *
 * @param onVisible called now if the tab is visible, and whenever it becomes visible again
 */
export function followTabVisibility(onVisible: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let release: (() => void) | null = null;

  function update() {
    if (!isTabVisible()) {
      release?.();
      release = null;
      return;
    }
    onVisible();
    if (release !== null || !('locks' in navigator)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    void navigator.locks.request(lockName, { mode: 'shared' }, () => promise);
  }

  window.addEventListener('focus', update, { signal });
  window.addEventListener('blur', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  update();
  return () => {
    stopped.abort();
    release?.();
  };
}

/** Whether any tab of this browser that shows the studio is visible. */
export async function isVisibleInAnyTab(): Promise<boolean> {
  if (isTabVisible()) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}
