'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { showNotification } from '@/lib/client/notifications/desktop-notifications';
import { notificationPreferences } from '@/lib/client/notifications/preferences';
import { notificationMessages } from '../messages-late';
import { notifyOnce } from './notify-once';

/** Jobs follow each other: the queue is empty when nothing came for this long. */
const settleMs = 1000;

/**
 * Notifies a person who asked for it when none of their jobs runs or waits any more, in one tab of the browser.
 *
 * @param openJobs how many of their jobs run or wait
 * @param options.hasOthers whether others have open jobs
 * @param options.onPress called when the notification is pressed
 */
export function useEmptyQueue(openJobs: number, options: { hasOthers: () => boolean; onPress: () => void }): void {
  const wasBusy = useRef(false);
  const press = useEffectEvent(options.onPress);
  const messages = useEffectEvent(() => notificationMessages[options.hasOthers() ? 'ownEnded' : 'queueEmpty']);
  useEffect(() => {
    if (openJobs > 0) {
      wasBusy.current = true;
      return undefined;
    }
    if (!wasBusy.current) return undefined;
    const timer = setTimeout(() => {
      wasBusy.current = false;
      if (!notificationPreferences.current().notifiesEmpty) return;
      // Tabs notice it at about the same time.
      const name = `empty ${Math.round(Date.now() / 10_000)}`;
      void notifyOnce({ name, storage: localStorage }, () =>
        showNotification({
          ...messages(),
          tag: name,
          icon: null,
          onPress: () => press(),
        }),
      );
    }, settleMs);
    return () => clearTimeout(timer);
  }, [openJobs]);
}
