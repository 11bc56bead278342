'use client';

import { useQuery } from '@tanstack/react-query';
import { queueOptions } from '@/lib/client/jobs/queue';
import { isOwn } from '@/lib/client/me';
import type { StudioQueue } from '@/lib/contract/studio/studio-queue';
import { limitMessages } from './messages';
import { useOwnLimits } from './use-own-limits';

const hasOwnWaiting = ({ jobs }: StudioQueue) => jobs.some(({ owner, status }) => status === 'waiting' && isOwn(owner));

/** Why one's own jobs wait although there may be room: as many as may run at once do. */
export function AtOnceNote() {
  const limit = useOwnLimits().find(({ kind }) => kind === 'jobsAtOnce');
  const { data: isWaiting = false } = useQuery({ ...queueOptions(), select: hasOwnWaiting });
  if (limit === undefined || limit.left > 0 || !isWaiting) return null;
  return <p className="mt-2 text-sm text-muted">{limitMessages.othersWait({ amount: limit.amount })}</p>;
}
