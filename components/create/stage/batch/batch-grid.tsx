'use client';

import { type MouseEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import type { BatchCell as Cell } from '@/lib/client/jobs/batch-cells';
import { useStableCallbacks } from '../../use-stable-callbacks';
import { BatchCell } from './batch-cell';
import { type CellSelection, noCells, selectRange, toggleCell } from './cell-selection';
import type { CellJobActions } from './cell-state';
import { describeCell, describeDifferences, nounOf } from './describe-cell';
import { layOutGrid, ratioOf } from './grid-layout';
import { onGridKey } from './grid-keys';
import { batchMessages } from './messages';
import type { Batch } from './use-batch';
import { useInnerSize } from './use-inner-size';
import { useMarks } from './use-marks';

const gap = 16;
const caption = 28;
/** On a phone two columns still fit. */
const minWidth = 140;
const noDifferences = [] as const;

/**
 * The results of a batch as a labelled grid, which its jobs fill in place. One cell is the Tab stop; arrow keys move among
 * the cells.
 */
export function BatchGrid({
  batch,
  current,
  shown,
  hovered,
  selection,
  onSelect,
  onHover,
  onCurrent,
  onOpen,
  onSend,
  actions,
}: {
  batch: Batch;
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
  actions: Omit<CellJobActions, 'open'>;
}) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const size = useInnerSize(root);
  const marks = useMarks();
  const { cells, differences, itemOf } = batch;
  const order = cells.map(({ key }) => key);
  const noun = nounOf(cells);
  const ratio = useMemo(() => ratioOf(batch), [batch]);
  const layout = size === null ? null : layOutGrid(cells.length, ratio, { ...size, gap, caption, minWidth });

  const moveTo = (key: string) => {
    // From now on the keys are about the focused cell, until the pointer moves.
    onHover(null);
    onCurrent(key);
    const node = root.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`);
    node?.focus();
    node?.scrollIntoView({ block: 'nearest' });
  };
  const handlers = useStableCallbacks({
    hover: onHover,
    press: (key: string, event: MouseEvent) => {
      const isButton = (event.target as Element).closest('button, a') !== null;
      if (!isButton && event.shiftKey) onSelect(selectRange(selection, key, { order, current }));
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

  const columns = layout?.columns ?? 1;
  const isFocused = useRef(false);
  const drawnColumns = useRef(columns);
  useLayoutEffect(() => {
    if (drawnColumns.current === columns) return;
    drawnColumns.current = columns;
    // A cell that comes into another row is drawn anew, without the focus.
    if (!isFocused.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }, [columns]);
  // Drawn before they are measured, so that the focus can go to one.
  const rows = inRows(cells, columns);
  return (
    <>
      <p id={hintId} hidden>
        {batchMessages.keysHint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
      <div
        ref={root}
        role="grid"
        aria-label={batchMessages.counts[noun]({ count: cells.length })}
        aria-multiselectable
        aria-describedby={hintId}
        className="grid min-h-0 min-w-0 flex-1 content-center-safe justify-center overflow-x-hidden overflow-y-auto p-6 max-desk:p-3"
        style={{ gap, gridTemplateColumns: `repeat(${columns}, ${layout?.width ?? 0}px)` }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) isFocused.current = false;
        }}
        onFocus={({ target }) => {
          isFocused.current = true;
          const key = target.dataset['cell'];
          if (key === undefined) return;
          if (key !== hovered) onHover(null);
          if (key !== current) onCurrent(key);
        }}
        onKeyDown={(event) =>
          onGridKey(
            event,
            { order, columns, hasSelection: selection.keys.size > 0 },
            {
              moveTo: (key, { extends: isRange }) => {
                if (isRange) onSelect(selectRange(selection, key, { order, current }));
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
        {rows.map((row) => (
          <div key={row[0]?.key} role="row" className="contents">
            {row.map((cell) => {
              const differing = differences.get(cell.key) ?? noDifferences;
              const item = cell.media === null ? null : itemOf(cell.media.id);
              const isSelected = selection.keys.has(cell.key);
              return (
                <BatchCell
                  // Of another job the live preview starts anew.
                  key={`${cell.key} ${cell.job.id}`}
                  cellKey={cell.key}
                  number={cell.number}
                  job={cell.job}
                  media={cell.media}
                  name={batchMessages.cells[noun]({ number: cell.number, of: cells.length })}
                  label={describeCell(cell, { of: cells.length, noun, differences: differing, item, isSelected })}
                  caption={describeDifferences(differing)}
                  item={item}
                  width={layout?.width ?? 0}
                  height={layout?.height ?? 0}
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
    </>
  );
}

function inRows(cells: readonly Cell[], columns: number): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}
