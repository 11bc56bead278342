'use client';

import { type MouseEvent, useId, useMemo, useRef } from 'react';
import { useRouter } from 'next/navigation';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import { classNames } from '@/components/ui/class-names';
import { compareAddress } from '@/components/viewer/compare/comparison';
import { charactersWithin, distinctLabels } from '@/lib/contract/studio/distinct-labels';
import { sweepSides } from '@/lib/contract/studio/sweep-limits';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { Sweep } from '@/lib/contract/studio/sweep';
import { useStableCallbacks } from '../../use-stable-callbacks';
import { BatchCell } from '../batch/batch-cell';
import { type CellSelection, noCells, selectBlock, toggleCell } from '../batch/cell-selection';
import type { CellJobActions } from '../batch/cell-state';
import { describeCell, nounOf } from '../batch/describe-cell';
import { onGridKey } from '../batch/grid-keys';
import { ratioOf } from '../batch/grid-layout';
import type { Batch } from '../batch/use-batch';
import { useInnerSize } from '../batch/use-inner-size';
import { useMarks } from '../batch/use-marks';
import { sweepStageMessages } from './messages';
import { SheetButton } from './sheet-button';
import { layOutSweep } from './sweep-layout';
import { lineOf, placeOf } from './sweep-place';
import { SweepStrip } from './sweep-strip';

const gap = 8;
const header = 36;
/** Space at both sides of the grid. Row labels cover it, so that nothing shows beside them as the grid scrolls. */
const inset = 16;
/** Of a cell; on a phone, where fingers press them, they are larger, and two fit beside the labels. */
const [minWidth, minPhoneWidth] = [104, 132];
const phoneWidth = 480;
/** Of the labels' type, in pixels. */
const characterWidth = 7;
/** On the canvas the accent alone has too little contrast. */
const litLabel = 'font-semibold text-accent [&>span]:rounded-xs [&>span]:bg-panel [&>span]:px-1';
const overInset = { marginLeft: -inset, paddingLeft: inset };
const noDifferences = [] as const;

/**
 * The results of a sweep as a table with labelled rows and columns, which its jobs fill in place. One cell is the Tab
 * stop; arrow keys move along both axes. What the shown cell is, and what to do with it, stands below.
 */
