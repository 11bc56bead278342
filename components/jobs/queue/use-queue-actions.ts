'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { cachedOpenJobs, cancelAllJobs, cancelQueuedJobs, patchJobs, restoreJobs } from '@/lib/client/jobs/queue';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import { usePause } from '../use-pause';
import { useJobActions, type JobActions } from '../use-job-actions';
import { queueMessages } from './messages';

/** The actions of the queue panel. */
export interface QueueActions extends Pick<JobActions, 'bulk' | 'order'> {
  setPaused: (isPaused: boolean) => void;
  /** Cancels queued jobs, or with null all of them, and offers to undo it. */
  cancelQueued: (ids: string[] | null) => void;
  /** Cancels every open job, running ones included. */
  cancelAll: () => void;
}

const nothing = () => {};

/** The actions of the queue panel. The object keeps its identity. */
export function useQueueActions(): QueueActions {
  const client = useQueryClient();
  /** Jobs that were on hold when they were cancelled. */
  const held = useRef(new Set<string>());
  const { bulk, order } = useJobActions({ onRetried: nothing });
  const setPaused = usePause();
  const { mutate: restore } = useMutation({
    mutationFn: restoreJobs,
    onSuccess: ({ ids }) => {
      const known = held.current;
      patchJobs(client, ids, { status: 'waiting', cancelAt: null });
      patchJobs(
        client,
        ids.filter((id) => known.has(id)),
        { status: 'held' },
      );
      const message = ids.length === 0 ? queueMessages.tooLate : queueMessages.restored({ count: ids.length });
      toasts.show(message, { tone: ids.length === 0 ? 'bad' : 'plain' });
    },
    onError: reportActionError,
  });
  const { mutate: cancelQueued } = useMutation({
    mutationFn: cancelQueuedJobs,
    onSuccess: ({ ids, undoUntil }) => {
      for (const { id, status, cancelAt } of cachedOpenJobs(client)) {
        if (status === 'waiting') held.current.delete(id);
        else if (status === 'held' && cancelAt === null) held.current.add(id);
      }
      patchJobs(client, ids, { status: 'held', cancelAt: undoUntil });
      if (ids.length === 0) toasts.show(queueMessages.cancelledAlready);
      else {
        const undo = { label: queueMessages.undo, run: () => restore(ids) };
        toasts.show(queueMessages.cancelled({ count: ids.length }), { action: undo });
      }
    },
    onError: reportActionError,
  });
  const { mutate: cancelAll } = useMutation({
    mutationFn: async () => {
      const before = cachedOpenJobs(client).length;
      const { ids } = await cancelAllJobs();
      return { count: ids.length, left: Math.max(0, before - ids.length) };
    },
    onSuccess: ({ count, left }) =>
      toasts.show(left === 0 ? queueMessages.cancelled({ count }) : queueMessages.notAllCancelled({ count: left })),
    onError: reportActionError,
  });
  return useMemo(
    () => ({ bulk, order, setPaused, cancelQueued, cancelAll }),
    [bulk, order, setPaused, cancelQueued, cancelAll],
  );
}
