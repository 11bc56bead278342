'use client';

import { type RefObject, useEffect } from 'react';
import { hasNavigated } from './use-view-state';

/** Takes the focus when what had it is gone or hidden, so that the keyboard goes on from here. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    // A page that was just loaded begins at its beginning.
    if (!isShown || !hasNavigated()) return;
    const active = document.activeElement;
    const isLost = !(active instanceof HTMLElement) || active === document.body || active.offsetParent === null;
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [target, isShown]);
}
