'use client';

import { memo } from 'react';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { Forecast } from '../forecast';
import { cornerAction } from './corner-action';
import { JobTileFace } from './job-tile-face';
import { verbsFor } from '../job-verbs';
import { TileFrame, movableId, tileClasses, type TileHandlers, type TileBox, openTileMenu } from './tile-frame';
import { subjectOf, wasRefused } from '../describe-job';
import { jobMessages } from '../messages';

/** A job in the jobs bar: its image, or its state as text. */
export const JobTile = memo(function JobTile({
  job,
  groupKey,
  forecast,
  isSelected,
  handlers,
  ...at
}: TileBox & {
  job: StudioJob;
  /** The key of its group. */
  groupKey: string;
  /** When it starts; null when it has started, or is on hold. */
  forecast: Forecast | null;
  isSelected: boolean;
  handlers: TileHandlers;
}) {
  const verbs = verbsFor([job]);
  const isMovable = verbs.includes('sooner');
  const hasMenu = verbs.length > 1 && !(verbs.length === 2 && wasRefused(job));
  return (
    <TileFrame
      at={at}
      status={job.status}
      isOpen={isOpenJob(job.status)}
      corner={cornerAction(verbs, [job], (verb) => handlers.perform(verb, [job], groupKey))}
      menuLabel={hasMenu ? subjectOf(job) : null}
      onMenu={(anchor) => handlers.openMenu({ anchor, jobs: [job], key: groupKey, verbs })}
      onPointerDown={isMovable ? (event, box) => handlers.startDrag(event, groupKey, box) : null}
    >
      <button
        type="button"
        data-entry={job.id}
        tabIndex={at.isReachable ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        aria-describedby={isMovable ? movableId : undefined}
        onContextMenu={openTileMenu}
        onClick={() => handlers.select(job.id)}
        className={tileClasses(toneOf(job), isSelected)}
      >
        <JobTileFace job={job} forecast={forecast} />
      </button>
      {wasRefused(job) && (
        <button
          type="button"
          tabIndex={at.isReachable ? 0 : -1}
          className="absolute bottom-1.5 left-1.5 min-h-6 rounded-xs px-1 text-sm font-medium hover:underline"
          onClick={() => handlers.perform('edit', [job], groupKey)}
        >
          {jobMessages.editRequest}
        </button>
      )}
    </TileFrame>
  );
});

function toneOf({ status }: StudioJob) {
  if (status === 'failed') return 'bad';
  if (status === 'unconfirmed') return 'warn';
  return status === 'held' || status === 'waiting' ? 'quiet' : 'plain';
}
