import { useEffect } from 'react';

/**
 * Gives the focus to the grid, or to the place of an empty one, when the control that had it is removed with the
 * selection or with the last item.
 */
export function useGridFocus(
  node: HTMLElement | null,
  { isSelecting, hasItems }: { isSelecting: boolean; hasItems: boolean },
): void {
  useEffect(() => {
    if (!isSelecting && !hasItems) return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      (node?.querySelector<HTMLElement>('[role=grid]') ?? node)?.focus({ preventScroll: true });
    };
  }, [node, isSelecting, hasItems]);
}
