import { useEffect, useRef } from 'react';

let last: string | null = null;

/** Takes note of the item that one looks at; null when one has come back from it. */
export function rememberLastItem(id: string | null): void {
  last = id;
}

/** The item that one looked at last, so that the grid stands on it when one comes back. */
export function lastItem(): string | null {
  return last;
}

/** Puts the keys where one was when one comes back to the grid from an item. */
export function useReturnFocus({
  node,
  findNear,
  onFound,
}: {
  /** What holds the grid. */
  node: HTMLElement | null;
  /** Where an item is, once it is read. */
  findNear: (id: string) => number | null;
  onFound: (at: number) => void;
}): void {
  const wanted = useRef(lastItem());

  useEffect(() => {
    rememberLastItem(null);
    // Whoever does something else meanwhile is left alone.
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
