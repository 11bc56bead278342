'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import {
  cachedOpenJobs,
  cancelAllJobs,
  cancelJobs,
  cancelQueuedJobs,
  patchJobs,
  restoreJobs,
} from '@/lib/client/jobs/queue';
import { isOwn } from '@/lib/client/me';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { usePause } from '../use-pause';
import { useJobActions, type JobActions } from '../use-job-actions';
import { queueMessages } from './messages';

/** The actions of the queue panel. */
export interface QueueActions extends Pick<JobActions, 'bulk' | 'order'> {
  setPaused: (isPaused: boolean) => void;
  /** Cancels queued jobs, or with null all of one's own, and offers to undo it. */
  cancelQueued: (ids: string[] | null) => void;
  /**
   * Cancels every open job of one's own, with what storyboards still wait to send, and the jobs of others among these,
   * which are all that are listed and may be changed.
   */
  cancelAll: (jobs: readonly StudioJob[]) => void;
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
    mutationFn: async (jobs: readonly StudioJob[]) => {
      const foreign = jobs.flatMap(({ id, owner }) => (isOwn(owner) ? [] : [id]));
      const cancelled = await Promise.all([cancelAllJobs(), foreign.length === 0 ? { ids: [] } : cancelJobs(foreign)]);
      const count = cancelled.flatMap(({ ids }) => ids).length;
      return { count, left: Math.max(0, jobs.length - count) };
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
