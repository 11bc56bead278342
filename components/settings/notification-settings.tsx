'use client';

import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { playChime } from '@/lib/client/notifications/play-chime';
import {
  type NotificationState,
  allowNotifications,
  notificationState,
} from '@/lib/client/notifications/desktop-notifications';
import { defaultPreferences, notificationPreferences } from '@/lib/client/notifications/preferences';
import { settingsMessages } from './messages';

/**
 * The settings of notifications about jobs that end in the background. The browser's permission is requested only when
 * the user turns them on.
 */
export function NotificationSettings() {
  const { notifies, sounds } = useSyncExternalStore(
    notificationPreferences.subscribe,
    notificationPreferences.current,
    () => defaultPreferences,
  );
  const [refusal, setRefusal] = useState<NotificationState | null>(null);

  async function turnNotifications(isOn: boolean) {
    const state = isOn ? await allowNotifications() : notificationState();
    const isAllowed = state === 'allowed';
    setRefusal(isOn && !isAllowed ? state : null);
    notificationPreferences.change({ notifies: isOn && isAllowed, wasOffered: true });
  }

  return (
    <div className="flex flex-col gap-4">
      <Choice
        name={settingsMessages.notification}
        hint={
          refusal === null
            ? settingsMessages.notificationHint
            : settingsMessages.noNotification[refusal === 'missing' ? 'missing' : 'denied']
        }
        isOn={notifies}
        onTurn={(isOn) => void turnNotifications(isOn)}
      />
      <Choice
        name={settingsMessages.audio}
        hint={settingsMessages.audioHint}
        isOn={sounds}
        onTurn={(isOn) => {
          notificationPreferences.change({ sounds: isOn, wasOffered: true });
          if (isOn) void playChime();
        }}
      >
        {sounds && (
          <Button size="sm" onClick={() => void playChime()}>
            {settingsMessages.playSound}
          </Button>
        )}
      </Choice>
    </div>
  );
}

function Choice({
  name,
  hint,
  isOn,
  onTurn,
  children = null,
}: {
  name: string;
  hint: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        <p id={`${id}-hint`} className="max-w-[60ch] text-muted">
          {hint}
        </p>
      </div>
      {children}
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onTurn} />
    </div>
  );
}
