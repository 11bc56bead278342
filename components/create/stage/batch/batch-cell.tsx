'use client';

import { Check, Star } from 'lucide-react';
import { type CSSProperties, memo, type MouseEvent } from 'react';
import { useLivePreview } from '@/components/jobs/preview/use-live-preview';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import { classNames } from '@/components/ui/class-names';
import type { BatchCell as Cell } from '@/lib/client/jobs/batch-cells';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { CellActions } from './cell-actions';
import { CellImage } from './cell-image';
import { CellState, type CellJobActions } from './cell-state';
import { batchMessages } from './messages';
import type { Marks } from './use-marks';

/** Pixels of a cell without a caption in which the actions on its image fit. */
const leastForActions = 150;

/** The accent between two lines of the panel, so that it stands out from any image and any ground. */
const ring = 'outline-accent shadow-[0_0_0_4.5px_var(--color-panel)]';

/** What a cell tells the grid; the object keeps its identity. */
export interface CellHandlers extends Omit<CellJobActions, 'open'> {
  hover: (key: string | null) => void;
  press: (key: string, event: MouseEvent) => void;
  toggle: (key: string) => void;
  /** Shows a cell alone. */
  open: (key: string) => void;
  send: SendMedia;
}

/** One result of a batch, or its place, with its number and what it differs in. */
export const BatchCell = memo(function BatchCell({
  cellKey,
  number,
  job,
  media,
  name,
  label,
  caption,
  item,
  width,
  height,
  style,
  isCurrent,
  isShown,
  isHovered,
  isSelected,
  marks,
  handlers,
}: Pick<Cell, 'number' | 'job' | 'media'> & {
  cellKey: string;
  /** As in “Image 2 of 4”. */
  name: string;
  /** The name with its state, for a screen reader. */
  label: string;
  /** What it differs in; null where labels around the grid say so: then marks are on the image. */
  caption: string | null;
  item: LibraryItem | null;
  /** Of the image, in pixels. */
  width: number;
  height: number;
  /** Of the element that has the focus. */
  style?: CSSProperties;
  /** Whether it is the Tab stop of the grid. */
  isCurrent: boolean;
  /** Whether the keys, the bar of actions and the details are about it, without a selection. */
  isShown: boolean;
  isHovered: boolean;
  isSelected: boolean;
  marks: Marks;
  handlers: CellHandlers;
}) {
  const preview = useLivePreview(job);
  const tabIndex = isCurrent ? 0 : -1;
  const isTrashed = item?.isTrashed === true;
  const flag = item?.flag ?? null;
  const isActive = isHovered || isCurrent;
  return (
    <div role="gridcell" aria-selected={isSelected} className="relative min-w-0" style={{ width }}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the grid handles its keys */}
      <div
        role="group"
        data-cell={cellKey}
        tabIndex={tabIndex}
        aria-current={isShown ? 'true' : undefined}
        aria-label={label}
        title={caption === null ? name : undefined}
        style={style}
        className={classNames(
          'group/cell flex flex-col rounded-sm',
          caption === null ? 'outline-offset-1' : 'outline-offset-6',
          // Of another cell than the keys are about, the focus shows without the accent.
          !isShown && !isSelected && 'outline-muted',
        )}
        onPointerMove={() => handlers.hover(cellKey)}
        onPointerLeave={() => handlers.hover(null)}
        onClick={(event) => handlers.press(cellKey, event)}
        onDoubleClick={(event) => {
          if ((event.target as Element).closest('button, a') === null) handlers.open(cellKey);
        }}
      >
        <div
          className={classNames(
            'relative overflow-hidden rounded-sm outline-offset-1',
            media === null ? 'bg-panel' : 'bg-sunken',
            isSelected || isShown ? ring : 'shadow-picture',
            isSelected ? 'outline-3' : isShown && 'outline-2',
          )}
          style={{ height }}
        >
          <div
            className={classNames(
              'size-full transition-[opacity,filter] duration-200',
              (flag === 'rejected' || isTrashed) && 'opacity-30 grayscale',
            )}
          >
            {media === null ? (
              <CellState
                job={job}
                preview={preview}
                tabIndex={tabIndex}
                actions={{ ...handlers, open: () => handlers.open(cellKey) }}
              />
            ) : (
              <CellImage media={media} preview={preview} width={width} isActive={isHovered} />
            )}
          </div>
          {media !== null && !isTrashed && (
            <>
              <button
                type="button"
                role="checkbox"
                aria-checked={isSelected}
                aria-label={batchMessages.select({ cell: name })}
                tabIndex={tabIndex}
                onClick={(event) => {
                  event.stopPropagation();
                  handlers.toggle(cellKey);
                }}
                className={classNames(
                  'absolute top-2 left-2 grid size-6 place-items-center rounded-sm border-2 transition-opacity pointer-coarse:size-9',
                  isSelected
                    ? 'border-accent bg-accent text-accent-text'
                    : 'border-white bg-black/45 text-transparent opacity-0 group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
                )}
              >
                <Check aria-hidden className="size-4" />
              </button>
              {isActive && (caption !== null || width >= leastForActions) && (
                <span
                  className={classNames(
                    'text-sm opacity-0 transition-opacity group-hover/cell:opacity-100 group-has-focus-visible/cell:opacity-100 has-aria-expanded:opacity-100',
                    isCurrent && 'pointer-coarse:opacity-100',
                  )}
                >
                  <CellActions
                    media={media}
                    item={item}
                    name={name}
                    isNarrow={width < 230}
                    tabIndex={tabIndex}
                    marks={marks}
                    onSend={handlers.send}
                  />
                </span>
              )}
            </>
          )}
        </div>
        <div
          className={classNames(
            'flex items-center gap-2 text-sm',
            caption === null
              ? 'absolute right-1.5 bottom-1.5 rounded-xs bg-panel/90 px-1.5 py-0.5 group-hover/cell:invisible empty:hidden'
              : 'h-7',
          )}
        >
          {caption !== null && (
            <>
              <b className="font-semibold tabular-nums">{number}</b>
              <span title={caption} className="min-w-0 flex-1 truncate text-muted tabular-nums">
                {caption}
              </span>
            </>
          )}
          {item?.isStarred === true && <Star aria-hidden className="size-3.5 shrink-0 fill-current" />}
          {media !== null && (
            <Decision
              flag={flag}
              isTrashed={isTrashed}
              tabIndex={tabIndex}
              onUndo={() => (isTrashed ? marks.trash(media.id, false) : marks.flag([media.id], null))}
            />
          )}
        </div>
      </div>
    </div>
  );
});

/** What was decided about a result, and the way back. */
function Decision({
  flag,
  isTrashed,
  tabIndex,
  onUndo,
}: {
  flag: LibraryItem['flag'];
  isTrashed: boolean;
  tabIndex: number;
  onUndo: () => void;
}) {
  const undo = (label: string) => (
    <button
      type="button"
      tabIndex={tabIndex}
      className="rounded-xs font-medium text-text underline underline-offset-2 pointer-coarse:min-h-11"
      onClick={onUndo}
    >
      {label}
    </button>
  );
  if (isTrashed) {
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-muted">
        {batchMessages.trashed}
        {undo(batchMessages.restore)}
      </span>
    );
  }
  if (flag === 'rejected') {
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-muted">
        {batchMessages.rejected}
        {undo(batchMessages.undo)}
      </span>
    );
  }
  if (flag === null) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 font-medium">
      <Check aria-hidden className="size-3.5 text-ok" />
      {batchMessages.kept}
    </span>
  );
}
