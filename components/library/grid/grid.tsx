'use client';

import { type KeyboardEvent, type MouseEvent, type DragEvent, useId, useMemo } from 'react';
import { type LibraryLayout, tilesOf } from './layout';
import { isSelected, type Selection } from '../selection/selection';
import { visibleRows } from './visible-rows';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { Tile } from './tile';
import { libraryMessages } from '../messages';
import { sectionLabel } from './section-label';
import { Skeleton } from '@/components/ui/skeleton';

/** Handlers of events on tiles; the grid listens for all of them. */
export interface GridActions {
  onKeyDown: (event: KeyboardEvent) => void;
  onTile: (at: number, event: MouseEvent, isCheck: boolean) => void;
  onDrag: (at: number, event: DragEvent) => void;
}

/** The part of the library in view: rows that fill the width, under headings of sections. */
export function Grid({
  layout,
  scrollTop,
  height,
  itemAt,
  filter,
  selection,
  active,
  actions,
  now,
}: {
  layout: LibraryLayout;
  scrollTop: number;
  height: number;
  itemAt: (at: number) => LibraryItem | null;
  filter: LibraryFilter;
  selection: Selection;
  /** The item that keys act on. */
  active: number;
  actions: GridActions;
  now: Date;
}) {
  const base = useId();
  const { first, end } = useMemo(() => visibleRows(layout, scrollTop, height), [layout, scrollTop, height]);
  const top = layout.rowTops[first] ?? 0;
  const bottom = (layout.rowTops[end - 1] ?? 0) + (layout.rowHeights[end - 1] ?? 0);
  const sections = layout.sections.filter(
    (each) => each.top >= top - layout.options.headingHeight && each.top <= bottom,
  );

  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={libraryMessages.grid}
      aria-multiselectable
      aria-rowcount={layout.rowTops.length}
      aria-activedescendant={`${base}${active}`}
      onKeyDown={actions.onKeyDown}
      onClick={(event) => {
        const at = tileOf(event);
        const isCheck = (event.target as HTMLElement).closest('[data-check]') !== null;
        if (at !== null) actions.onTile(at, event, isCheck);
      }}
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
          style={{ top: y, height: layout.options.headingHeight }}
        >
          {sectionLabel(key, filter.sort, now)}
          <span className="font-normal text-faint">{libraryMessages.count(count)}</span>
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
                at={at}
                left={left}
                width={width}
                filter={filter}
                isSelected={item !== null && isSelected(selection, item.media.id)}
                isActive={at === active}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The item under a pointer; null between them. */
function tileOf(event: MouseEvent | DragEvent): number | null {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
  return cell === null ? null : Number(cell.dataset['at']);
}

const rows = [
  [1.5, 1, 0.7, 1.78, 1],
  [1, 1.78, 1.5, 0.68, 1.2],
  [0.7, 1.5, 1, 1, 1.78],
  [1.78, 0.68, 1.5, 1],
];

/** Placeholders in rows, while the grid loads. */
export function GridSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-1.5 pt-10">
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list of placeholders
        <div key={at} className="flex gap-1.5">
          {row.map((ratio, tile) => (
            <Skeleton
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list of placeholders
              key={tile}
              className="h-[clamp(120px,15vw,230px)] min-w-0 rounded-xs"
              style={{ flexGrow: ratio, flexBasis: 0 }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
