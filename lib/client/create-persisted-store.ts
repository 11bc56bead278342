import { type Store, createStore } from './create-store.ts';

/**
 * Makes a store whose value the browser keeps under a key, for all its tabs: what another tab has stored is there with the
 * next `current`. Without a storage, or with a full one, the value lasts as long as the page.
 *
 * @param options.read reads a stored text; throws for one that it can't read, which then changes nothing
 * @param options.storage the storage, asked for anew each time: a browser may forbid it
 */
export function createPersistedStore<T>(options: {
  key: string;
  initial: T;
  read: (text: string) => T;
  write: (value: T) => string;
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
}): Store<T> {
  const { key, initial, read, write, storage = () => localStorage } = options;
  const store = createStore(initial);
  let value = initial;
  /** The stored text that `value` was read from, or that was there when `value` was set. */
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
        // Written by something else: the value stays.
      }
      return value;
    },
    set(next) {
      value = next;
      try {
        storage().setItem(key, write(next));
      } catch {
        // Full or forbidden: the value holds for this page.
      }
      knownText = storedText();
      store.set(next);
    },
    subscribe: store.subscribe,
  };
}
