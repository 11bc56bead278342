const listeners = new Set<() => void>();

/** Tells the list when what is memoized has changed: the browser tells only other tabs. */
export const addressedStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  changed() {
    for (const listener of listeners) listener();
  },
};
