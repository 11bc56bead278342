'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back when a person turns from a tool on the stage to something else: by a press outside of it, or by the focus. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-stage-tool], [data-slot=popover]') === null) onLeave();
  });
  useEffect(() => {
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    // Before the press is handled, so that a press of Generate waits for what is saved.
    document.addEventListener('pointerdown', (event) => leave(event), options);
    document.addEventListener('focusin', (event) => leave(event), options);
    return () => stopped.abort();
  }, []);
}
