'use client';

import { type DragEvent, useState } from 'react';
import { reorderType } from './use-file-drop';

/** Makes a tile draggable to another index, and a target for others. */
export interface DragHandlers {
  isDragged: boolean;
  handlers: {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragOver: () => void;
    onDragEnd: () => void;
  };
}

/** A drag of an entry: where it was, and where it would come to lie. */
export interface ReorderDrag {
  from: number;
  to: number;
}

/** Where an entry is shown while another is dragged: those between make room. */
export function shownIndex(drag: ReorderDrag | null, index: number): number {
  if (drag === null) return index;
  const { from, to } = drag;
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

/** The drag once it is over an entry. Over the dragged one itself it stays as it was. */
export function dragOver(drag: ReorderDrag | null, index: number, total: number): ReorderDrag | null {
  if (drag === null || index === drag.from) return drag;
  const to = shownIndex(drag, index);
  return to < total ? { ...drag, to } : drag;
}

/** What a list with entries to reorder needs. */
export interface ReorderDragState {
  shownIndexOf: (index: number) => number;
  dragOf: (index: number) => DragHandlers;
  /** For the list around the entries, so that a drop between two of them counts as well. */
  list: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
}

/**
 * Reordering by drag: while one is dragged, the others make room where it would come to lie. Only the look changes until
 * it is dropped, by the tiles' order, so that the browser's drag is not disturbed.
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
