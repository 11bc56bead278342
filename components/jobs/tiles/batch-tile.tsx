'use client';

import { CircleAlert, CircleHelp, Grid3x3 } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { type BatchState, batchState } from '@/lib/client/jobs/job-batch';
import { subjectOf } from '../describe-job';
import { memo, useState } from 'react';
import type { Forecast } from '../forecast';
import type { JobGroup } from '../job-queue';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import { cornerAction } from './corner-action';
import { verbsFor } from '../job-verbs';
import { describeBatch, describeCount } from '../describe-batch';
import { jobMessages } from '../messages';
import { useLivePreview } from '../preview/use-live-preview';
import { mainJob } from '../bar/jobs-bar-entries';
import { JobImage } from './job-image';
import { TileFrame, type TileBox, movableId, openTileMenu, tileClasses, type TileHandlers } from './tile-frame';

/** The jobs of a batch as one tile, which shows their grid on the stage. */
export const BatchTile = memo(function BatchTile({
  groupKey,
  jobs,
  forecast,
  isSelected,
  handlers,
  ...at
}: TileBox & {
  groupKey: string;
  jobs: JobGroup['jobs'];
  /** When its first job starts; null when one has started. */
  forecast: Forecast | null;
  isSelected: boolean;
  handlers: TileHandlers;
}) {
  const verbs = verbsFor(jobs);
  const isMovable = verbs.includes('sooner');
  const state = batchState(jobs);
  const name = batchName(jobs);
  return (
    <TileFrame
      at={at}
      status="batch"
      isOpen={jobs.some(({ status }) => isOpenJob(status))}
      corner={cornerAction(verbs, jobs, (verb) => handlers.perform(verb, jobs, groupKey))}
      menuLabel={verbs.length > 1 ? name : null}
      onMenu={(anchor) => handlers.openMenu({ anchor, jobs, key: groupKey, verbs })}
      onPointerDown={isMovable ? (event, box) => handlers.startDrag(event, groupKey, box) : null}
    >
      <button
        type="button"
        data-entry={`batch ${groupKey}`}
        tabIndex={at.isReachable ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        aria-describedby={isMovable ? movableId : undefined}
        onContextMenu={openTileMenu}
        onClick={() => handlers.select(mainJob(jobs).id)}
        className={tileClasses(isMovable && state.done === 0 ? 'quiet' : 'plain', isSelected)}
      >
        <BatchTileFace jobs={jobs} state={state} forecast={forecast} />
      </button>
    </TileFrame>
  );
});

/** What a batch is: a sweep by its axes, others by their number and prompt. */
function batchName(jobs: JobGroup['jobs']): string {
  const [first] = jobs;
  const name = first.sweepTitle === null ? describeCount(jobs) : jobMessages.sweep({ title: first.sweepTitle });
  return jobMessages.batch({ count: name, subject: subjectOf(first) });
}

const mostCells = 4;

/** The content of a batch's tile: its state, and the first few results or previews. */
function BatchTileFace({
  jobs,
  state,
  forecast,
}: {
  jobs: JobGroup['jobs'];
  state: BatchState;
  forecast: Forecast | null;
}) {
  const [{ sweepTitle }] = jobs;
  const isMoving = state.running > 0;
  const hasImages = jobs.some(
    ({ results, previewUrl }) => previewUrl !== null || results.some(({ thumbnailUrl }) => thumbnailUrl !== null),
  );
  const [hadImages, setHadImages] = useState(hasImages);
  if (hasImages && !hadImages) setHadImages(true);
  // A result without a thumbnail yet still shows its last preview.
  const showsImages = hasImages || (hadImages && jobs.some(({ status }) => status === 'succeeded'));
  const progress = isMoving && <Progress share={state.progress} label={jobMessages.progress} className="shrink-0" />;
  if (!showsImages) {
    return (
      <span className="flex size-full flex-col justify-between px-2.5 py-2 text-sm leading-[1.3]">
        <span className="min-w-0">
          <b className="block truncate font-medium">
            {sweepTitle === null ? describeCount(jobs) : jobMessages.sweep({ title: sweepTitle })}
          </b>
          <span className="block text-muted">
            {forecast === null
              ? describeBatch(state)
              : forecast.isPaused
                ? jobMessages.paused
                : jobMessages.queuePosition({ position: forecast.position })}
          </span>
          <span className="line-clamp-2 wrap-anywhere text-muted">{subjectOf(jobs[0])}</span>
        </span>
        {progress}
      </span>
    );
  }
  const cells = jobs.slice(0, mostCells);
  return (
    <span className="flex size-full flex-col">
      <span className="sr-only">{batchName(jobs)}</span>
      <span
        className={classNames(
          'grid min-h-0 flex-1 gap-px',
          cells.length > 2 ? 'grid-cols-2 grid-rows-2' : 'grid-cols-2',
        )}
      >
        {cells.map((job, index) => {
          // The last cell stands for itself, too.
          const more = index === mostCells - 1 && jobs.length > mostCells ? jobs.length - index : 0;
          return <BatchCell key={job.id} job={job} more={more} />;
        })}
      </span>
      <span className="block shrink-0 px-2 py-1 text-xs font-medium">
        {sweepTitle !== null && (
          <span className="flex items-center gap-1">
            <Grid3x3 aria-hidden className="size-3 shrink-0" />
            <span className="truncate">{sweepTitle}</span>
          </span>
        )}
        <span className={classNames('block truncate', sweepTitle !== null && 'font-normal text-muted')}>
          {describeBatch(state)}
        </span>
      </span>
      {progress}
    </span>
  );
}

function BatchCell({ job, more }: { job: StudioJob; more: number }) {
  const preview = useLivePreview(job);
  return (
    <span className="relative grid min-h-0 place-items-center overflow-hidden bg-line text-faint">
      {job.status === 'failed' && <CircleAlert aria-hidden className="size-4 text-bad" />}
      {job.status === 'unconfirmed' && <CircleHelp aria-hidden className="size-4 text-warn" />}
      <JobImage job={job} preview={preview} alt={{ result: '', preview: '' }} />
      {more > 0 && (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center bg-black/60 text-sm font-medium text-white"
        >
          +{more}
        </span>
      )}
    </span>
  );
}
