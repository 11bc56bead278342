import { type Store, createStore } from './create-store.ts';

/**
 * Makes a store whose value the browser stores under a key, for all its tabs: `current` returns what any tab stored
 * last, and subscribers are called when another tab stores a value. Without a storage, or with a full one, the value
 * lasts as long as the page.
 *
 * @param options.read reads a stored text; throws for one that it can't read, which then changes nothing
 * @param options.storage returns the storage; called at each access, since a browser may forbid it
 * @param options.tabs dispatches the `storage` events of other tabs: the window; null on the server
 */
export function createPersistedStore<T>(options: {
  key: string;
  initial: T;
  read: (text: string) => T;
  write: (value: T) => string;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  tabs?: EventTarget | null;
}): Store<T> {
  const { key, initial, read, write, storage = () => localStorage } = options;
  const { tabs = typeof window === 'undefined' ? null : window } = options;
  const store = createStore(initial);
  let value = initial;
  /** The stored text that `value` was read from, or that was stored when `value` was set. */
  let knownText: string | null = null;

  function storedText(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  return {
    current() {
      const text = storedText();
      if (text === null || text === knownText) return value;
      knownText = text;
      try {
        value = read(text);
      } catch {
        // Not written by this store: the value stays.
      }
      return value;
    },
    set(next) {
      value = next;
      try {
        storage().setItem(key, write(next));
      } catch {
        // The storage is full or forbidden: the value holds for this page.
      }
      knownText = storedText();
      store.set(next);
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === key) listener();
      };
      tabs?.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        tabs?.removeEventListener('storage', onStorage);
      };
    },
  };
}
