'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { logOut } from '@/lib/client/log-out';
import { accountMessages } from './messages';

/** Ends the session of this browser, or all sessions. */
export function LogOut() {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(scope: 'here' | 'everywhere') {
    setIsLeaving(true);
    await logOut(scope);
    setIsLeaving(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[60ch] text-muted">{accountMessages.sessionsHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="lg" disabled={isLeaving} onClick={() => void leave('here')}>
          {accountMessages.logOut}
        </Button>
        <Button size="lg" disabled={isLeaving} onClick={() => void leave('everywhere')}>
          {accountMessages.logOutEverywhere}
        </Button>
      </div>
    </div>
  );
}
