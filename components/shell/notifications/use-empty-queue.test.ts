import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { notificationPreferences } from '@/lib/client/notifications/preferences';
import { createTestStorage } from '@/lib/client/testing/test-storage';
import { useEmptyQueue } from './use-empty-queue';

async function mountQueue({ hasOthers = false } = {}) {
  vi.useFakeTimers();
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('localStorage', createTestStorage());
  vi.stubGlobal('navigator', {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    notificationPreferences.change({ notifiesEmpty: false });
  });
  let open = 0;
  const hook = await mountHook(() => useEmptyQueue(open, { hasOthers: () => hasOthers, onPress: () => undefined }));
  return {
    shown,
    setOpen: async (count: number) => {
      open = count;
      await hook.render();
    },
    pass: (ms: number) => hook.act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('useEmptyQueue', () => {
  it('notifies once when the last job has ended, to those who asked', async () => {
    const { shown, setOpen, pass } = await mountQueue();
    notificationPreferences.change({ notifiesEmpty: true });
    await pass(60_000);
    expect(shown).toEqual([]);
    await setOpen(2);
    await setOpen(0);
    await pass(500);
    // The next of a series follows.
    await setOpen(1);
    await pass(60_000);
    expect(shown).toEqual([]);
    await setOpen(0);
    await pass(60_000);
    expect(shown).toEqual(['The queue is empty']);
  });

  it('names one’s own jobs while others have some', async () => {
    const { shown, setOpen, pass } = await mountQueue({ hasOthers: true });
    notificationPreferences.change({ notifiesEmpty: true });
    await setOpen(1);
    await setOpen(0);
    await pass(60_000);
    expect(shown).toEqual(['Your jobs have ended']);
  });

  it('stays silent otherwise', async () => {
    const { shown, setOpen, pass } = await mountQueue();
    await setOpen(1);
    await setOpen(0);
    await pass(60_000);
    expect(shown).toEqual([]);
  });
});
