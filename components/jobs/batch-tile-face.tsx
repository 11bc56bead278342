'use client';

import { CircleAlert, CircleHelp } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { BatchState } from '@/lib/client/jobs/job-batch';
import type { StripItem } from './job-line';
import { batchWords, countWords, stripWords } from './strip-words';
import { jobWords, subjectOf } from './words';

const mostCells = 4;

/** What is on a folded batch's tile: how it stands, and of what is done the first few. */
export function BatchTileFace({
  jobs,
  state,
  place,
}: {
  jobs: StripItem['jobs'];
  state: BatchState;
  place: number | null;
}) {
  const isMoving = state.running > 0;
  const hasImages = jobs.some(({ results }) => results.some(({ thumbnailUrl }) => thumbnailUrl !== null));
  const progress = isMoving && <Progress share={state.progress} label={jobWords.progress} className="shrink-0" />;
  if (!hasImages) {
    return (
      <span className="flex size-full flex-col justify-between px-2.5 py-2 text-sm leading-[1.3]">
        <span className="min-w-0">
          <b className="block truncate font-medium">{countWords(jobs)}</b>
          <span className="block text-muted">{place === null ? batchWords(state) : stripWords.place(place)}</span>
          <span className="line-clamp-2 wrap-anywhere text-muted">{subjectOf(jobs[0])}</span>
        </span>
        {progress}
      </span>
    );
  }
  const cells = jobs.slice(0, mostCells);
  return (
    <span className="flex size-full flex-col">
      <span className="sr-only">{`${countWords(jobs)}: ${subjectOf(jobs[0])}`}</span>
      <span
        className={classNames(
          'grid min-h-0 flex-1 gap-px',
          cells.length > 2 ? 'grid-cols-2 grid-rows-2' : 'grid-cols-2',
        )}
      >
        {cells.map((job, index) => {
          const thumbnail = job.results[0]?.thumbnailUrl ?? null;
          const more = index === mostCells - 1 ? jobs.length - mostCells : 0;
          return (
            <span key={job.id} className="relative grid min-h-0 place-items-center overflow-hidden bg-line text-faint">
              {job.status === 'failed' && <CircleAlert aria-hidden className="size-4 text-bad" />}
              {job.status === 'unconfirmed' && <CircleHelp aria-hidden className="size-4 text-warn" />}
              {thumbnail !== null && (
                <span className="absolute inset-0">
                  <Thumbnail src={thumbnail} alt="" />
                </span>
              )}
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
        })}
      </span>
      <span className="block shrink-0 truncate px-2 py-1 text-xs font-medium">{batchWords(state)}</span>
      {progress}
    </span>
  );
}
