'use client';

import { type DragEvent, useState } from 'react';
import { reorderType } from './use-file-drop';

/** What makes a tile one that can be dragged to another place, and others dragged over it. */
export interface DragHandlers {
  isDragged: boolean;
  handlers: {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragOver: () => void;
    onDragEnd: () => void;
  };
}

/**
 * Reordering by drag: while one is dragged, the others make room where it would come to lie. Only the look changes until
 * it is let go, by the tiles' order, so that the browser's drag is not disturbed.
 */
export function useReorderDrag(total: number, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  /** Where an entry stands while another is dragged. */
  function placeOf(index: number): number {
    if (dragged === null) return index;
    const { from, to } = dragged;
    if (index === from) return to;
    if (index > from && index <= to) return index - 1;
    return index < from && index >= to ? index + 1 : index;
  }

  function dragOf(index: number): DragHandlers {
    return {
      isDragged: dragged?.from === index,
      handlers: {
        draggable: true,
        onDragStart(event) {
          event.dataTransfer.setData(reorderType, String(index));
          event.dataTransfer.effectAllowed = 'move';
          setDragged({ from: index, to: index });
        },
        onDragOver() {
          // Over itself it stays where it was brought to.
          const to = dragged === null || index === dragged.from ? null : placeOf(index);
          if (dragged !== null && to !== null && to < total) setDragged({ ...dragged, to });
        },
        onDragEnd: () => setDragged(null),
      },
    };
  }

  /** For the list around them, so that a drop between two tiles counts as well. */
  const list = {
    onDragOver(event: DragEvent) {
      if (dragged !== null) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      setDragged(null);
      onMove(dragged.from, dragged.to);
    },
  };

  return { placeOf, dragOf, list };
}
