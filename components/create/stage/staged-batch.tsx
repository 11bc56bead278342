'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { modelNameOf } from '@/lib/client/models/model-names';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { describeBatch } from '@/components/jobs/describe-batch';
import { describeOwner, titleOf } from '@/components/jobs/describe-job';
import { MediaActions } from '@/components/media-actions/media-actions';
import { actionMessages } from '@/components/media-actions/messages';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import { latePart } from '@/components/ui/late-part';
import { compareAddress, mostCompared } from '@/components/viewer/compare/comparison';
import type { ViewerActions } from '@/components/viewer/viewer-dialog';
import { type BatchCell, findCell } from '@/lib/client/jobs/batch-cells';
import { batchState } from '@/lib/client/jobs/job-batch';
import { allJobs } from '@/lib/client/jobs/job-pages';
import { jobListOptions } from '@/lib/client/jobs/jobs';
import type { LooseModel } from '@/lib/contract/model';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import { BatchGrid } from './batch/batch-grid';
import { noCells, withinCells } from './batch/cell-selection';
import { nounOf } from './batch/describe-cell';
import { cellBeside, keySubject, shownOf } from './batch/key-subject';
import { batchMessages } from './batch/messages';
import { usePublishShown } from './batch/use-publish-shown';
import type { Batch } from './batch/use-batch';
import { LockSeedButton } from './lock-seed-button';
import { SingleCell } from './single-cell';
import type { StageActions, StageView } from './stage-actions';
import { type BatchView, StageBar } from './stage-bar';
import { useFocusAfter } from './use-focus-after';
import { useStageKeys } from './use-stage-keys';
import { viewerPlaces } from './viewer-places';

const FrameActions = latePart(async () => (await import('@/components/media-actions/frame-actions')).FrameActions);
// Loaded for a sweep.
const SweepGrid = latePart(async () => (await import('./sweep/sweep-grid')).SweepGrid, GridRoom);

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
  const client = useQueryClient();
  const focusNext = useFocusAfter(stage, { isGrid, isLoaded: batch.sweep !== 'loading' });

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
  const chosen = cells.filter(({ key }) => selection.keys.has(key));
  if (moved !== null && moved.from !== current?.key) setMoved(null);
  const focused = moved?.to ?? current?.key ?? '';
  const subject = keySubject(
    cells,
    isGrid ? { selected: selection.keys, hovered, focused } : { selected: noCells.keys, hovered: null, focused },
  );
  const shown = shownOf(subject, focused);
  // What the pointer passes over is on show only while it stays there.
  const staged = cellOf(isGrid ? shownOf(chosen, focused) : focused)?.media ?? null;
  const isStagedTrashed = staged !== null && batch.itemOf(staged.id)?.isTrashed === true;
  usePublishShown({ cell: isGrid ? shown : null, media: isStagedTrashed ? null : staged });
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
  const singleKeys = { ArrowLeft: step(-1), ArrowRight: step(1), Escape: () => show(current, false) };
  useStageKeys(stage, isGrid ? { Escape: chosen.length > 0 ? clear : null } : cells.length > 1 ? singleKeys : {});
  const places = () => viewerPlaces(cells, allJobs(client.getQueryData(jobListOptions().queryKey)));
  const viewer: ViewerActions = {
    neighbours: () =>
      places().map(({ job, media }) => ({
        media,
        alt: titleOf(job),
        renderLock: (seed) => <LockSeedButton onLock={() => actions.lockSeed(job.model, seed)} />,
      })),
    onMoved: ({ id }) => {
      const place = places().find(({ media }) => media.id === id);
      if (place !== undefined) actions.show(place, cells.length > 1 ? { isSingle: true } : undefined);
    },
    renderBar: (media, close) => (
      <MediaActions
        items={[media]}
        onSend={sendAndClose(close)}
        onTrashed={close}
        // They are of the result on the stage.
        details={media.id === current?.media?.id ? details : null}
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
        selection={
          isGrid && chosen.length > 0
            ? { label: actionMessages.selected({ number: items.length, total: cells.length }), onClear: clear }
            : null
        }
        beside={cellBeside(cells, subject, focused)?.media ?? null}
        onSend={send}
        details={details}
        hasAside
        showsMarks
      />
    </div>
  );

  function grid({ key }: BatchCell): ReactNode {
    const common = {
      batch,
      current: key,
      shown,
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
    const names = [...new Set(cells.map(({ job }) => modelNameOf(job)))];
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
      facts: [
        names.length === 1 ? (names[0] ?? '') : batchMessages.models({ models: names.length }),
        shown,
        describeOwner(current.job) ?? [],
      ].flat(),
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

/** Says how far a batch is, as its jobs end. */
function Announcement({ batch: { cells } }: { batch: Batch }) {
  const jobs = [...new Set(cells.map(({ job }) => job))];
  return (
    <p role="status" className="sr-only">
      {describeBatch(batchState(jobs))}
    </p>
  );
}
