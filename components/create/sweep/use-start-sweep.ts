'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshJobs } from '@/lib/client/jobs/job-updates';
import { rememberOwnBatch } from '@/lib/client/jobs/own-batches';
import { isWorthRepeating } from '@/lib/client/jobs/submit';
import { cacheSweep, startSweep } from '@/lib/client/jobs/sweeps';
import { newId } from '@/lib/client/new-id';
import { isUnanswered, mayBeRecorded } from '@/lib/client/request';
import type { NewSweep } from '@/lib/contract/studio/sweep';
import { sweepMessages } from './messages';

const tries = 6;

/** Sending a sweep. */
export interface StartSweep {
  isSending: boolean;
  /** Why the last one was not sent; null for nothing. */
  error: string | null;
  /** Sends a sweep; while one is being sent, it does nothing. */
  start: (sweepOf: (id: string) => NewSweep | null) => void;
}

/**
 * Sends sweeps. Their id makes repetitions safe: a press after a lost answer repeats the same sweep, unless it was
 * changed since.
 *
 * @param onStarted is called with the time of the press, once the studio has recorded it
 * @param retryMs the first delay before a lost request is repeated; each further one is twice as long
 */
export function useStartSweep(onStarted: (pressedAt: number) => void, retryMs = 700): StartSweep {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const unanswered = useRef<NewSweep | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: startSweep,
    // Without a network it fails and is repeated, as any lost request: paused, it would say nothing.
    networkMode: 'always',
    retry: (count: number, failure: Error) => count < tries && isWorthRepeating(failure),
    retryDelay: (count: number) => Math.min(15_000, retryMs * 2 ** count),
  });

  async function send(sweep: NewSweep): Promise<void> {
    const pressedAt = Date.now();
    rememberOwnBatch(sweep.id);
    try {
      cacheSweep(client, await mutateAsync(sweep));
      unanswered.current = null;
    } catch (failure) {
      unanswered.current = mayBeRecorded(failure) ? sweep : null;
      return;
    }
    // If the list can't be read now, the event stream updates it later.
    await refreshJobs(client).catch(() => undefined);
    onStarted(pressedAt);
  }

  return {
    isSending: isPending,
    error:
      error === null || isPending
        ? null
        : isUnanswered(error)
          ? sweepMessages.unanswered
          : sweepMessages.notSent({ reason: error.message }),
    start(sweepOf) {
      if (isBusy.current) return;
      const earlier = unanswered.current;
      const again = earlier === null ? null : sweepOf(earlier.id);
      const isSame = earlier !== null && JSON.stringify(again) === JSON.stringify(earlier);
      const sweep = isSame ? earlier : sweepOf(newId());
      if (sweep === null) return;
      isBusy.current = true;
      void send(sweep).finally(() => {
        isBusy.current = false;
      });
    },
  };
}
