import { createPersistedStore } from '../create-persisted-store.ts';

/** How one wants to be notified that jobs have ended, while one looks elsewhere. */
export interface NotificationPreferences {
  /** By a notification of the system. */
  notifies: boolean;
  /** By a sound. */
  sounds: boolean;
  /** Whether notifications were offered, after the first long job: that happens once. */
  wasOffered: boolean;
}

/** The preferences of somebody who has not chosen yet. */
export const defaultPreferences: NotificationPreferences = { notifies: false, sounds: false, wasOffered: false };

function readPreferences(text: string): NotificationPreferences {
  const value = JSON.parse(text) as Partial<Record<keyof NotificationPreferences, unknown>> | null;
  return {
    notifies: value?.notifies === true,
    sounds: value?.sounds === true,
    wasOffered: value?.wasOffered === true,
  };
}

/** Holds the preferences of this browser, for all its tabs. Without a storage they last as long as the page. */
export function createNotificationPreferences(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const store = createPersistedStore({
    key: 'easel:told',
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
