'use client';

import { ChevronLeft } from 'lucide-react';
import { memo } from 'react';
import { batchState } from '@/lib/client/jobs/job-batch';
import type { StripItem } from './job-line';
import { isOpenJob } from '@/lib/contract/studio-job-status';
import { BatchTileFace } from './batch-tile-face';
import { cornerAction } from './corner-action';
import { verbsFor } from './job-verbs';
import { batchWords, countWords, stripWords } from './strip-words';
import { TileFrame, type TilePlace, movableId, openMenu, tileClasses } from './tile-frame';
import type { TileHandlers } from './tile-handlers';
import { subjectOf } from './words';

/** All that one press made, as one tile that unfolds. */
export const BatchTile = memo(function BatchTile({
  itemKey,
  jobs,
  place,
  isOpen,
  isSelected,
  handlers,
  ...at
}: TilePlace & {
  itemKey: string;
  jobs: StripItem['jobs'];
  place: number | null;
  /** Whether its jobs stand beside it. */
  isOpen: boolean;
  isSelected: boolean;
  handlers: TileHandlers;
}) {
  const verbs = verbsFor(jobs);
  const isMovable = verbs.includes('sooner');
  const state = batchState(jobs);
  const name = `${countWords(jobs)}: ${subjectOf(jobs[0])}`;
  return (
    <TileFrame
      at={at}
      status="batch"
      isOpen={jobs.some(({ status }) => isOpenJob(status))}
      isMember={isOpen}
      corner={isOpen ? null : cornerAction(verbs, jobs, (verb) => handlers.perform(verb, jobs, itemKey))}
      menuLabel={verbs.length > (isOpen ? 0 : 1) ? name : null}
      onMenu={(anchor) => handlers.menu({ anchor, jobs, key: itemKey, verbs })}
      onPointerDown={isMovable ? (event, box) => handlers.grip(event, itemKey, box) : null}
    >
      <button
        type="button"
        data-entry={`batch ${itemKey}`}
        tabIndex={at.isReachable ? 0 : -1}
        aria-expanded={isOpen}
        aria-current={isSelected ? 'true' : undefined}
        aria-describedby={isMovable ? movableId : undefined}
        onContextMenu={openMenu}
        title={isOpen ? stripWords.fold : stripWords.unfold}
        onClick={() => handlers.fold(itemKey)}
        className={tileClasses(isMovable && state.done === 0 ? 'quiet' : 'plain', isSelected)}
      >
        {isOpen ? (
          <span className="flex size-full flex-col justify-between px-2.5 py-2 text-sm leading-[1.3]">
            <span>
              <b className="block font-medium">{countWords(jobs)}</b>
              <span className="sr-only">{subjectOf(jobs[0])}</span>
              <span className="text-muted">{batchWords(state)}</span>
            </span>
            <ChevronLeft aria-hidden className="size-4 text-muted max-desk:rotate-90" />
          </span>
        ) : (
          <BatchTileFace jobs={jobs} state={state} place={place} />
        )}
      </button>
    </TileFrame>
  );
});
