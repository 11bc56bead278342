import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { askToLeave } from '@/lib/client/leave-guard';
import { useLeaveGuard } from './use-leave-guard';

/** A guard, what it asked about, and where the browser went. */
async function mountGuard() {
  const navigation = Object.assign(new EventTarget(), { traverseTo: (key: string) => void went.push(key) });
  const went: string[] = [];
  const asked: (() => void)[] = [];
  let isChanged = true;
  const hook = await mountHook(() => useLeaveGuard(isChanged, (leave) => asked.push(leave)), {
    globals: { navigation },
  });
  return {
    ...hook,
    went,
    asked,
    save: async () => {
      isChanged = false;
      await hook.render();
    },
    /** Navigates as the browser does. @returns whether it went on */
    navigate(navigationType: string, cancelable = true) {
      const event = Object.assign(new Event('navigate', { cancelable }), {
        navigationType,
        destination: { key: 'before' },
      });
      return navigation.dispatchEvent(event);
    },
    close: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

describe('useLeaveGuard', () => {
  it('asks on Back, and goes there once the changes are discarded', async () => {
    const guard = await mountGuard();
    expect(guard.navigate('traverse')).toBe(false);
    expect(guard.went).toEqual([]);
    expect(guard.asked).toHaveLength(1);
    guard.asked[0]?.();
    expect(guard.went).toEqual(['before']);
    expect(guard.navigate('traverse')).toBe(true);
  });

  it('asks before a command leaves the screen', async () => {
    const guard = await mountGuard();
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
    };
    askToLeave(leave);
    expect(hasLeft).toBe(false);
    guard.asked[0]?.();
    expect(hasLeft).toBe(true);
  });

  it('makes the browser ask before the page is closed', async () => {
    expect((await mountGuard()).close()).toBe(false);
  });

  it('stops neither what the page pushes nor what can’t be stopped', async () => {
    const guard = await mountGuard();
    expect(guard.navigate('push')).toBe(true);
    expect(guard.navigate('traverse', false)).toBe(true);
    expect(guard.asked).toEqual([]);
  });

  it.each(['save', 'unmount'] as const)('asks nothing after %s', async (end) => {
    const guard = await mountGuard();
    await guard[end]();
    let hasLeft = false;
    askToLeave(() => {
      hasLeft = true;
    });
    expect(hasLeft).toBe(true);
    expect(guard.navigate('traverse')).toBe(true);
    expect(guard.close()).toBe(true);
    expect(guard.asked).toEqual([]);
  });
});
