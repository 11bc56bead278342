'use client';

import { useQuery } from '@tanstack/react-query';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { hasPermission } from '@/lib/contract/studio/permissions';
import { AccountSection } from './account/account-section';
import { accountMessages } from './account/messages';
import { SessionsSection } from './account/sessions-section';
import { meOptions } from './api';
import { LimitsSection } from './limits/limits-section';
import { LoadError } from './load-error';
import { PeopleSection } from './manage/people-section';
import { TokensSection } from './tokens/tokens-section';

/**
 * The sections of Settings about one's own account, its sessions and API tokens and, for administrators, the people of
 * the studio and their limits.
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
      <TokensSection role={me.person.role} />
      {hasPermission(me.person.role, 'administer') && (
        <>
          <PeopleSection ownId={me.person.id} />
          <LimitsSection />
        </>
      )}
    </>
  );
}
