'use client';

import { useEffect, useEffectEvent } from 'react';
import { type LeaveQuestion, leaveGuard } from '@/lib/client/leave-guard';

/**
 * Asks before the page is left while there are changes: by a command, by the browser's Back and Forward, and, in the
 * browser's own words, by closing or reloading it.
 */
export function useLeaveGuard(isChanged: boolean, ask: LeaveQuestion): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isChanged) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    leaveGuard.set((leave) => askNow(leave));
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Older browsers lack it: there, Back leaves at once.
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal });
    return () => {
      stopped.abort();
      leaveGuard.set(null);
    };

    function onNavigate(event: NavigateEvent) {
      // What the page itself pushes was asked for before.
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      askNow(() => {
        stopped.abort();
        window.navigation.traverseTo(key);
      });
    }
  }, [isChanged]);
}
