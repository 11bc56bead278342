'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { hasPermission } from '@/lib/contract/studio/permissions';
import { AccountSection } from './account/account-section';
import { accountMessages } from './account/messages';
import { SessionsSection } from './account/sessions-section';
import { meOptions } from './api';
import { LoadError } from './load-error';

const TokensSection = latePart(async () => (await import('./tokens/tokens-section')).TokensSection);
const PeopleSection = latePart(async () => (await import('./manage/people-section')).PeopleSection);

/**
 * The sections of Settings about one's own account, its sessions and API tokens and, for administrators, the people of
 * the studio.
 */
export function PeopleSettings() {
  const { data: me, error, refetch } = useQuery(meOptions());
  if (me === undefined)
    return (
      <PageSection title={accountMessages.title}>
        {error === null ? (
          <div role="status" aria-label={accountMessages.loading}>
            <Skeleton className="h-32 max-w-96" />
          </div>
        ) : (
          <LoadError text={accountMessages.unreachable({ why: error.message })} onRetry={refetch} />
        )}
      </PageSection>
    );
  return (
    <>
      <AccountSection key={me.person.id} me={me} />
      <SessionsSection />
      <Suspense>
        <TokensSection role={me.person.role} />
      </Suspense>
      {hasPermission(me.person.role, 'administer') && (
        <Suspense>
          <PeopleSection ownId={me.person.id} />
        </Suspense>
      )}
    </>
  );
}
