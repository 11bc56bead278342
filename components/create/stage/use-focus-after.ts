'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the focus was on the stage that was left last, until the next stage has taken note of it. */
let wasFocused = false;

/**
 * Moves the focus to the current cell, or to the result alone, once the view that was asked for is drawn, and after the
 * return from another screen, unless the focus is elsewhere by then.
 */
export function useFocusAfter(
  stage: RefObject<HTMLElement | null>,
  { isGrid, isLoaded }: { isGrid: boolean; isLoaded: boolean },
): () => void {
  const isWanted = useRef(false);
  const isReturned = useRef(false);
  useLayoutEffect(() => {
    const node = stage.current;
    isReturned.current = wasFocused;
    wasFocused = false;
    return () => {
      wasFocused = node?.contains(document.activeElement) === true;
    };
  }, [stage]);
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const isFree = document.activeElement === document.body;
    const isDue = isWanted.current || (isReturned.current && isFree);
    isWanted.current = false;
    isReturned.current = false;
    if (!isDue) return;
    const target = isGrid ? '[data-cell][tabindex="0"]' : '[data-single]';
    stage.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: !isGrid });
  }, [stage, isGrid, isLoaded]);
  return () => {
    isWanted.current = true;
  };
}
