'use client';

import { RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { isCancellable, isOpenJob } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import { JobTileFace } from './job-tile-face';
import { stepFocus } from './step-focus';
import { tileProportion } from './tile-width';
import { jobWords, wasRefused } from './words';

/** What a tile can ask of the screen around it. */
export interface TileActions {
  select: (id: string) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  mend: (job: StudioJob) => void;
}

const cornerButton =
  'absolute top-1 right-1 grid size-6 place-items-center rounded-xs text-muted opacity-0 transition-opacity hover:bg-line hover:text-text focus-visible:opacity-100 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-3.5';

/** A job in the strip: its picture, or its state in words. */
export const JobTile = memo(function JobTile({
  job,
  isSelected,
  isReachable,
  actions,
}: {
  job: StudioJob;
  isSelected: boolean;
  /** Whether Tab stops here: at one tile of the row, the arrow keys do the rest. */
  isReachable: boolean;
  actions: TileActions;
}) {
  const canRetry = (job.status === 'failed' && !wasRefused(job)) || job.status === 'cancelled';
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const row = event.currentTarget.closest('ul');
    const id = row === null ? null : stepFocus(row, event.key);
    if (id === null) return;
    event.preventDefault();
    actions.select(id);
  }
  return (
    <li
      className="group/tile relative h-full flex-none max-desk:h-[104px]"
      style={{ aspectRatio: tileProportion(job) }}
      data-status={job.status}
      data-open={isOpenJob(job.status) || undefined}
    >
      <button
        type="button"
        data-job={job.id}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => actions.select(job.id)}
        onKeyDown={onKeyDown}
        className={classNames(
          'block size-full overflow-hidden rounded text-left outline-offset-2 transition-[outline-color] focus-visible:outline-2',
          job.status === 'failed' ? 'bg-bad-soft' : job.status === 'unconfirmed' ? 'bg-warn-soft' : 'bg-sunken',
          isSelected && 'outline-2 outline-accent',
        )}
      >
        <JobTileFace job={job} />
      </button>
      {isCancellable(job.status) && (
        <button
          type="button"
          className={cornerButton}
          aria-label={jobWords.cancel}
          title={jobWords.cancel}
          onClick={() => actions.cancel(job.id)}
        >
          <X aria-hidden />
        </button>
      )}
      {canRetry && (
        <button
          type="button"
          className={cornerButton}
          aria-label={jobWords.retry}
          title={jobWords.retry}
          onClick={() => actions.retry(job.id)}
        >
          <RotateCcw aria-hidden />
        </button>
      )}
      {wasRefused(job) && (
        <button
          type="button"
          className="absolute bottom-1.5 left-1.5 min-h-6 rounded-xs px-1 text-sm font-medium hover:underline"
          onClick={() => actions.mend(job)}
        >
          {jobWords.edit}
        </button>
      )}
    </li>
  );
});
