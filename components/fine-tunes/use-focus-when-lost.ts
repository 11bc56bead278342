'use client';

import { type RefObject, useEffect } from 'react';
import { hasNavigated } from './use-view-state';

/** Takes the focus when the focused element is removed or hidden, so that the keyboard continues from here. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    // After a page load the focus stays at the start of the page.
    if (!isShown || !hasNavigated()) return;
    const active = document.activeElement;
    const isLost = !(active instanceof HTMLElement) || active === document.body || active.offsetParent === null;
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [target, isShown]);
}
