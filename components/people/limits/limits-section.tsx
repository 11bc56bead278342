'use client';

import { useQuery } from '@tanstack/react-query';
import { PageSection } from '@/components/ui/page';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadError } from '../load-error';
import { roleLimitsOptions } from './api';
import { limitFormMessages } from './messages';
import { RoleLimitsForm } from './role-limits-form';

/** Viewers make nothing. */
const limitedRoles = ['maker', 'administrator'] as const;

/** The limits of the roles that can make something, for administrators. */
export function LimitsSection() {
  const { data: limits, error, refetch } = useQuery(roleLimitsOptions());
  return (
    <PageSection title={limitFormMessages.title}>
      <div className="flex flex-col gap-6">
        <p className="max-w-[60ch] text-muted">{limitFormMessages.lead}</p>
        {limits === undefined && error === null && (
          <div role="status" aria-label={limitFormMessages.loading}>
            <Skeleton className="h-32" />
          </div>
        )}
        {limits === undefined && error !== null && (
          <LoadError text={limitFormMessages.unreachable({ why: error.message })} onRetry={refetch} />
        )}
        {limits !== undefined &&
          limitedRoles.map((role) => <RoleLimitsForm key={role} role={role} limits={limits[role]} />)}
      </div>
    </PageSection>
  );
}
