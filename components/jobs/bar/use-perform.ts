'use client';

import { useCallback } from 'react';
import { onePerSubmission, orderAfterMove, type JobGroup } from '../job-queue';
import { canCancel, isBeyondCancelling } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type JobVerb, canRetry } from '../job-verbs';
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
      toasts.announce(jobMessages.moved(queue.length - position, queue.length));
    },
    [latest],
  );

  const perform = useCallback(
    (verb: JobVerb, jobs: readonly StudioJob[], key: string) => {
      const { actions, queue } = latest.current;
      const [first] = jobs;
      if (first === undefined) return;
      const at = queue.findIndex((group) => group.key === key);
      const all: Record<JobVerb, () => void> = {
        hold: () => onePerSubmission(jobs.filter(waits)).forEach(({ id }) => actions.hold(id)),
        release: () => onePerSubmission(jobs.filter(isHeld)).forEach(({ id }) => actions.release(id)),
        edit: () => actions.edit(first),
        first: () => move(key, queue.length - 1),
        sooner: () => move(key, at + 1),
        later: () => move(key, at - 1),
        cancel: () => toCancel(jobs).forEach(({ id }) => actions.cancel(id)),
        stop: () => jobs.filter(isBeyondCancelling).forEach(({ id }) => actions.dismiss(id)),
        retry: () => toRetry(jobs).forEach(({ id }) => actions.retry(id)),
        tryNow: () => actions.retry(first.id),
        sendAgain: () => actions.retry(first.id),
        wasMade: () => actions.select(first.id),
        dismiss: () => actions.dismiss(first.id),
      };
      all[verb]();
    },
    [latest, move],
  );
  return { move, perform };
}

/** Queued jobs are cancelled once a submission, sent ones one by one. */
function toCancel(jobs: readonly StudioJob[]): StudioJob[] {
  const sent = jobs.filter((job) => canCancel(job) && job.turn === null);
  return [...onePerSubmission(jobs), ...sent];
}

function toRetry(jobs: readonly StudioJob[]): StudioJob[] {
  return jobs.filter((job) => canRetry(job) && (jobs.length === 1 || job.status === 'failed'));
}
