'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { ownRole } from '@/lib/client/me';
import type { UsageQuery } from '@/lib/contract/studio/usage';
import { usageMessages } from './messages';
import { usageCsvAddress, usageOptions } from './usage';
import { daysOfRange, type UsageRange, usageRanges } from './usage-range';
import { type UsageGroup, usageGroups } from './usage-rows';
import { UsageTable } from './usage-table';

/** Who generated how much, by day, person and model; for administrators everyone’s, for others their own. */
export function UsageScreen() {
  const isHydrated = useIsHydrated();
  return (
    <Page
      title={usageMessages.title}
      lead={
        <>
          {usageMessages.lead}{' '}
          <Link href="/settings" className="whitespace-nowrap text-accent underline">
            {usageMessages.back}
          </Link>
        </>
      }
    >
      {/* The days and the role are the browser's. */}
      {isHydrated && <UsageView isAdministrator={ownRole() === 'administrator'} />}
    </Page>
  );
}

function UsageView({ isAdministrator }: { isAdministrator: boolean }) {
  const [now] = useState(() => new Date());
  const [range, setRange] = useState<UsageRange>('30');
  const [owner, setOwner] = useState<'me' | 'everyone'>(isAdministrator ? 'everyone' : 'me');
  const [group, setGroup] = useState<UsageGroup>('day');
  const query: UsageQuery = { ...daysOfRange(range, now), owner };
  const { data: usage, error, refetch } = useQuery({ ...usageOptions(query), placeholderData: keepPreviousData });
  const groups: readonly UsageGroup[] =
    owner === 'everyone' ? usageGroups : usageGroups.filter((one) => one !== 'person');
  const shownGroup = groups.includes(group) ? group : 'day';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          aria-label={usageMessages.range}
          value={range}
          onValueChange={(next) => setRange(next as UsageRange)}
          className="max-desk:w-full"
        >
          {usageRanges.map((one) => (
            <SegmentedItem key={one} value={one}>
              {usageMessages.ranges[one]}
            </SegmentedItem>
          ))}
        </Segmented>
        {isAdministrator && (
          <Segmented
            aria-label={usageMessages.whose}
            value={owner}
            onValueChange={(next) => setOwner(next as 'me' | 'everyone')}
          >
            <SegmentedItem value="me">{usageMessages.mine}</SegmentedItem>
            <SegmentedItem value="everyone">{usageMessages.everyone}</SegmentedItem>
          </Segmented>
        )}
        <Segmented
          aria-label={usageMessages.group}
          value={shownGroup}
          onValueChange={(next) => setGroup(next as UsageGroup)}
        >
          {groups.map((one) => (
            <SegmentedItem key={one} value={one}>
              {usageMessages.groups[one]}
            </SegmentedItem>
          ))}
        </Segmented>
        <a
          href={usageCsvAddress(query)}
          download
          className="ml-auto flex h-8 items-center gap-1.5 rounded px-2 text-accent hover:underline max-desk:h-11"
        >
          <Download aria-hidden className="size-4" />
          {usageMessages.csv}
        </a>
      </div>
      {usage === undefined && error === null && (
        <div role="status" aria-label={usageMessages.loading}>
          <Skeleton className="h-48" />
        </div>
      )}
      {usage === undefined && error !== null && (
        <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
          <p className="min-w-0 flex-1 wrap-anywhere">{usageMessages.unreachable({ why: error.message })}</p>
          <Button onClick={() => void refetch()}>{usageMessages.tryAgain}</Button>
        </div>
      )}
      {usage !== undefined &&
        (usage.total.jobs === 0 ? (
          <p className="text-muted">{usageMessages.empty}</p>
        ) : (
          <UsageTable usage={usage} group={shownGroup} />
        ))}
    </div>
  );
}
