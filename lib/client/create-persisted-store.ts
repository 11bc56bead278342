import { type Store, createStore } from './create-store.ts';
import { ownKey } from './own-key.ts';

/**
 * Makes a store whose value the browser stores under a key, for each person and all their tabs: `current` returns what
 * any of these tabs stored last, and subscribers are called when another tab stores a value. Without a storage, or with
 * a full one, the value lasts as long as the page.
 *
 * @param options.isShared whether the value is the browser's, whoever uses it, instead of each person's own
 * @param options.read reads a stored text; throws for one that it can't read, which then changes nothing
 * @param options.storage returns the storage; called at each access, since a browser may forbid it
 * @param options.tabs dispatches the `storage` events of other tabs: the window; null on the server
 */
export function createPersistedStore<T>(options: {
  key: string;
  isShared?: boolean;
  initial: T;
  read: (text: string) => T;
  write: (value: T) => string;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  tabs?: EventTarget | null;
}): Store<T> {
  const { isShared = false, initial, read, write, storage = () => localStorage } = options;
  const { tabs = typeof window === 'undefined' ? null : window } = options;
  const store = createStore(initial);
  const key = () => (isShared ? options.key : ownKey(options.key));
  let value = initial;
  /** The stored text that `value` was read from, or that was stored when `value` was set. */
  let knownText: string | null = null;

  function storedText(): string | null {
    try {
      return storage().getItem(key());
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
        storage().setItem(key(), write(next));
      } catch {
        // The storage is full or forbidden: the value holds for this page.
      }
      knownText = storedText();
      store.set(next);
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === key()) listener();
      };
      tabs?.addEventListener('storage', onStorage);
      return () => {
        unsubscribe();
        tabs?.removeEventListener('storage', onStorage);
      };
    },
  };
}
