'use client';

import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatTime } from '@/lib/client/format';
import { canCancel } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isQueuedHere, isSent } from '../job-queue';
import { jobMessages } from '../messages';
import { queueMessages } from './messages';
import type { QueueActions } from './use-queue-actions';

const touch = 'max-desk:h-11';

/** What can be done with the whole queue. */
export function QueueTools({
  jobs,
  pausedAt,
  actions,
}: {
  jobs: readonly StudioJob[];
  pausedAt: string | null;
  actions: QueueActions;
}) {
  const [asks, setAsks] = useState(false);
  const queued = jobs.filter((job) => isQueuedHere(job) && job.status === 'waiting').length;
  const sent = jobs.filter(isSent).length;
  const all = jobs.filter((job) => canCancel(job) && job.cancelAt === null).length;
  const isPaused = pausedAt !== null;
  const PauseIcon = isPaused ? Play : Pause;
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant={isPaused ? 'primary' : 'outline'}
          className={touch}
          onClick={() => actions.setPaused(!isPaused)}
        >
          <PauseIcon aria-hidden />
          {isPaused ? jobMessages.resumeAll : jobMessages.pauseAll}
        </Button>
        <Button className={touch} aria-disabled={queued === 0} onClick={() => queued > 0 && actions.cancelQueued(null)}>
          <X aria-hidden />
          {queueMessages.cancelQueued}
        </Button>
        <Button
          variant="quiet"
          className={`ml-auto px-2! ${touch}`}
          aria-expanded={asks && all > 0}
          aria-disabled={all === 0}
          onClick={() => all > 0 && setAsks(!asks)}
        >
          {queueMessages.cancelAll}
        </Button>
      </div>
      <div role="status">
        {isPaused && (
          <p className="mt-2.5 flex items-center gap-2 rounded bg-warn-soft px-3 py-2 text-sm">
            <Pause aria-hidden className="size-4 shrink-0 text-warn" />
            <span>
              <b className="font-semibold">{queueMessages.pausedSince({ time: formatTime(new Date(pausedAt)) })}</b>
              <span className="block">{queueMessages.pausedHint({ sent })}</span>
            </span>
          </p>
        )}
      </div>
      {asks && all > 0 && (
        <div
          role="group"
          aria-label={queueMessages.cancelAll}
          className="mt-2.5 flex flex-wrap items-center gap-2 rounded bg-sunken px-3 py-2"
        >
          <p className="min-w-40 flex-1 text-sm">{queueMessages.cancelAllQuestion({ count: all })}</p>
          <Button
            size="sm"
            variant="danger"
            className={touch}
            onClick={() => {
              setAsks(false);
              actions.cancelAll();
            }}
          >
            {queueMessages.cancelAllYes({ count: all })}
          </Button>
          <Button size="sm" className={touch} onClick={() => setAsks(false)}>
            {queueMessages.cancelAllNo}
          </Button>
        </div>
      )}
    </>
  );
}
