/** An observable value, in the shape that React's `useSyncExternalStore` takes. */
export interface Store<T> {
  current: () => T;
  /** Replaces the value and calls every listener, also when the value is the same. */
  set: (next: T) => void;
  /** Calls the listener after each `set`. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
