import { describe, expect, it, vi } from 'vitest';
import { createNotificationPreferences } from './preferences.ts';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('createNotificationPreferences', () => {
  it('begins silent, and remembers what was chosen, in every tab', () => {
    const storage = createStorage();
    const [one, two] = [createNotificationPreferences(() => storage), createNotificationPreferences(() => storage)];
    expect(one.current()).toEqual({ notifies: false, sounds: false, wasOffered: false });
    one.change({ sounds: true });
    expect(two.current()).toMatchObject({ notifies: false, sounds: true });
    two.change({ notifies: true });
    expect(one.current()).toMatchObject({ notifies: true, sounds: true });
  });

  it('gives the same object until something changes, and calls its listeners then', () => {
    const preferences = createNotificationPreferences(createStorage);
    const listener = vi.fn<() => void>();
    const stop = preferences.subscribe(listener);
    preferences.change({ sounds: true });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    preferences.change({ sounds: false });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does without a storage', () => {
    const preferences = createNotificationPreferences(() => forbidden);
    preferences.change({ sounds: true });
    expect(preferences.current().sounds).toBe(true);
  });
});
