'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without another sign of a drag, after which it is over. Browsers repeat the sign every 350 ms at most. */
const silentMs = 600;

/** What happens to a drag over the page. `isOwn`: something of the page itself is dragged, such as an image. */
export interface PageDragHandlers<Name extends string> {
  /** Names the drag as long as it is of interest; null for any other. */
  over: (event: DragEvent, isOwn: boolean) => Name | null;
  drop: (event: DragEvent, isOwn: boolean) => void;
}

/**
 * Follows what is dragged over the page, after the elements that take it: they have called `preventDefault`.
 *
 * @param on `window` hears of events after `document`
 * @returns what `over` returned last; null while nothing is dragged
 */
export function usePageDrag<Name extends string>(
  handlers: PageDragHandlers<Name>,
  on: 'document' | 'window',
): Name | null {
  const [drag, setDrag] = useState<Name | null>(null);
  const over = useEffectEvent(handlers.over);
  const drop = useEffectEvent(handlers.drop);
  useEffect(() => {
    const target = on === 'window' ? window : document;
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwn = false;
    const follow = (event: Event) => {
      clearTimeout(timer);
      timer = setTimeout(() => setDrag(null), silentMs);
      setDrag(over(event as DragEvent, isOwn));
    };
    const end = (event: Event) => {
      clearTimeout(timer);
      setDrag(null);
      drop(event as DragEvent, isOwn);
    };
    const release = () => void (isOwn = false);
    target.addEventListener('dragover', follow, { signal });
    target.addEventListener('drop', end, { signal });
    target.addEventListener('dragstart', () => void (isOwn = true), { capture: true, signal });
    target.addEventListener('dragend', release, { capture: true, signal });
    // An element that is removed while it is dragged has no end of its drag.
    target.addEventListener('pointerdown', release, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [on]);
  return drag;
}
