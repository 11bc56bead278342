'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to keys on the whole window. The listener comes and goes in the commit that shows or hides the component: after it, a
 * key could still reach a screen that has been replaced and act on the item shown before.
 *
 * @param options.capture whether it listens before the elements under the focus do
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void, { capture = false } = {}): void {
  const handle = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('keydown', (event) => handle(event), { signal: stopped.signal, capture });
    return () => stopped.abort();
  }, [capture]);
}
