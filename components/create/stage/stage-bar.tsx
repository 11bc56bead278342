'use client';

import { ChevronLeft, ChevronRight, LayoutGrid, Square, SquareSplitHorizontal } from 'lucide-react';
import { modelNameOf } from '@/lib/client/models/model-names';
import type { ReactNode } from 'react';
import { describeOwner, shorten, titleOf } from '@/components/jobs/describe-job';
import { DetailsButton } from '@/components/media-actions/details-button';
import { Button } from '@/components/ui/button';
import { formatClock, formatPixels, formatTook } from '@/lib/client/format';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { IconButton } from '@/components/ui/icon-button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { describePromptBoxes } from '@/lib/schema-form/boxes/shown-boxes';
import { batchMessages } from './batch/messages';
import { BoxesButton } from './boxes/boxes-button';

/** The ways to look at a batch of several results. */
export interface BatchView {
  /** The title of a sweep; null for other batches, which have that of their prompt. */
  title: string | null;
  isGrid: boolean;
  onGrid: (isGrid: boolean) => void;
  /** Position of the current result, from 1. */
  number: number;
  of: number;
  /** What the batch is: “Scene painter”, “4 images”. */
  facts: readonly string[];
  /** Shows another result alone; null at the ends. */
  step: (by: 1 | -1) => (() => void) | null;
  /** Compares so many results; null where there are too few or too many. */
  compare: { count: number; run: () => void } | null;
}

/** Pixels between the title and the facts. */
const gap = 10;

/** The bar above the result: its title, and the ways to look at a batch. */
export function StageBar({
  title,
  job,
  media,
  batch,
  details,
}: {
  /** Shown while there is no job. */
  title: string;
  job: StudioJob | null;
  media: StudioMedia | null;
  /** Null for a single result. */
  batch: BatchView | null;
  /** The details of a job without a result, where they don't fit beside the stage. */
  details: ReactNode;
}) {
  const info = useLatePopover();
  return (
    <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-3 max-desk:h-14">
      <p className="flex min-w-0 flex-1 items-baseline text-muted" style={{ gap }}>
        {job === null ? (
          title
        ) : (
          <TitleAndFacts title={batch?.title ?? shorten(titleOf(job), 120)} facts={factsOf(job, media, batch)} />
        )}
      </p>
      {media?.kind === 'image' && batch?.isGrid !== true && describePromptBoxes(job?.prompt ?? '') !== null && (
        <BoxesButton />
      )}
      {batch !== null && <BatchControls batch={batch} />}
      {job !== null && media === null && (
        <DetailsButton late={info} className="wide:hidden">
          {details}
        </DetailsButton>
      )}
    </div>
  );
}

/** The title has what the facts leave, but enough to be known by. Facts for which there is no room wrap out of sight, each as a whole. */
function TitleAndFacts({ title, facts }: { title: string; facts: readonly string[] }) {
  const least = `min(${Math.ceil(title.length * 0.75)}ch, 9rem)`;
  return (
    <>
      <b title={title} className="min-w-0 truncate font-medium text-text">
        {title}
      </b>
      <span
        className="flex h-lh shrink-0 flex-wrap overflow-hidden whitespace-pre max-desk:hidden"
        style={{ maxWidth: `calc(100% - ${least} - ${gap}px)` }}
      >
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            {fact}
          </span>
        ))}
      </span>
    </>
  );
}

function BatchControls({ batch }: { batch: BatchView }) {
  const { isGrid, onGrid, number, of, step, compare } = batch;
  const [previous, next] = [step(-1), step(1)];
  return (
    <>
      {!isGrid && (
        <span className="flex items-center max-desk:hidden">
          <IconButton label={batchMessages.previous} aria-disabled={previous === null} onClick={() => previous?.()}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span role="status" className="min-w-12 text-center text-muted tabular-nums">
            {batchMessages.position({ number, of })}
          </span>
          <IconButton label={batchMessages.next} aria-disabled={next === null} onClick={() => next?.()}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
      <Segmented
        aria-label={batchMessages.view}
        value={isGrid ? 'grid' : 'single'}
        onValueChange={(value) => onGrid(value === 'grid')}
      >
        <SegmentedItem value="grid" aria-label={batchMessages.grid}>
          <LayoutGrid aria-hidden className="size-4" />
          <span className="max-desk:sr-only">{batchMessages.grid}</span>
        </SegmentedItem>
        <SegmentedItem value="single" aria-label={batchMessages.single}>
          <Square aria-hidden className="size-4" />
          <span className="max-desk:sr-only">{batchMessages.single}</span>
        </SegmentedItem>
      </Segmented>
      {isGrid && compare !== null && (
        <Button
          title={batchMessages.compareHint({ count: compare.count })}
          className="max-desk:hidden"
          onClick={compare.run}
        >
          <SquareSplitHorizontal aria-hidden />
          {batchMessages.compare({ count: compare.count })}
        </Button>
      )}
    </>
  );
}

function factsOf(job: StudioJob, media: StudioMedia | null, batch: BatchView | null): readonly string[] {
  // Of one result of a batch, the position takes their place.
  if (batch !== null) return batch.isGrid ? batch.facts : [];
  const took =
    job.startedAt === null || job.completedAt === null
      ? ''
      : formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt));
  return [
    job.prompt === null ? '' : modelNameOf(job),
    media?.width == null || media.height === null ? '' : formatPixels(media.width, media.height),
    media?.durationSeconds == null ? '' : formatClock(Math.round(media.durationSeconds) * 1000),
    took,
    describeOwner(job) ?? '',
  ].filter((fact) => fact !== '');
}