export function SweepGrid({
  batch,
  sweep,
  current,
  shown,
  hovered,
  selection,
  onSelect,
  onHover,
  onCurrent,
  onOpen,
  onSend,
  onUse,
  actions,
}: {
  batch: Batch;
  sweep: Sweep;
  /** The key of the cell that has the focus, or gets it by Tab. */
  current: string;
  /** The key of the cell that keys without a selection, the bar of actions and the details are about. */
  shown: string;
  /** The key of the cell under the pointer; null also once a key has moved the focus. */
  hovered: string | null;
  selection: CellSelection;
  onSelect: (selection: CellSelection) => void;
  onHover: (key: string | null) => void;
  onCurrent: (key: string) => void;
  /** Shows a cell alone. */
  onOpen: (key: string) => void;
  onSend: SendMedia;
  /** Puts the settings of a job into the form. */
  onUse: (job: StudioJob) => void;
  actions: Omit<CellJobActions, 'open'>;
}) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const size = useInnerSize(root);
  const space = size === null ? null : { ...size, width: size.width - inset * 2 };
  const marks = useMarks();
  const router = useRouter();
  const { cells, itemOf } = batch;
  const { across, down } = sweep;
  const { columns, rows } = sweepSides(sweep);
  const order = cells.map(({ key }) => key);
  const noun = nounOf(cells);
  const ratio = useMemo(() => ratioOf(batch), [batch]);
  const hasDown = down !== null;
  const least = space !== null && space.width < phoneWidth ? minPhoneWidth : minWidth;
  const layout =
    space === null ? null : layOutSweep({ columns, rows }, ratio, { ...space, gap, header, minWidth: least, down });
  const columnLabels = distinctLabels(across.values, charactersWithin(layout?.width ?? 0, 2, characterWidth));
  const rowLabels = distinctLabels(down?.values ?? [], charactersWithin(layout?.labels ?? 0, 4, characterWidth));
  const at = Math.max(0, order.indexOf(shown));
  const place = placeOf(sweep, at);

  const moveTo = (key: string) => {
    // From now on the keys are about the focused cell, until the pointer moves.
    onHover(null);
    onCurrent(key);
    const node = root.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const handlers = useStableCallbacks({
    hover: onHover,
    press: (key: string, event: MouseEvent) => {
      const isButton = (event.target as Element).closest('button, a') !== null;
      if (!isButton && event.shiftKey) onSelect(selectBlock(selection, key, { order, columns, current }));
      else if (!isButton && (event.metaKey || event.ctrlKey)) onSelect(toggleCell(selection, key, current));
      onCurrent(key);
    },
    toggle: (key: string) => onSelect(toggleCell(selection, key)),
    open: onOpen,
    send: onSend,
    retry: actions.retry,
    release: actions.release,
    edit: actions.edit,
  });
  const compare = (line: 'row' | 'column') => {
    const ids = lineOf(cells, place, { columns, line });
    return { count: ids.length, run: () => router.push(compareAddress(ids)) };
  };
  const shownCell = cells[at] ?? null;
  const scrollMargin = { scrollMarginTop: header + gap, scrollMarginLeft: inset + (layout?.labels ?? 0) + gap };

  return (
    <>
      <div className="grid h-11 shrink-0 grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-3 px-4 max-desk:h-13 max-desk:grid-cols-[0_minmax(0,1fr)_auto] max-desk:gap-x-0 max-desk:px-3">
        <span />
        <p title={across.label} className="truncate font-semibold">
          {across.label}
        </p>
        <span className="justify-self-end">
          <SheetButton sweep={sweep} cells={cells} itemOf={itemOf} />
        </span>
      </div>
      <p id={hintId} hidden>
        {sweepStageMessages.keysHint}
      </p>
      <div
        ref={root}
        className="min-h-0 min-w-0 flex-1 overflow-auto pb-4 max-desk:pb-3"
        style={{ scrollPaddingTop: header + gap, scrollPaddingLeft: inset + (layout?.labels ?? 0) + gap }}
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
        <div
          role="grid"
          aria-label={sweepStageMessages.grid({ title: sweep.title })}
          aria-multiselectable
          aria-describedby={hintId}
          className="mx-auto grid w-max"
          style={{
            gap,
            paddingInline: inset,
            gridTemplateColumns: `${hasDown ? `${layout?.labels ?? 0}px ` : ''}repeat(${columns}, ${layout?.width ?? 0}px)`,
          }}
          onFocus={({ target }) => {
            const key = target.dataset['cell'];
            if (key === undefined) return;
            if (key !== hovered) onHover(null);
            if (key !== current) onCurrent(key);
          }}
          onKeyDown={(event) =>
            onGridKey(
              event,
              { order, columns, isTable: true, hasSelection: selection.keys.size > 0 },
              {
                moveTo: (key, { extends: isRange }) => {
                  if (isRange) onSelect(selectBlock(selection, key, { order, columns, current }));
                  moveTo(key);
                },
                open: onOpen,
                toggle: handlers.toggle,
                selectAll: () =>
                  onSelect({
                    keys: new Set(cells.flatMap(({ key, media }) => (media === null ? [] : key))),
                    anchor: null,
                  }),
                clear: () => onSelect(noCells),
              },
            )
          }
        >
          <div role="row" className="contents">
            {hasDown && (
              <div
                role="columnheader"
                className="sticky top-0 left-0 z-20 flex items-end justify-end bg-canvas pb-1 text-sm font-semibold"
                style={{ height: header, ...overInset }}
              >
                <span title={down.label} className="truncate">
                  {down.label}
                </span>
              </div>
            )}
            {across.values.map((value, column) => (
              <div
                // oxlint-disable-next-line react/no-array-index-key -- two long values may have the same cut label
                key={column}
                role="columnheader"
                className={classNames(
                  'sticky top-0 z-10 flex items-end justify-center bg-canvas pb-1 text-center text-sm leading-[1.2] tabular-nums',
                  column === place.column ? litLabel : 'font-medium text-muted',
                )}
                style={{ height: header }}
              >
                <span title={value} className="line-clamp-2 wrap-anywhere">
                  {columnLabels[column]}
                </span>
              </div>
            ))}
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" className="contents">
              {hasDown && (
                <div
                  role="rowheader"
                  style={{ gridColumn: 1, ...overInset }}
                  className={classNames(
                    'sticky left-0 z-10 flex items-center justify-end bg-canvas pr-1 text-right text-sm tabular-nums',
                    row === place.row ? litLabel : 'font-medium text-muted',
                  )}
                >
                  <span title={down.values[row]} className="line-clamp-4 wrap-anywhere">
                    {rowLabels[row]}
                  </span>
                </div>
              )}
              {cells.slice(row * columns, (row + 1) * columns).map((cell, column) => {
                const item = cell.media === null ? null : itemOf(cell.media.id);
                const isSelected = selection.keys.has(cell.key);
                const { label } = placeOf(sweep, row * columns + column);
                return (
                  <BatchCell
                    // Of another job the live preview starts anew.
                    key={`${cell.key} ${cell.job.id}`}
                    cellKey={cell.key}
                    number={cell.number}
                    job={cell.job}
                    media={cell.media}
                    name={label}
                    label={describeCell(cell, {
                      of: cells.length,
                      noun,
                      name: label,
                      differences: noDifferences,
                      item,
                      isSelected,
                    })}
                    caption={null}
                    item={item}
                    width={layout?.width ?? 0}
                    height={layout?.height ?? 0}
                    style={scrollMargin}
                    isCurrent={cell.key === current}
                    isShown={cell.key === shown && selection.keys.size === 0}
                    isHovered={cell.key === hovered}
                    isSelected={isSelected}
                    marks={marks}
                    handlers={handlers}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <SweepStrip
        place={place}
        job={shownCell?.job ?? null}
        row={columns > 1 ? compare('row') : null}
        column={rows > 1 ? compare('column') : null}
        onUse={onUse}
      />
    </>
  );
}
