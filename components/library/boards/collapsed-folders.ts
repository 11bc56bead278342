import { createPersistedStore } from '@/lib/client/create-persisted-store';

/** Ids of the folders whose boards are hidden in this browser. */
export const collapsedFolders = createPersistedStore<readonly string[]>({
  key: 'easel:collapsed-folders',
  initial: [],
  read: (text) => {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  },
  write: (ids) => JSON.stringify(ids),
});
