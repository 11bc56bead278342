'use client';

import {
  ArrowUpToLine,
  ChevronDown,
  ChevronRight,
  GripVertical,
  Image as ImageIcon,
  Pause,
  Play,
  Video,
  X,
} from 'lucide-react';
import { modelNameOf } from '@/lib/client/models/model-names';
import { memo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { mayChange } from '@/lib/client/me';
import { describeOwner, subjectOf } from '../describe-job';
import { BatchJobs } from './batch-jobs';
import { describeSize } from './describe-queue';
import { queueMessages } from './messages';
import type { QueueRow } from './queue-lanes';
import type { LiftedRow, RowHandle } from './use-row-order';
import { RowStart, type RowForecast } from './row-start';

/** What a person can do with a row. */
export interface RowActions {
  open: (id: string) => void;
  toFront: (row: QueueRow) => void;
  hold: (row: QueueRow) => void;
  resume: (row: QueueRow) => void;
  cancel: (row: QueueRow) => void;
}

const action = 'max-desk:size-11';

/** A press that waits: what it is, when it starts, and what can be done with it. A batch unfolds. */
export const QueueRowItem = memo(function QueueRowItem({
  row,
  at,
  forecast,
  lifted,
  landing: landsAt,
  handle,
  actions,
}: {
  row: QueueRow;
  /** Its index among the rows that can be moved; null for one that can't. */
  at: number | null;
  forecast: RowForecast;
  /** The row that is being moved, this one or another. */
  lifted: LiftedRow | null;
  /** The position in the lane that the moved row would get. */
  landing: number | null;
  handle: RowHandle | null;
  actions: RowActions;
}) {
  const [isOpen, setOpen] = useState(false);
  const [first] = row.jobs;
  const name = subjectOf(first);
  const isLifted = lifted?.key === row.key;
  const canChange = mayChange(first.owner);
  const owner = describeOwner(first);
  const Icon = first.mediaType === 'video' ? Video : ImageIcon;
  const landing = lifted !== null && at === lifted.to && lifted.to !== lifted.from;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      data-row={at === null ? undefined : row.key}
      data-lifted={isLifted || undefined}
      className={classNames(
        'group/row relative border-line bg-panel not-first:border-t',
        isLifted && 'z-30 rounded shadow-floating',
      )}
      style={isLifted && lifted.offset !== null ? { transform: `translate(8px, ${lifted.offset}px)` } : undefined}
    >
      {landing && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute inset-x-0 z-20 h-0.5 bg-accent before:absolute before:-top-[3px] before:-left-0.5 before:size-2 before:rounded-full before:border-2 before:border-accent before:bg-panel',
            lifted.to < lifted.from ? '-top-px' : '-bottom-px',
          )}
        />
      )}
      <div className="flex min-h-13 items-center gap-2 py-1.5 pr-2 pl-1">
        {handle === null ? (
          <span className="w-6 shrink-0 max-desk:w-3" />
        ) : (
          <button
            type="button"
            aria-label={queueMessages.reorder({ what: name })}
            title={queueMessages.reorderHint}
            aria-pressed={isLifted}
            className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-faint hover:text-text max-desk:h-11 max-desk:w-11 [&_svg]:size-4"
            {...handle}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunken text-muted [&_svg]:size-4 max-desk:hidden">
          <Icon aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <button
            type="button"
            className="block max-w-full truncate rounded-xs text-left font-medium hover:underline max-desk:min-h-6"
            aria-label={queueMessages.open({ what: name })}
            onClick={() => actions.open(first.id)}
          >
            {name}
          </button>
          <p className="flex items-center gap-1 truncate text-sm text-muted">
            {row.jobs.length > 1 && (
              <button
                type="button"
                className="flex shrink-0 items-center gap-0.5 rounded-xs hover:text-text"
                aria-expanded={isOpen}
                aria-label={isOpen ? queueMessages.fold({ what: name }) : queueMessages.unfold({ what: name })}
                onClick={() => setOpen(!isOpen)}
              >
                <Chevron aria-hidden className="size-3.5" />
                {describeSize(row.jobs)}
              </button>
            )}
            {row.jobs.length > 1 && <span aria-hidden>·</span>}
            <span className="truncate" title={row.isSent ? queueMessages.sentHint : undefined}>
              {first.note ?? (row.isSent && canChange ? queueMessages.sentWhy : modelNameOf(first))}
              {owner !== null && ` · ${owner}`}
            </span>
          </p>
          <p className="truncate text-sm text-muted tabular-nums desk:hidden">
            <RowStart row={row} forecast={forecast} />
          </p>
        </div>
        <span
          className={classNames(
            'shrink-0 text-right text-sm text-muted tabular-nums max-desk:hidden',
            !isLifted && canChange && 'group-focus-within/row:hidden group-hover/row:hidden',
          )}
        >
          {isLifted && lifted.to !== lifted.from && landsAt !== null ? (
            queueMessages.movesTo({ position: landsAt })
          ) : (
            <RowStart row={row} forecast={forecast} />
          )}
        </span>
        {canChange && (
          <span
            className={classNames(
              'flex shrink-0 desk:gap-0.5',
              isLifted ? 'desk:hidden' : 'desk:not-group-focus-within/row:not-group-hover/row:hidden',
            )}
          >
            {at !== null && at > 0 && (
              <IconButton
                label={queueMessages.toFront({ what: name })}
                className={action}
                onClick={() => actions.toFront(row)}
              >
                <ArrowUpToLine aria-hidden />
              </IconButton>
            )}
            {(row.isHeld || !row.isSent) && (
              <IconButton
                label={row.isHeld ? queueMessages.resumeOne({ what: name }) : queueMessages.hold({ what: name })}
                className={action}
                onClick={() => (row.isHeld ? actions.resume(row) : actions.hold(row))}
              >
                {row.isHeld ? <Play aria-hidden /> : <Pause aria-hidden />}
              </IconButton>
            )}
            <IconButton
              label={queueMessages.cancel({ what: name })}
              className={action}
              onClick={() => actions.cancel(row)}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      {isOpen && (
        <BatchJobs
          row={row}
          onOpen={actions.open}
          onCancel={canChange ? (job) => actions.cancel({ ...row, jobs: [job] }) : null}
        />
      )}
    </li>
  );
});
