'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Keeps a layer behind a text control as wide as its text and scrolled as far. */
export function useMarksLayer(control: RefObject<HTMLTextAreaElement | null>, isThere: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    if (control.current === null || layer.current === null) return;
    const { clientWidth, scrollTop } = control.current;
    layer.current.style.width = `${clientWidth}px`;
    layer.current.style.transform = `translateY(${-scrollTop}px)`;
  }, [control]);
  useLayoutEffect(() => {
    if (!isThere || control.current === null) return undefined;
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(control.current);
    return () => observer.disconnect();
  }, [control, follow, isThere]);
  return { layer, follow };
}
