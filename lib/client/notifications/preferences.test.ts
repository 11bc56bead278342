import { describe, expect, it, vi } from 'vitest';
import { createNotificationPreferences } from './preferences.ts';
import { createTestStorage, forbiddenStorage } from '../testing/test-storage.ts';

describe('createNotificationPreferences', () => {
  it('is silent by default, and shares changes between tabs', () => {
    const storage = createTestStorage();
    const [one, two] = [createNotificationPreferences(() => storage), createNotificationPreferences(() => storage)];
    expect(one.current()).toEqual({ notifies: false, sounds: false, notifiesEmpty: false, wasOffered: false });
    one.change({ sounds: true });
    expect(two.current()).toMatchObject({ notifies: false, sounds: true });
    two.change({ notifies: true });
    expect(one.current()).toMatchObject({ notifies: true, sounds: true });
  });

  it('calls its listeners after each change', () => {
    const preferences = createNotificationPreferences(createTestStorage);
    const listener = vi.fn<() => void>();
    const stop = preferences.subscribe(listener);
    preferences.change({ sounds: true });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    preferences.change({ sounds: false });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('works without a storage', () => {
    const preferences = createNotificationPreferences(() => forbiddenStorage);
    preferences.change({ sounds: true });
    expect(preferences.current().sounds).toBe(true);
  });
});
