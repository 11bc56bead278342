'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Thumbnail } from '@/components/ui/thumbnail';
import { SeedValue } from '@/components/viewer/seed-value';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import { sweepSides } from '@/lib/contract/studio/sweep-limits';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { nounOf } from './describe-cell';
import { placeOf } from '../sweep/sweep-place';
import { batchMessages } from './messages';
import type { Batch } from './use-batch';

/** The place of a result in its batch: its number, the others, and what it differs in. */
export function BatchDetails({
  batch,
  cell,
  lock,
  onShow,
}: {
  batch: Batch;
  cell: BatchCell;
  /** The button that locks the seed in the form; false where that is not possible. */
  lock: ReactNode;
  onShow: (cell: BatchCell) => void;
}) {
  const { cells, differences, itemOf } = batch;
  const sweep = batch.sweep === 'loading' ? null : batch.sweep;
  const noun = nounOf(cells);
  const at = cell.number - 1;
  const [previous, next] = [cells[at - 1], cells[at + 1]];
  // The heading says what a cell of a sweep differs in.
  const differing = sweep === null ? (differences.get(cell.key) ?? []) : [];
  const [only, ...others] = differing;
  return (
    <section className="flex flex-col gap-3">
      <div className="-my-1 flex items-center">
        <h2 className="line-clamp-3 min-w-0 flex-1 font-semibold wrap-anywhere">
          {sweep === null
            ? batchMessages.cells[noun]({ number: cell.number, of: cells.length })
            : placeOf(sweep, at).label}
        </h2>
        <IconButton
          label={batchMessages.previous}
          aria-disabled={previous === undefined}
          onClick={() => previous !== undefined && onShow(previous)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          label={batchMessages.next}
          aria-disabled={next === undefined}
          onClick={() => next !== undefined && onShow(next)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <ul
        aria-label={batchMessages.thumbnails}
        className="grid max-h-40 grid-cols-4 gap-1.5 overflow-y-auto p-0.5"
        style={
          sweep === null ? undefined : { gridTemplateColumns: `repeat(${thumbnailColumns(sweep)}, minmax(0, 1fr))` }
        }
      >
        {cells.map((one) => {
          const item = one.media === null ? null : itemOf(one.media.id);
          const isFaded = item?.flag === 'rejected' || item?.isTrashed === true;
          return (
            <li key={one.key}>
              <button
                type="button"
                aria-label={batchMessages.cells[noun]({ number: one.number, of: cells.length })}
                aria-current={one.key === cell.key ? 'true' : undefined}
                onClick={() => onShow(one)}
                className="grid aspect-square w-full place-items-center overflow-hidden rounded-xs bg-sunken text-sm text-muted outline-offset-1 aria-[current]:outline-2 aria-[current]:outline-accent"
              >
                {one.media === null || one.media.thumbnailUrl === null ? (
                  one.number
                ) : (
                  <span className={classNames('size-full', isFaded && 'opacity-30 grayscale')}>
                    <Thumbnail src={one.media.thumbnailUrl} alt="" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {only !== undefined && (
        <div className="rounded border border-line px-3 py-2">
          <p className="text-sm text-muted">
            {others.length > 0
              ? batchMessages.differs
              : // Models have settings of their own.
                only.name === 'model'
                ? only.label
                : batchMessages.onlyThisDiffers({ label: only.label })}
          </p>
          {others.length === 0 ? (
            <p className="mt-0.5 text-md font-semibold wrap-anywhere">
              {only.name === 'seed' ? <SeedValue seed={only.value} lock={lock} /> : only.value}
            </p>
          ) : (
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              {differing.map(({ name, label, value }) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="line-clamp-3 font-medium wrap-anywhere">
                    {name === 'seed' ? <SeedValue seed={value} lock={lock} /> : value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </section>
  );
}

/** A sweep keeps its columns where its thumbnails can still be told apart. */
function thumbnailColumns(sweep: Sweep): number {
  const { columns, rows } = sweepSides(sweep);
  return rows > 1 && columns >= 3 && columns <= 8 ? columns : 4;
}
