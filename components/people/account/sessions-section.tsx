'use client';

import { keepFocus } from '@/components/ui/keep-focus';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadError } from '../load-error';
import { LogOut } from './log-out';
import { accountMessages } from './messages';
import { SessionRow } from './session-row';
import { useSessions } from './use-sessions';

/** The browsers in which one is logged in. */
export function SessionsSection() {
  const { sessions, loadedAt, error, reload, ending, end } = useSessions();
  return (
    <PageSection title={accountMessages.sessions}>
      <div className="flex flex-col gap-4">
        {sessions === undefined && error === null && (
          <div role="status" aria-label={accountMessages.sessionsLoading}>
            <Skeleton className="h-12" />
          </div>
        )}
        {sessions === undefined && error !== null && (
          <LoadError text={accountMessages.sessionsUnreachable({ why: error.message })} onRetry={reload} />
        )}
        {sessions !== undefined && (
          <ul ref={keepFocus} tabIndex={-1} className="-mt-3 flex flex-col divide-y divide-line outline-none">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={loadedAt}
                isEnding={ending === session.id}
                onEnd={end}
              />
            ))}
          </ul>
        )}
        <LogOut />
      </div>
    </PageSection>
  );
}
