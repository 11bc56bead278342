'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { describeBatch } from '@/components/jobs/describe-batch';
import { MediaActions } from '@/components/media-actions/media-actions';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { compareAddress, mostCompared } from '@/components/viewer/compare/comparison';
import type { ViewerActions } from '@/components/viewer/viewer-dialog';
import { type BatchCell, findCell } from '@/lib/client/jobs/batch-cells';
import { batchState } from '@/lib/client/jobs/job-batch';
import type { LooseModel } from '@/lib/contract/model';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import { isModel } from '../request/use-model';
import { BatchGrid } from './batch/batch-grid';
import { noCells, withinCells } from './batch/cell-selection';
import { nounOf } from './batch/describe-cell';
import { keySubject } from './batch/key-subject';
import { batchMessages } from './batch/messages';
import type { Batch } from './batch/use-batch';
import { useMarks } from './batch/use-marks';
import { useSingleKeys } from './batch/use-single-keys';
import { RunningJob } from './running-job';
import type { StageActions, StageView } from './stage-actions';
import { type BatchView, StageBar } from './stage-bar';
import { StageFrame } from './stage-frame';
import { StageResult } from './stage-result';
import { useAwaitedResult } from './use-awaited-result';

const FrameActions = latePart(async () => (await import('@/components/media-actions/frame-actions')).FrameActions);
// Loaded for a sweep.
const SweepGrid = latePart(async () => (await import('./sweep/sweep-grid')).SweepGrid, GridRoom);
// Loaded when a job ended without a result.
const StageEnd = latePart(async () => (await import('./stage-end')).StageEnd);

/** The batch on the stage: the grid of its results, or one of them alone, above the actions on them. */
export function StagedBatch({
  batch,
  view,
  models,
  details,
  actions,
}: {
  batch: Batch;
  view: StageView;
  models: LooseModel[];
  details: ReactNode;
  actions: StageActions;
}) {
  const { cells } = batch;
  const sweep = batch.sweep === 'loading' ? null : batch.sweep;
  const order = cells.map(({ key }) => key);
  const current = findCell(cells, view);
  const isGrid = (cells.length > 1 || batch.sweep === 'loading') && !view.isSingle;
  const [selected, setSelected] = useState(noCells);
  const selection = withinCells(selected, order);
  const [hovered, setHovered] = useState<string | null>(null);
  /** Where the focus went; the address, and with it the current cell, follows with a delay. */
  const [moved, setMoved] = useState<{ from: string; to: string } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const focusNext = useFocusAfter(stage, isGrid);

  const cellOf = (key: string) => cells.find((cell) => cell.key === key) ?? null;
  const show = (cell: BatchCell | null | undefined, isSingle?: boolean) => {
    if (cell == null) return;
    if (isSingle !== undefined) focusNext();
    actions.show(cell, isSingle === undefined ? undefined : { isSingle });
  };
  const step = (by: 1 | -1) => {
    const next = current === null ? undefined : cells[current.number - 1 + by];
    return next === undefined ? null : () => show(next);
  };
  useSingleKeys(stage, {
    isOn: cells.length > 1 && !isGrid,
    step,
    close: () => show(current, false),
  });

  const chosen = cells.filter(({ key }) => selection.keys.has(key));
  if (moved !== null && moved.from !== current?.key) setMoved(null);
  const focused = moved?.to ?? current?.key ?? '';
  const subject = keySubject(
    cells,
    isGrid ? { selected: selection.keys, hovered, focused } : { selected: noCells.keys, hovered: null, focused },
  );
  const items = subject.flatMap(({ media }) => media ?? []);
  const send: SendMedia = (target, sent) =>
    actions.sendTo(
      target,
      sent.map(({ url }) => url),
    );
  const sendAndClose =
    (close: () => void): SendMedia =>
    (target, sent) => {
      close();
      send(target, sent);
    };
  const clear = () => setSelected(noCells);
  const viewer: ViewerActions = {
    renderBar: (close) => (
      <MediaActions
        items={current?.media == null ? [] : [current.media]}
        onSend={sendAndClose(close)}
        onTrashed={close}
        details={details}
      />
    ),
    renderUse: (frame, close) => (
      <Suspense>
        <FrameActions frame={frame} onSend={sendAndClose(close)} />
      </Suspense>
    ),
  };

  return (
    <div ref={stage} className="flex min-h-0 flex-1 flex-col">
      <StageBar
        title=""
        job={current?.job ?? null}
        media={current?.media ?? null}
        batch={batchView()}
        details={details}
      />
      {cells.length > 1 && <Announcement batch={batch} />}
      {isGrid && current !== null && batch.sweep === 'loading' ? (
        <GridRoom />
      ) : isGrid && current !== null ? (
        grid(current)
      ) : (
        current !== null && (
          <SingleCell
            key={current.key}
            cell={current}
            batch={batch}
            models={models}
            actions={actions}
            viewer={viewer}
          />
        )
      )}
      <MediaActions
        items={items}
        selection={isGrid && chosen.length > 0 ? { total: cells.length, onClear: clear } : null}
        onSend={send}
        details={details}
        hasAside
      />
    </div>
  );

  function grid({ key }: BatchCell): ReactNode {
    const common = {
      batch,
      current: key,
      hovered,
      selection,
      onSelect: setSelected,
      onHover: setHovered,
      onCurrent: (next: string) => {
        setMoved({ from: key, to: next });
        show(cellOf(next));
      },
      onOpen: (opened: string) => show(cellOf(opened), true),
      onSend: send,
      actions,
    };
    if (sweep === null) return <BatchGrid {...common} />;
    return (
      <Suspense fallback={<GridRoom />}>
        <SweepGrid {...common} sweep={sweep} onUse={actions.applySettings} />
      </Suspense>
    );
  }

  function batchView(): BatchView | null {
    if (cells.length === 1 || current === null) return null;
    const noun = nounOf(cells);
    const count = batchMessages.counts[noun]({ count: cells.length });
    const names = [...new Set(cells.map(({ job }) => job.modelName ?? job.model))];
    // A selection is compared by the bar of actions below, rows and columns of a sweep by its own.
    const compared = chosen.length >= 2 ? [] : cells.flatMap(({ media }) => media?.id ?? []);
    const isDone = cells.every(({ job }) => !isOpenJob(job.status));
    const done = cells.filter(({ media }) => media !== null).length;
    const shown = sweep === null || isDone ? count : batchMessages.done({ done, of: cells.length });
    return {
      title: sweep?.title ?? null,
      isGrid,
      onGrid: (next) => show(current, !next),
      number: current.number,
      of: cells.length,
      summary:
        names.length === 1
          ? batchMessages.summary({ model: names[0] ?? '', count: shown })
          : batchMessages.summaryOfModels({ models: names.length, count: shown }),
      step,
      compare:
        sweep !== null || compared.length < 2 || compared.length > mostCompared
          ? null
          : { count: compared.length, run: () => router.push(compareAddress(compared)) },
    };
  }
}

