'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { describeBatch } from '@/components/jobs/describe-batch';
import { MediaActions } from '@/components/media-actions/media-actions';
import type { SendMedia } from '@/components/media-actions/use-send-media';
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
import { batchMessages } from './batch/messages';
import type { Batch } from './batch/use-batch';
import { useSingleKeys } from './batch/use-single-keys';
import { RunningJob } from './running-job';
import type { StageActions, StageView } from './stage-actions';
import { type BatchView, StageBar } from './stage-bar';
import { StageFrame } from './stage-frame';
import { StageResult } from './stage-result';
import { useAwaitedResult } from './use-awaited-result';

const FrameActions = latePart(async () => (await import('@/components/media-actions/frame-actions')).FrameActions);
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
  const order = cells.map(({ key }) => key);
  const current = findCell(cells, view);
  const isGrid = cells.length > 1 && !view.isSingle;
  const [selected, setSelected] = useState(noCells);
  const selection = withinCells(selected, order);
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
  const subject = isGrid && chosen.length > 0 ? chosen : current === null ? [] : [current];
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
      {isGrid && current !== null ? (
        <BatchGrid
          batch={batch}
          current={current.key}
          selection={selection}
          onSelect={setSelected}
          onCurrent={(key) => show(cellOf(key))}
          onOpen={(key) => show(cellOf(key), true)}
          onSend={send}
          actions={actions}
        />
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

  function batchView(): BatchView | null {
    if (cells.length === 1 || current === null) return null;
    const noun = nounOf(cells);
    const names = [...new Set(cells.map(({ job }) => job.modelName ?? job.model))];
    // A selection is compared by the bar of actions below.
    const compared = chosen.length >= 2 ? [] : cells.flatMap(({ media }) => media?.id ?? []);
    return {
      isGrid,
      onGrid: (next) => show(current, !next),
      number: current.number,
      of: cells.length,
      summary: batchMessages.summary(names, batchMessages.count(cells.length, noun)),
      step,
      compare:
        compared.length < 2 || compared.length > mostCompared
          ? null
          : { count: compared.length, run: () => router.push(compareAddress(compared)) },
    };
  }
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
  const isRunning = (isOpenJob(job.status) && job.status !== 'unconfirmed') || job.status === 'succeeded';
  return (
    <div data-single tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      {awaited !== null && (
        <img src={awaited.previewUrl ?? awaited.url} alt="" hidden onLoad={release} onError={release} />
      )}
      {job.status === 'succeeded' && awaited === null ? (
        <StageResult job={job} media={media} onLockSeed={actions.lockSeed} actions={viewer} />
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
