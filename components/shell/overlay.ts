/** What can lie over every screen. */
export type Overlay = 'commands' | 'shortcuts';

/** Holds which one is open. */
export function createOverlayState() {
  let open: Overlay | null = null;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => open,
    /** Shows one in the place of any other; null for none. */
    show(next: Overlay | null) {
      open = next;
      for (const listener of listeners) listener();
    },
  };
}

/** What lies over this page. */
export const overlay = createOverlayState();
