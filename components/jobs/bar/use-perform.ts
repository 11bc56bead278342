'use client';

import { useCallback } from 'react';
import { orderAfterMove, type JobGroup } from '../job-queue';
import { canCancel, isBeyondCancelling } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type JobVerb, canRetry } from '../job-verbs';
import type { BulkVerb } from '../bulk-action';
import type { JobActions } from '../use-job-actions';
import { useLatest } from './use-latest';
import { jobMessages } from '../messages';
import { toasts } from '@/lib/client/toasts';

/** The requests of a tile to the screen around the jobs bar, besides the actions on jobs. */
export interface JobsBarActions extends JobActions {
  select: (id: string) => void;
  /** Puts the request of a job into the form; a queued job is edited in place. */
  edit: (job: StudioJob) => void;
}

const waits = ({ status }: StudioJob) => status === 'waiting';
const isHeld = ({ status }: StudioJob) => status === 'held';

/** Performs actions on the jobs of a group, and moves groups in the queue. Both functions keep their identity. */
export function usePerform(actions: JobsBarActions, queue: readonly JobGroup[]) {
  const latest = useLatest({ actions, queue });

  const move = useCallback(
    (key: string, to: number) => {
      const { actions, queue } = latest.current;
      const from = queue.findIndex((group) => group.key === key);
      const position = Math.min(queue.length - 1, Math.max(0, to));
      if (from === -1 || position === from) return;
      actions.order(orderAfterMove(queue, key, position));
      toasts.announce(jobMessages.moved({ position: position + 1, of: queue.length }));
    },
    [latest],
  );

  const perform = useCallback(
    (verb: JobVerb, jobs: readonly StudioJob[], key: string) => {
      const { actions, queue } = latest.current;
      const [first] = jobs;
      if (first === undefined) return;
      const at = queue.findIndex((group) => group.key === key);
      const all = (name: BulkVerb, some: StudioJob[]) => {
        const [one, ...others] = some;
        if (one === undefined) return;
        if (others.length === 0) actions[name](one.id);
        else actions.bulk({ verb: name, ids: some.map(({ id }) => id) });
      };
      const verbs: Record<JobVerb, () => void> = {
        hold: () => all('hold', jobs.filter(waits)),
        release: () => all('release', jobs.filter(isHeld)),
        edit: () => actions.edit(first),
        first: () => move(key, 0),
        sooner: () => move(key, at - 1),
        later: () => move(key, at + 1),
        cancel: () => all('cancel', jobs.filter(canCancel)),
        stop: () => jobs.filter(isBeyondCancelling).forEach(({ id }) => actions.dismiss(id)),
        retry: () => toRetry(jobs).forEach(({ id }) => actions.retry(id)),
        tryNow: () => actions.retry(first.id),
        sendAgain: () => actions.retry(first.id),
        wasMade: () => actions.select(first.id),
        dismiss: () => actions.dismiss(first.id),
      };
      verbs[verb]();
    },
    [latest, move],
  );
  return { move, perform };
}

function toRetry(jobs: readonly StudioJob[]): StudioJob[] {
  return jobs.filter((job) => canRetry(job) && (jobs.length === 1 || job.status === 'failed'));
}
