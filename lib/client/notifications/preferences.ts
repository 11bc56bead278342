const key = 'easel:told';

/** How one wants to be told that something has ended while one looks elsewhere. */
export interface ToldPreferences {
  /** By a notification of the system. */
  notifies: boolean;
  /** By a sound. */
  sounds: boolean;
  /** Whether it was offered, after the first long job: that happens once. */
  wasOffered: boolean;
}

const none: ToldPreferences = { notifies: false, sounds: false, wasOffered: false };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Holds the preferences of this browser, all its tabs included. Without a storage they last as long as the page. */
export function createToldPreferences(storage: () => Store) {
  let held = none;
  let readFrom: string | null = null;
  const listeners = new Set<() => void>();

  function read(): ToldPreferences {
    try {
      const text = storage().getItem(key);
      if (text === null || text === readFrom) return held;
      readFrom = text;
      const value = JSON.parse(text) as Partial<Record<keyof ToldPreferences, unknown>> | null;
      held = {
        notifies: value?.notifies === true,
        sounds: value?.sounds === true,
        wasOffered: value?.wasOffered === true,
      };
    } catch {
      // Forbidden, or written by something else: what is held stays.
    }
    return held;
  }

  return {
    read,
    change(change: Partial<ToldPreferences>) {
      held = { ...read(), ...change };
      try {
        readFrom = JSON.stringify(held);
        storage().setItem(key, readFrom);
      } catch {
        // Full or forbidden: it holds for this page.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The preferences of this browser. */
export const toldPreferences = createToldPreferences(() => localStorage);