/** The place of a grid until it is known. */
function GridRoom() {
  return <div aria-busy className="min-h-0 flex-1" />;
}

/** One cell as large as fits: its result, or its job in any state. */
function SingleCell({
  cell: { job, media },
  batch,
  models,
  actions,
  viewer,
}: {
  cell: BatchCell;
  batch: Batch;
  models: LooseModel[];
  actions: StageActions;
  /** What the viewer offers below the result. */
  viewer: ViewerActions;
}) {
  const { awaited, onPreview, release } = useAwaitedResult(job, media);
  const marks = useMarks();
  const isTrashed = media !== null && batch.itemOf(media.id)?.isTrashed === true;
  const isRunning = (isOpenJob(job.status) && job.status !== 'unconfirmed') || job.status === 'succeeded';
  return (
    <div data-single tabIndex={-1} className="relative flex min-h-0 flex-1 flex-col outline-none">
      {awaited !== null && (
        <img src={awaited.previewUrl ?? awaited.url} alt="" hidden onLoad={release} onError={release} />
      )}
      {job.status === 'succeeded' && awaited === null ? (
        <>
          <div
            className={classNames(
              'flex min-h-0 flex-1 flex-col transition-[opacity,filter] duration-200',
              isTrashed && 'opacity-30 grayscale',
            )}
          >
            <StageResult job={job} media={media} onLockSeed={actions.lockSeed} actions={viewer} />
          </div>
          {isTrashed && (
            <p className="absolute inset-x-0 bottom-4 mx-auto flex w-max max-w-full items-center gap-3 rounded-full bg-panel py-1.5 pr-1.5 pl-4 shadow-floating">
              {batchMessages.trashed}
              <Button size="sm" className="rounded-full! max-desk:h-11" onClick={() => marks.trash(media.id, false)}>
                {batchMessages.restore}
              </Button>
            </p>
          )}
        </>
      ) : (
        <StageFrame key={job.id}>
          {isRunning ? (
            <RunningJob
              job={job}
              schema={batch.schemaOf(job)}
              engine={models.find((model) => isModel(model, job.model))?.engine?.title ?? null}
              onPreview={onPreview}
              actions={actions}
            />
          ) : (
            <Suspense>
              <StageEnd
                job={job}
                onEdit={() => actions.edit(job)}
                onRetry={() => actions.retry(job.id)}
                onGenerated={(generationId) => actions.declareMade({ id: job.id, generationId })}
                onDismiss={() => actions.dismiss(job.id)}
              />
            </Suspense>
          )}
        </StageFrame>
      )}
    </div>
  );
}

/** Says how far a batch is, as its jobs end. */
function Announcement({ batch: { cells } }: { batch: Batch }) {
  const jobs = [...new Set(cells.map(({ job }) => job))];
  return (
    <p role="status" className="sr-only">
      {describeBatch(batchState(jobs))}
    </p>
  );
}

/** Moves the focus to the current cell, or to the result alone, once the view that was asked for is drawn. */
function useFocusAfter(stage: React.RefObject<HTMLElement | null>, isGrid: boolean): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const target = isGrid ? '[data-cell][tabindex="0"]' : '[data-single]';
    stage.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: !isGrid });
  }, [stage, isGrid]);
  return () => {
    isWanted.current = true;
  };
}
