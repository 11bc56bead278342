'use client';

import { useCallback } from 'react';
import { type StripItem, onePerSubmission, orderAfterMove } from './job-line';
import { toasts } from '@/lib/client/toasts';
import { canCancel, isBeyondCancelling } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import { type JobVerb, canRetry } from './job-verbs';
import { stripWords } from './strip-words';
import type { JobActions } from './use-job-actions';
import { useLatest } from './use-latest';

/** What a tile can ask of the screen around the strip, beside what is done to jobs. */
export interface StripActions extends JobActions {
  select: (id: string) => void;
  /** Puts the request into the form: of a job that was not sent, to change it where it is. */
  edit: (job: StudioJob) => void;
}

const waits = ({ status }: StudioJob) => status === 'waiting';
const isHeld = ({ status }: StudioJob) => status === 'held';

/** Does what a verb says to the jobs of an item, and moves items of the line. Both stay the same function. */
export function usePerform(actions: StripActions, line: readonly StripItem[]) {
  const latest = useLatest({ actions, line });

  const move = useCallback(
    (key: string, to: number) => {
      const { actions, line } = latest.current;
      const from = line.findIndex((item) => item.key === key);
      const place = Math.min(line.length - 1, Math.max(0, to));
      if (from === -1 || place === from) return;
      actions.order(orderAfterMove(line, key, place));
      toasts.announce(stripWords.moved(line.length - place, line.length));
    },
    [latest],
  );

  const perform = useCallback(
    (verb: JobVerb, jobs: readonly StudioJob[], key: string) => {
      const { actions, line } = latest.current;
      const [first] = jobs;
      if (first === undefined) return;
      const at = line.findIndex((item) => item.key === key);
      const all: Record<JobVerb, () => void> = {
        hold: () => onePerSubmission(jobs.filter(waits)).forEach(({ id }) => actions.hold(id)),
        release: () => onePerSubmission(jobs.filter(isHeld)).forEach(({ id }) => actions.release(id)),
        edit: () => actions.edit(first),
        first: () => move(key, line.length - 1),
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

/** What was not sent is cancelled by the submission, what was sent one by one. */
function toCancel(jobs: readonly StudioJob[]): StudioJob[] {
  const sent = jobs.filter((job) => canCancel(job) && job.turn === null);
  return [...onePerSubmission(jobs), ...sent];
}

function toRetry(jobs: readonly StudioJob[]): StudioJob[] {
  return jobs.filter((job) => canRetry(job) && (jobs.length === 1 || job.status === 'failed'));
}
