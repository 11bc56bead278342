'use client';

import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatTime } from '@/lib/client/format';
import { isOwn, mayChange, mayMake } from '@/lib/client/me';
import { canCancel } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isQueuedHere, isSent } from '../job-queue';
import { jobMessages } from '../messages';
import type { Queue } from '../use-queue';
import { describeOwners } from './describe-owners';
import { queueMessages } from './messages';
import type { QueueActions } from './use-queue-actions';

const touch = 'max-desk:h-11';

const isForeign = ({ owner }: StudioJob) => !isOwn(owner);
const idsOf = (jobs: readonly StudioJob[]) => jobs.map(({ id }) => id);

/** What can be done with the whole queue, and with all listed jobs that one may change. Viewers only see its state. */
export function QueueTools({
  queue: { jobs, pausedAt },
  listed,
  actions,
}: {
  queue: Pick<Queue, 'jobs' | 'pausedAt'>;
  /** The jobs that the panel lists. */
  listed: readonly StudioJob[];
  actions: QueueActions;
}) {
  const [asks, setAsks] = useState(false);
  const changeable = listed.filter(({ owner }) => mayChange(owner));
  const queued = changeable.filter((job) => isQueuedHere(job) && job.status === 'waiting');
  const all = changeable.filter((job) => canCancel(job) && job.cancelAt === null);
  const hasOthers = jobs.some(isForeign);
  const isPaused = pausedAt !== null;
  const PauseIcon = isPaused ? Play : Pause;
  return (
    <>
      {mayMake() && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant={isPaused ? 'primary' : 'outline'}
            className={touch}
            title={hasOthers ? jobMessages.forEveryone : undefined}
            onClick={() => actions.setPaused(!isPaused)}
          >
            <PauseIcon aria-hidden />
            {isPaused ? jobMessages.resumeAll : jobMessages.pauseAll}
          </Button>
          <Button
            className={touch}
            aria-disabled={queued.length === 0}
            onClick={() => queued.length > 0 && actions.cancelQueued(queued.some(isForeign) ? idsOf(queued) : null)}
          >
            <X aria-hidden />
            {queueMessages.cancelQueued}
          </Button>
          <Button
            variant="quiet"
            className={`ml-auto px-2! ${touch}`}
            aria-expanded={asks && all.length > 0}
            aria-disabled={all.length === 0}
            onClick={() => all.length > 0 && setAsks(!asks)}
          >
            {queueMessages.cancelAll}
          </Button>
        </div>
      )}
      <div role="status">
        {isPaused && (
          <p className="mt-2.5 flex items-center gap-2 rounded bg-warn-soft px-3 py-2 text-sm">
            <Pause aria-hidden className="size-4 shrink-0 text-warn" />
            <span>
              <b className="font-semibold">{queueMessages.pausedSince({ time: formatTime(new Date(pausedAt)) })}</b>
              <span className="block">{queueMessages.pausedHint({ sent: jobs.filter(isSent).length })}</span>
            </span>
          </p>
        )}
      </div>
      {asks && all.length > 0 && (
        <div
          role="group"
          aria-label={queueMessages.cancelAll}
          className="mt-2.5 flex flex-wrap items-center gap-2 rounded bg-sunken px-3 py-2"
        >
          <p className="min-w-40 flex-1 text-sm wrap-anywhere">{cancelQuestion(all, hasOthers)}</p>
          <Button
            size="sm"
            variant="danger"
            className={touch}
            onClick={() => {
              setAsks(false);
              actions.cancelAll(changeable);
            }}
          >
            {queueMessages.cancelAllYes({ count: all.length })}
          </Button>
          <Button size="sm" className={touch} onClick={() => setAsks(false)}>
            {queueMessages.cancelAllNo}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asks before jobs are cancelled; says whose they are where others have jobs in the queue. */
function cancelQuestion(jobs: readonly StudioJob[], hasOthers: boolean): string {
  const count = jobs.length;
  if (jobs.some(isForeign)) return queueMessages.cancelEveryoneQuestion({ count, who: describeOwners(jobs) });
  return hasOthers ? queueMessages.cancelMineQuestion({ count }) : queueMessages.cancelAllQuestion({ count });
}
