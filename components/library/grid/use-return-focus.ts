import { useEffect, useRef } from 'react';

let last: string | null = null;

/** Remembers the item that is open; null after returning from it. */
export function rememberLastItem(id: string | null): void {
  last = id;
}

/** The item that was open last. */
function lastItem(): string | null {
  return last;
}

/** Makes the item that was open active again after returning to the grid. */
export function useReturnFocus({
  node,
  findNear,
  onFound,
}: {
  /** The element that contains the grid. */
  node: HTMLElement | null;
  /** The index of an item, once it is loaded; else null. */
  findNear: (id: string) => number | null;
  onFound: (at: number) => void;
}): void {
  const wanted = useRef(lastItem());

  useEffect(() => {
    rememberLastItem(null);
    // Any other input ends the waiting.
    const stopped = new AbortController();
    const leave = () => {
      wanted.current = null;
    };
    for (const event of ['keydown', 'pointerdown', 'wheel'] as const) {
      window.addEventListener(event, leave, { signal: stopped.signal, passive: true });
    }
    return () => stopped.abort();
  }, []);

  useEffect(() => {
    const grid = node?.querySelector<HTMLElement>('[role=grid]') ?? null;
    if (wanted.current === null || grid === null) return;
    if (document.activeElement === document.body) grid.focus({ preventScroll: true });
    const at = findNear(wanted.current);
    if (at === null) return;
    wanted.current = null;
    onFound(at);
  }, [node, findNear, onFound]);
}
