'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queueOptions } from '@/lib/client/jobs/queue';
import { ownLimitsKey, ownLimitsOptions } from '@/lib/client/limits';
import { isOwn } from '@/lib/client/me';
import type { LimitState } from '@/lib/contract/studio/limits';
import type { StudioQueue } from '@/lib/contract/studio/studio-queue';

const none: LimitState[] = [];
/** A press records several jobs, each of which changes what is left. */
const settleMs = 300;

/** Changes whenever something of one's own jobs changes that limits count. */
const markOwn = ({ jobs }: StudioQueue) =>
  jobs
    .filter(({ owner }) => isOwn(owner))
    .map(({ id, status }) => `${id} ${status}`)
    .toSorted()
    .join();

/** One's own limits, read again after each change of one's own jobs, in whatever tab; empty without any. */
export function useOwnLimits(): LimitState[] {
  const client = useQueryClient();
  const { data: limits = none } = useQuery(ownLimitsOptions());
  const { data: mark } = useQuery({ ...queueOptions(), select: markOwn });
  const isLimited = limits.length > 0;
  useEffect(() => {
    if (!isLimited || mark === undefined) return undefined;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: ownLimitsKey }), settleMs);
    return () => clearTimeout(timer);
  }, [client, isLimited, mark]);
  return limits;
}
