'use client';

import { useId, useState, useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { allowNotifications } from '@/lib/client/notifications/desktop-notifications';
import { defaultPreferences, notificationPreferences } from '@/lib/client/notifications/preferences';
import { queueMessages } from './messages';

/** Whether this browser shows a notification when the last of one's jobs has ended. */
export function NotifyWhenEmpty({ hasOthers }: { hasOthers: boolean }) {
  const id = useId();
  const label = hasOthers ? queueMessages.notifyMine : queueMessages.notify;
  const [isDenied, setDenied] = useState(false);
  const { notifiesEmpty } = useSyncExternalStore(
    notificationPreferences.subscribe,
    notificationPreferences.current,
    () => defaultPreferences,
  );
  async function turn(isOn: boolean) {
    const isAllowed = !isOn || (await allowNotifications()) === 'allowed';
    setDenied(!isAllowed);
    notificationPreferences.change({ notifiesEmpty: isOn && isAllowed });
  }
  return (
    <>
      <label htmlFor={id} className="min-w-0 flex-1 py-3 text-sm">
        {isDenied ? <span className="text-bad">{queueMessages.notifyDenied}</span> : label}
      </label>
      <Switch id={id} aria-label={label} checked={notifiesEmpty} onCheckedChange={(isOn) => void turn(isOn)} />
    </>
  );
}
