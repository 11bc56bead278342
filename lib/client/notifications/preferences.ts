import { createPersistedStore } from '../create-persisted-store.ts';

/** How to notify a person of ended jobs while the page is in the background. */
export interface NotificationPreferences {
  /** With a system notification. */
  notifies: boolean;
  /** With a sound. */
  sounds: boolean;
  /** Whether there is one when the queue is empty. */
  notifiesEmpty: boolean;
  /** Whether notifications were offered, which happens once, after the first long job. */
  wasOffered: boolean;
}

/** The preferences before any choice. */
export const defaultPreferences: NotificationPreferences = {
  notifies: false,
  sounds: false,
  notifiesEmpty: false,
  wasOffered: false,
};

function readPreferences(text: string): NotificationPreferences {
  const value = JSON.parse(text) as Partial<Record<keyof NotificationPreferences, unknown>> | null;
  return {
    notifies: value?.notifies === true,
    sounds: value?.sounds === true,
    notifiesEmpty: value?.notifiesEmpty === true,
    wasOffered: value?.wasOffered === true,
  };
}

/**
 * Creates the store of the preferences, shared by all tabs of a browser. Without a storage they last as long as the
 * page.
 */
export function createNotificationPreferences(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const store = createPersistedStore({
    key: 'easel:told',
    isShared: true,
    initial: defaultPreferences,
    read: readPreferences,
    write: (preferences) => JSON.stringify(preferences),
    storage,
  });
  return {
    current: store.current,
    subscribe: store.subscribe,
    change: (change: Partial<NotificationPreferences>) => store.set({ ...store.current(), ...change }),
  };
}

/** The preferences of this browser. */
export const notificationPreferences = createNotificationPreferences(() => localStorage);
