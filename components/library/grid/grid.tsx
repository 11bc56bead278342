'use client';

import { type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useMemo } from 'react';
import { useIsCoarse } from '@/components/ui/use-is-coarse';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { orderOf } from '@/lib/contract/studio/library-order';
import { libraryMessages } from '../messages';
import type { PointedTile } from '../selection/pointed-tile';
import type { TileReview } from '../reviews/sum-reviews';
import { isSelected, type Selection } from '../selection/selection';
import { type LibraryLayout, tilesOf } from './layout';
import { sectionLabel } from './section-label';
import { Tile } from './tile';
import { visibleRows } from './visible-rows';

/** Handlers of events on tiles; the grid listens for all of them. */
export interface GridActions {
  onKeyDown: (event: KeyboardEvent) => void;
  onTile: (at: number, event: MouseEvent, isCheck: boolean) => void;
  onDrag: (at: number, event: DragEvent) => void;
  /** The mark of a tile's batch was pressed. */
  onBatch: (at: number) => void;
  onStar: (at: number) => void;
  onRate: (at: number, stars: number) => void;
}

/** The part of the library in view: rows that fill the width, under headings of sections. */
export function Grid({
  layout,
  scrollTop,
  height,
  itemAt,
  reviews,
  filter,
  selection,
  isSelecting,
  active,
  pointed,
  onPoint,
  actions,
  now,
}: {
  layout: LibraryLayout;
  scrollTop: number;
  height: number;
  itemAt: (at: number) => LibraryItem | null;
  /** What people said of items on the board that is shown, by their ids. */
  reviews: ReadonlyMap<string, TileReview>;
  filter: LibraryFilter;
  selection: Selection;
  /** Whether any item is selected. */
  isSelecting: boolean;
  /** The item that keys move. */
  active: number;
  /** The tile that shows its facts, and that keys act on: the one under the mouse, or the active one while keys are used. */
  pointed: PointedTile;
  onPoint: (pointed: PointedTile) => void;
  actions: GridActions;
  now: Date;
}) {
  const base = useId();
  const isCoarse = useIsCoarse();
  const { first, end } = useMemo(() => visibleRows(layout, scrollTop, height), [layout, scrollTop, height]);
  const top = layout.rowTops[first] ?? 0;
  const bottom = (layout.rowTops[end - 1] ?? 0) + (layout.rowHeights[end - 1] ?? 0);
  const { headingHeight } = layout.options;
  const sections = layout.sections.filter((each) => each.top >= top - headingHeight && each.top <= bottom);
  const pointedAt = pointed === 'active' ? active : pointed;

  /** The ring of a tile that keys act on: the one under the mouse, else the active one while the grid has the focus. */
  function ringOf(at: number): 'mouse' | 'focus' | null {
    const isByMouse = typeof pointed === 'number' && !isSelecting;
    if (at !== (isByMouse ? pointed : active)) return null;
    return isByMouse ? 'mouse' : 'focus';
  }

  function followPointer(event: PointerEvent) {
    onPoint(event.pointerType === 'touch' ? null : tileOf(event));
  }

  function onClick(event: MouseEvent) {
    const at = tileOf(event);
    if (at === null) return;
    const target = event.target as HTMLElement;
    const stars = target.closest<HTMLElement>('[data-rate]')?.dataset['rate'];
    const isStar = target.closest('[data-star]') !== null;
    if (target.closest('[data-batch]') !== null && !isSelecting && !event.shiftKey) {
      event.preventDefault();
      actions.onBatch(at);
      return;
    }
    if (stars === undefined && !isStar) {
      actions.onTile(at, event, target.closest('[data-check]') !== null);
      return;
    }
    event.preventDefault();
    if (isStar) actions.onStar(at);
    else actions.onRate(at, Number(stars));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      openMenu(document.getElementById(`${base}${active}`));
      return;
    }
    actions.onKeyDown(event);
  }

  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={libraryMessages.grid}
      aria-multiselectable
      aria-rowcount={layout.rowTops.length}
      aria-activedescendant={`${base}${active}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint('active')}
      onBlur={() => pointed === 'active' && onPoint(null)}
      // What scrolls under a resting mouse does not take the keys; a move of the mouse does.
      onPointerOver={(event) => pointed !== 'active' && followPointer(event)}
      onPointerMove={(event) => pointed === 'active' && followPointer(event)}
      onPointerLeave={() => onPoint(null)}
      onClick={onClick}
      onDragStart={(event) => {
        const at = tileOf(event);
        if (at !== null) actions.onDrag(at, event);
      }}
      className="group/grid relative outline-none select-none"
      style={{ height: layout.height }}
    >
      {sections.map(({ key, top: y, count }) => (
        <div
          key={key}
          role="presentation"
          className="absolute inset-x-0 flex items-end gap-2 pb-1.5 font-semibold"
          style={{ top: y, height: headingHeight }}
        >
          {sectionLabel(key, orderOf(filter), now)}
          <span className="font-normal text-faint">{libraryMessages.count({ number: count })}</span>
        </div>
      ))}
      {Array.from({ length: end - first }, (_, offset) => first + offset).map((row) => (
        <div
          key={layout.rowStarts[row]}
          role="row"
          aria-rowindex={row + 1}
          className="absolute inset-x-0"
          style={{ top: layout.rowTops[row], height: layout.rowHeights[row] }}
        >
          {tilesOf(layout, row).map(({ item: at, left, width }) => {
            const item = itemAt(at);
            return (
              <Tile
                key={item?.media.id ?? at}
                id={`${base}${at}`}
                item={item}
                review={(item === null ? null : reviews.get(item.media.id)) ?? null}
                at={at}
                left={left}
                width={width}
                filter={filter}
                isSelected={item !== null && isSelected(selection, item.media.id)}
                ring={ringOf(at)}
                isPointed={at === pointedAt || (isCoarse && isSelecting)}
                isCoarse={isCoarse}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Opens the menu of a tile by keys: in its middle. */
function openMenu(tile: HTMLElement | null) {
  if (tile === null) return;
  const { left, top, width, height } = tile.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  tile.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
}

/** The item under a pointer; null between them. */
export function tileOf(event: { target: EventTarget | null }): number | null {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
  return cell === null ? null : Number(cell.dataset['at']);
}
