'use client';

import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { playChime } from '@/lib/client/notifications/chime';
import { type NotificationState, allowNotifications, notificationState } from '@/lib/client/notifications/notification';
import { type ToldPreferences, toldPreferences } from '@/lib/client/notifications/preferences';
import { settingsWords } from './words';

const silent: ToldPreferences = { notifies: false, sounds: false, wasOffered: false };

/** How one is told of ends while one looks elsewhere. The browser is asked only when one turns it on. */
export function ToldChoice() {
  const { notifies, sounds } = useSyncExternalStore(toldPreferences.subscribe, toldPreferences.read, () => silent);
  const [refusal, setRefusal] = useState<NotificationState | null>(null);

  async function turnNotifications(isOn: boolean) {
    const state = isOn ? await allowNotifications() : notificationState();
    const isAllowed = state === 'allowed';
    setRefusal(isOn && !isAllowed ? state : null);
    toldPreferences.change({ notifies: isOn && isAllowed, wasOffered: true });
  }

  return (
    <div className="flex flex-col gap-4">
      <Choice
        name={settingsWords.notification}
        hint={
          refusal === null
            ? settingsWords.notificationHint
            : settingsWords.noNotification[refusal === 'missing' ? 'missing' : 'denied']
        }
        isOn={notifies}
        onTurn={(isOn) => void turnNotifications(isOn)}
      />
      <Choice
        name={settingsWords.audio}
        hint={settingsWords.audioHint}
        isOn={sounds}
        onTurn={(isOn) => {
          toldPreferences.change({ sounds: isOn, wasOffered: true });
          if (isOn) void playChime();
        }}
      >
        {sounds && (
          <Button size="sm" onClick={() => void playChime()}>
            {settingsWords.playSound}
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
