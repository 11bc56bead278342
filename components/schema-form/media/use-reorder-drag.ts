'use client';

import { type DragEvent, useState } from 'react';
import { reorderType } from './use-media-drop';

/** Props that make a tile draggable, and a drop target for others. */
export interface DragHandlers {
  isDragged: boolean;
  handlers: {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragOver: () => void;
    onDragEnd: () => void;
  };
}

/** A drag of an entry: its index, and the index at which it would be dropped. */
export interface ReorderDrag {
  from: number;
  to: number;
}

/** The index at which an entry is shown while another is dragged: those between move by one. */
export function shownIndex(drag: ReorderDrag | null, index: number): number {
  if (drag === null) return index;
  const { from, to } = drag;
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

/** The drag after moving over an entry. Over the dragged entry itself it is unchanged. */
export function dragOver(drag: ReorderDrag | null, index: number, total: number): ReorderDrag | null {
  if (drag === null || index === drag.from) return drag;
  const to = shownIndex(drag, index);
  return to < total ? { ...drag, to } : drag;
}

/** The state of a reorderable list. */
export interface ReorderDragState {
  shownIndexOf: (index: number) => number;
  dragOf: (index: number) => DragHandlers;
  /** Props of the list around the entries, so that a drop between two of them counts too. */
  list: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
}

/**
 * Reorders by drag: while one entry is dragged, the others move away from its new index. Until the drop only the tiles'
 * CSS order changes, so that the browser's drag is not interrupted.
 */
export function useReorderDrag(total: number, onMove: (from: number, to: number) => void): ReorderDragState {
  const [drag, setDrag] = useState<ReorderDrag | null>(null);
  return {
    shownIndexOf: (index) => shownIndex(drag, index),
    dragOf: (index) => ({
      isDragged: drag?.from === index,
      handlers: {
        draggable: true,
        onDragStart(event) {
          event.dataTransfer.setData(reorderType, String(index));
          event.dataTransfer.effectAllowed = 'move';
          setDrag({ from: index, to: index });
        },
        onDragOver: () => setDrag(dragOver(drag, index, total)),
        onDragEnd: () => setDrag(null),
      },
    }),
    list: {
      onDragOver(event) {
        if (drag !== null) event.preventDefault();
      },
      onDrop(event) {
        if (drag === null) return;
        event.preventDefault();
        setDrag(null);
        onMove(drag.from, drag.to);
      },
    },
  };
}
